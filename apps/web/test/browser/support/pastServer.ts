import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const SERVER = join(import.meta.dirname, "../../../../server/test/support/serverAt.ts");
const PAGE = join(import.meta.dirname, "../../../dist");

/** A server with the built page whose clock shows another time than ours. */
export interface PastServer {
  readonly url: string;
  /** Stops it as an operator would: after that its file is closed and complete. */
  readonly stop: () => Promise<void>;
}

interface PastOptions {
  /** The file with its tables. */
  readonly data: string;
  readonly atMs: number;
  /** A port that pages already know; without it any free port. */
  readonly port?: string;
  /** How many times faster its clock runs than time. */
  readonly speed?: number;
}

export async function startServerAt(options: PastOptions): Promise<PastServer> {
  const { data, atMs, port = "0", speed = 1 } = options;
  const args = [SERVER, data, port, String(atMs), PAGE, String(speed)];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill); // no server stays behind, also after an error
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      process.off("exit", kill);
      resolve();
    }),
  );
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const { url } = JSON.parse(line) as { url: string };
    return { url: `${url}/`, stop };
  }
  throw new Error("the server did not start");
}
