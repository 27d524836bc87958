import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { afterwards } from "./served.ts";

export const COURTLY = join(import.meta.dirname, "../../../cli/bin/courtly.js");

/** A server in its own process, which can be killed or paused. */
export interface ServerProcess {
  readonly url: string;
  /** Pauses the whole process, or lets it go on. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT") => void;
  /** Sends the signal and waits for the end. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
}

export function serverProcess(
  data: string,
  ...nodeFlags: readonly string[]
): Promise<ServerProcess> {
  const args = ["serve", "--port", "0", "--data", data, "--log-level", "silent", "--json"];
  return serverProcessOf([...nodeFlags, COURTLY, ...args]);
}

/** Starts Node with these arguments and settings. The program prints its address as JSON when it serves. */
export async function serverProcessOf(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...settings },
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  afterwards(() => end("SIGKILL"));
  for await (const line of createInterface(child.stdout)) {
    const { url } = JSON.parse(line) as { url: string };
    return { url, end, signal: (signal) => void child.kill(signal) };
  }
  throw new Error("the server did not start");
}
