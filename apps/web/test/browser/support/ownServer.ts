import { execFile, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const COURTLY = join(import.meta.dirname, "../../../../cli/bin/courtly.js");

/** A server for one test, which the test can kill. */
export interface OwnServer {
  readonly url: string;
  /** Starts it again, at the same address and with the same file, perhaps with another password. */
  readonly start: (password?: string) => Promise<string>;
  readonly kill: () => Promise<void>;
  /** Runs `courtly admin` with these words, as the owner of the server does. */
  readonly admin: (...words: readonly string[]) => Promise<string>;
  /** Copies the data of the killed server, or puts the copy back. */
  readonly backUp: () => void;
  readonly restore: () => void;
}

interface OwnOptions {
  /** The folder of the page; without it the built page. */
  readonly page?: string;
  readonly basePath?: string;
  /** The password of a private server. */
  readonly password?: string;
}

/** Starts a server for one test. */
export async function withOwnServer(
  use: (server: OwnServer) => Promise<void>,
  { page, basePath, password: first }: OwnOptions = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "courtly-"));
  const [tables, copy] = [join(folder, "tables"), join(folder, "copy")];
  mkdirSync(tables);
  const data = join(tables, "tables.db");
  let child: ChildProcess | undefined;
  let port = "0";
  const start = (password = first) =>
    new Promise<string>((resolve, reject) => {
      const pages = page === undefined ? [] : ["--page", page];
      const paths = basePath === undefined ? [] : ["--base-path", basePath];
      const options = ["--port", port, "--data", data, "--log-level", "error", ...pages, ...paths];
      const env = { ...process.env, ...(password !== undefined && { COURTLY_PASSWORD: password }) };
      child = spawn(process.execPath, [COURTLY, "serve", "--no-open", ...options], { env });
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
    await use({
      url,
      start,
      kill,
      admin: async (...words) => {
        const args = [COURTLY, "admin", ...words, "--data", data];
        return (await promisify(execFile)(process.execPath, args)).stdout;
      },
      backUp: () => cpSync(tables, copy, { recursive: true }),
      restore: () => {
        rmSync(tables, { recursive: true });
        cpSync(copy, tables, { recursive: true });
      },
    });
  } finally {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
