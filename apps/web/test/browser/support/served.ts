import { spawn } from "node:child_process";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { temporaryData } from "../../../development/temporaryData.ts";
import { chromiumOptions } from "./chromium.ts";

const SERVE = join(import.meta.dirname, "../../../serve.ts");

/** Starts a browser and the server of `npm start` for as long as the work takes. */
export async function served(
  port: number,
  work: (browser: Browser, baseURL: string) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, [
    SERVE,
    "--no-open",
    "--data",
    temporaryData(),
    "--port",
    String(port),
  ]);
  server.stderr.pipe(process.stderr);
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on("data", (bytes: Buffer) => {
        if (bytes.toString().includes("Courtly is at")) resolve();
      });
      server.on("close", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const browser = await chromium.launch(chromiumOptions());
    try {
      await work(browser, `http://127.0.0.1:${port}/`);
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
  }
}
