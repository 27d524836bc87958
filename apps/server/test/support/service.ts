import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished } from "vitest";

/** A program that runs beside the tests. It is stopped by its process id. */
export interface Service {
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends the signal, and kills the program if it does not end. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** The user of a service, if it must not run as root. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user with this name, if this process may become that user; `undefined` if it is no root anyway. */
export function serviceUser(name: string): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Starts a program. What it writes is shown if it ends by itself. */
export function service(
  command: string,
  args: readonly string[],
  user: ServiceUser | undefined,
): Service {
  const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...user });
  let isEnding = false;
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => written.push(text.toString()));
  const ended = new Promise<void>((resolve) => {
    child.on("error", (error) => written.push(error.message));
    child.on("close", () => {
      if (!isEnding) console.error(`${command} has ended by itself:\n${written.join("")}`);
      resolve();
    });
  });
  // If this process ends without stopping it, nobody else would.
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      isEnding = true;
      child.kill(signal);
      const killing = setTimeout(kill, END_MS);
      await ended;
      clearTimeout(killing);
      process.off("exit", kill);
    },
  };
}

/** Stops a service after the test that has started it, or after all tests of the file that has. */
export function stopAfterwards(stop: () => Promise<void>): void {
  // `afterAll` has no effect in a test, and the service would run for ever.
  if (expect.getState().currentTestName === undefined) afterAll(stop);
  else onTestFinished(stop);
}

/** A new folder that belongs to a user. */
export function serviceFolder(name: string, user: ServiceUser | undefined) {
  const place = mkdtempSync(join(tmpdir(), `courtly-${name}-`));
  if (user !== undefined) chownSync(place, user.uid, user.gid);
  return { place, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** A port of the loopback address that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** Waits until `look` succeeds. */
export async function answering(what: string, look: () => Promise<unknown>): Promise<void> {
  const endMs = performance.now() + START_MS;
  for (;;)
    try {
      await look();
      return;
    } catch (error) {
      if (performance.now() > endMs) throw new Error(`${what} did not start`, { cause: error });
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
}

/** A service that does not end by itself in this time is killed. */
const END_MS = 5000;
/** Long, because a busy machine is slow. */
const START_MS = 60_000;
