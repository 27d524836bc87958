import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { expect } from "vitest";
import { afterwards } from "../support/served.ts";
import { ROOT } from "./guide.ts";

const runFile = promisify(execFile);

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The user that it runs as, by number. */
  readonly uid?: number | undefined;
}

/** Runs a command of a shell to its end, and returns what it has written. Rejects if it fails. */
export async function shell(command: string, { env = {}, cwd = ROOT, uid }: ProgramOptions = {}) {
  const user = uid === undefined ? {} : { uid };
  const around = { cwd, maxBuffer: 2 ** 26, ...user, env: { ...process.env, ...env } };
  const { stdout, stderr } = await runFile("sh", ["-ec", command], around);
  return stdout + stderr;
}

/** Starts a program that goes on until the end of the test, or until it is stopped. */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, cwd = ROOT, uid }: ProgramOptions = {},
): { readonly said: () => string; readonly stop: () => Promise<number | null> } {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    env: { PATH: process.env["PATH"], ...env },
    ...(uid === undefined ? {} : { uid }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => void child.on("exit", resolve));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  afterwards(stop);
  return { said: () => said, stop };
}

/** Waits until an address answers that moves can be stored. */
export async function ready(url: string, said: () => string): Promise<void> {
  const statusOf = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect
    .poll(async () => ((await statusOf()) === 200 ? "ready" : `not ready: ${said()}`), {
      timeout: 60_000,
    })
    .toBe("ready");
}

/** The ports below those that the system gives to clients: one of these is still free when it is used, half a minute later. */
const PORTS = [20_000, 32_000] as const;

/** A port that nobody uses now. */
export async function keptPort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
