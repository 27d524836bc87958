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
  /** Lets time pass at once on the clock of the server. */
  readonly pass: (ms: number) => Promise<void>;
}

interface PastOptions {
  /** The file with its tables. */
  readonly data: string;
  readonly atMs: number;
  /** A port that pages already know; without it any free port. */
  readonly port?: string;
}

export async function startServerAt(options: PastOptions): Promise<PastServer> {
  const { data, atMs, port = "0" } = options;
  const args = [SERVER, data, port, String(atMs), PAGE];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
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
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error("the server has ended");
    return value;
  };
  const { url } = JSON.parse(await nextLine()) as { url: string };
  const pass = async (ms: number) => {
    child.stdin.write(`${ms}\n`);
    await nextLine();
  };
  return { url: `${url}/`, stop, pass };
}
