import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { wrapped } from "./layout.ts";
import { oneLine, type Outlet } from "../outlet.ts";

/** The reason why input has ended: Ctrl-C, SIGTERM, or the end of the input. */
export type Stop = "interrupted" | "terminated" | "ended";

export type TypedAnswer =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "stopped"; readonly stop: Stop };

/** The place where a game is shown: a terminal, or a pipe that is read and written line by line. */
export interface Terminal {
  readonly outlet: Outlet;
  /** Whether a person types at a terminal. */
  readonly isTyped: boolean;
  /** Prints text, wrapped to the page width. */
  readonly say: (words: string) => void;
  /** Prints a line unchanged. */
  readonly put: (line: string) => void;
  /** Shows a new screen; in a pipe, prints the lines. */
  readonly show: (lines: readonly string[]) => void;
  /** Asks for the next line. Calls `redraw` when a terminal changes its size. */
  readonly ask: (prompt: string, redraw: () => void) => Promise<TypedAnswer>;
  /** Pauses so that people can read. Enter skips all pauses until the next question. */
  readonly pause: (ms: number) => Promise<void>;
  /** Waits until no Enter has come for `ms`, so that repeated Enters do not answer the next question. */
  readonly settle: (ms: number) => Promise<void>;
  /** The reason, if a signal has ended the game. */
  readonly stopped: () => Stop | undefined;
  readonly close: () => void;
}

const HOME_AND_CLEAR = "\u001B[H\u001B[J";

export function openTerminal(input: NodeJS.ReadStream, outlet: Outlet): Terminal {
  const timer = interruptibleTimer(outlet);
  const player = openLines(input, outlet, timer.hurry);
  let stop: Stop | undefined;
  const end = (why: Stop) => {
    stop ??= why;
    timer.hurry();
    player.end(why);
  };
  const stopped = () => stop;
  const interrupt = () => end("interrupted");
  const terminate = () => end("terminated");
  player.onInterrupt(interrupt);
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", terminate);
  return {
    outlet,
    isTyped: input.isTTY === true,
    say: (words) => outlet.write(`${wrapped(words, outlet.width()).join("\n")}\n`),
    put: (line) => outlet.write(`${line}\n`),
    show: (lines) => outlet.write(`${outlet.live ? HOME_AND_CLEAR : "\n"}${lines.join("\n")}\n`),
    ask: (prompt, redraw) => {
      timer.takeTime();
      return stop === undefined
        ? player.ask(prompt, redraw)
        : Promise.resolve({ kind: "stopped", stop });
    },
    pause: timer.pause,
    settle: async (ms) => {
      do {
        timer.takeTime();
        await timer.pause(ms);
      } while (timer.isHurried() && stopped() === undefined);
    },
    stopped,
    close: () => {
      player.close();
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", terminate);
    },
  };
}

function interruptibleTimer({ live }: Outlet) {
  let hurried = false;
  let wake: () => void = () => undefined;
  return {
    hurry: () => {
      hurried = true;
      wake();
    },
    takeTime: () => {
      hurried = false;
    },
    isHurried: () => hurried,
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        if (!live || hurried) return resolve();
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

/** The player's lines. Lines from a pipe wait until they are asked for. A line typed too early only skips pauses. */
function openLines(input: NodeJS.ReadStream, outlet: Outlet, onUnasked: () => void) {
  const isTyped = input.isTTY === true;
  const veil = veiled(outlet);
  const lines = createInterface({
    input,
    output: veil.output,
    terminal: isTyped && outlet.live,
    historySize: 0,
  });
  const early: string[] = [];
  let closed = false;
  let asked:
    | { readonly give: (answer: TypedAnswer) => void; readonly redraw: () => void }
    | undefined;

  const give = (answer: TypedAnswer) => {
    const { give: resolve } = asked ?? {};
    asked = undefined;
    veil.drop();
    resolve?.(answer);
  };
  const hear = (text: string) => {
    if (asked === undefined) {
      if (isTyped) onUnasked();
      else early.push(text);
      return;
    }
    if (!isTyped) outlet.write(`${oneLine(text)}\n`); // so that a transcript contains the answers
    give({ kind: "line", text });
  };
  const end = (stop: Stop) => {
    if (asked === undefined) return;
    outlet.write("\n");
    give({ kind: "stopped", stop });
  };
  lines.on("line", hear);
  lines.on("close", () => {
    closed = true;
    end("ended");
  });
  const offResize = outlet.onResize(() => {
    if (asked === undefined || !outlet.live) return;
    asked.redraw();
    lines.prompt(true);
  });
  return {
    ask: (prompt: string, redraw: () => void) =>
      new Promise<TypedAnswer>((resolve) => {
        asked = { give: resolve, redraw };
        veil.lift();
        if (closed) outlet.write(prompt);
        else openPrompt(lines, prompt);
        const text = early.shift();
        if (text !== undefined) hear(text);
        else if (closed) end("ended");
      }),
    onInterrupt: (interrupt: () => void) => void lines.on("SIGINT", interrupt),
    end,
    close: () => {
      offResize();
      lines.close();
    },
  };
}

function openPrompt(lines: ReturnType<typeof createInterface>, prompt: string): void {
  // Keys pressed before the question must not become part of the answer.
  if (lines.terminal) lines.write(null, { ctrl: true, name: "u" });
  lines.setPrompt(prompt);
  lines.prompt();
}

/** The output of the line editor. Hidden between questions, so that early keys are not shown. */
function veiled(outlet: Outlet) {
  let down = true;
  const output = new Writable({
    decodeStrings: false,
    write: (text: string | Buffer, _encoding, done) => {
      if (!down) outlet.write(String(text));
      done();
    },
  });
  Object.defineProperty(output, "columns", { get: outlet.width });
  return {
    output,
    lift: () => {
      down = false;
    },
    drop: () => {
      down = true;
    },
  };
}
