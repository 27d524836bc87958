import { spawn } from "node:child_process";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runCommand } from "../../src/main.ts";
import { outletOf } from "../../src/outlet.ts";

export const BIN = fileURLToPath(new URL("../../bin/courtly.js", import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Circumstances {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with the whole standard output so far, whenever there is more. */
  readonly onOut?: (out: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** Leaves the input open, like a player who is thinking. */
  readonly silent?: boolean;
  /** Sends Ctrl-C as soon as this returns true. */
  readonly interruptWhen?: () => boolean;
}

/** Runs the real command line, as a shell would start it. */
export function courtly(args: readonly string[], around: Circumstances = {}): Promise<Ran> {
  const { input = "", env = {}, onOut, silent = false, interruptWhen } = around;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env: { PATH: process.env["PATH"], LANG: "C.UTF-8", ...env },
    });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      onOut?.(out, (signal) => child.kill(signal));
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.stdin.on("error", () => undefined); // a command may end without reading its input
    if (!silent) child.stdin.end(input);
    const watch = setInterval(() => {
      if (interruptWhen?.() !== true) return;
      clearInterval(watch);
      child.kill("SIGINT");
    }, 20);
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(watch);
      resolve({ code, out, err });
    });
  });
}

/** Runs a command in this process: a start of the program takes longer than most commands. */
export async function courtlyInside(
  args: readonly string[],
  { input = "" }: Pick<Circumstances, "input"> = {},
): Promise<Ran> {
  const [stdin, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const outlet = (stream: PassThrough) =>
    outletOf(stream as unknown as NodeJS.WriteStream, { LANG: "C.UTF-8" });
  const written = Promise.all([text(out), text(err)]);
  const code = await runCommand(args, {
    in: stdin as unknown as NodeJS.ReadStream,
    out: outlet(out),
    err: outlet(err),
  });
  out.end();
  err.end();
  const [shown, said] = await written;
  return { code, out: shown, err: said };
}

/** The text of a record: header lines, then the body. */
export function record(
  header: readonly string[],
  body: readonly string[] = [],
  { game, players } = { game: "to-court-the-king", players: "Ada, Ben" },
): string {
  const lines = ["courtly 1", `game ${game}`, `players ${players}`, ...header, "---", ...body];
  return `${lines.join("\n")}\n`;
}
