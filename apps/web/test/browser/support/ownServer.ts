import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const COURTLY = join(import.meta.dirname, "../../../../cli/bin/courtly.js");

/** A server for one test, which the test can kill. */
export interface OwnServer {
  readonly url: string;
  /** Starts it again, at the same address and with the same file. */
  readonly start: () => Promise<string>;
  readonly kill: () => Promise<void>;
}

/** Starts a server for one test; it serves the built page, or the given one. */
export async function withOwnServer(
  use: (server: OwnServer) => Promise<void>,
  page?: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-"));
  const data = join(folder, "tables.db");
  let child: ChildProcess | undefined;
  let port = "0";
  const start = () =>
    new Promise<string>((resolve, reject) => {
      const pages = page === undefined ? [] : ["--page", page];
      const options = ["--port", port, "--data", data, "--log-level", "error", ...pages];
      child = spawn(process.execPath, [COURTLY, "serve", "--no-open", ...options]);
      child.stdout?.on("data", (said: Buffer) => {
        const url = /Courtly is at (\S+)/.exec(said.toString())?.[1];
        if (url !== undefined) resolve(url);
      });
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
  const kill = () =>
    new Promise<void>((resolve) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) resolve();
      child?.once("exit", () => resolve());
      child?.kill("SIGKILL");
    });
  try {
    const url = await start();
    ({ port } = new URL(url));
    await use({ url, start, kill });
  } finally {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
