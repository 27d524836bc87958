import { spawn, type ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export const ROOT = join(import.meta.dirname, "../..");

/** The default time limit: a program that runs longer counts as hung. */
const LIMIT_MS = 40 * 60_000;
/** The time between the request to end and the kill. */
const GRACE_MS = 10_000;

/** Children have a process group of their own, so that their children end with them. */
const HAS_GROUPS = process.platform !== "win32";

export interface Ended {
  readonly ok: boolean;
  /** Standard output and error together, without colours. */
  readonly output: string;
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) end(child, "SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]));

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The whole process group has ended already.
  }
}

interface RunOptions {
  /** Environment variables besides those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** The folder; without it that of this repository. */
  readonly cwd?: string;
  readonly limitMs?: number | undefined;
}

/** Runs a program to its end, without standard input and without showing its output. */
export function run(
  command: string,
  args: readonly string[],
  { env: more = {}, cwd = ROOT, limitMs = LIMIT_MS }: RunOptions = {},
): Promise<Ended> {
  const { FORCE_COLOR: _, ...env } = { ...process.env, ...more };
  const child = spawn(command, args, {
    cwd,
    env,
    detached: HAS_GROUPS,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const timers = [
    setTimeout(end, limitMs, child, "SIGTERM"),
    setTimeout(end, limitMs + GRACE_MS, child, "SIGKILL"),
  ];
  const written: Buffer[] = [];
  child.stdout.on("data", (bytes: Buffer) => written.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => written.push(bytes));
  return new Promise((resolve) => {
    const ended = (ok: boolean, reason = "") => {
      for (const timer of timers) clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output: stripVTControlCharacters(Buffer.concat(written).toString()) + reason });
    };
    child.on("error", (error) => ended(false, `${error.message}\n`));
    child.on("close", (code, signal) =>
      ended(code === 0, signal === null ? "" : `ended by ${signal}\n`),
    );
  });
}
