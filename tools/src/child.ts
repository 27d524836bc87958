import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export const ROOT = join(import.meta.dirname, "../..");

/** Longer than any part takes: what runs on after this hangs. */
const LIMIT_MS = 15 * 60 * 1000;

export interface Ended {
  readonly ok: boolean;
  /** What it wrote, standard output and error together, without colours. */
  readonly output: string;
}

let end = (_signal: NodeJS.Signals) => {};
process.on("exit", () => end("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

/** Runs one program at a time to its end, without a keyboard and without showing anything. */
export function run(
  command: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const { FORCE_COLOR: _, ...env } = { ...process.env, ...more };
  // A process group of its own, so that its children end with it.
  const detached = process.platform !== "win32";
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    detached,
    stdio: ["ignore", "pipe", "pipe"],
  });
  end = (signal) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (detached) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  const limit = setTimeout(end, LIMIT_MS, "SIGKILL");
  const written: Buffer[] = [];
  child.stdout.on("data", (bytes: Buffer) => written.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => written.push(bytes));
  return new Promise((resolve) => {
    const ended = (ok: boolean, reason = "") => {
      clearTimeout(limit);
      end = () => {};
      resolve({ ok, output: stripVTControlCharacters(Buffer.concat(written).toString()) + reason });
    };
    child.on("error", (error) => ended(false, `${error.message}\n`));
    child.on("close", (code, signal) =>
      ended(code === 0, signal === null ? "" : `ended by ${signal}\n`),
    );
  });
}
