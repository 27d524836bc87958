import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { wrapped } from "./layout.ts";
import { oneLine, type Outlet } from "../outlet.ts";

/** Why nobody answers any more: Ctrl-C, a request to end, or the end of the input. */
export type Stop = "interrupted" | "terminated" | "ended";

export type Answer =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "stopped"; readonly stop: Stop };

/** Where a game is shown and talked about: a terminal, or a pipe that is read and written line by line. */
export interface Stage {
  readonly outlet: Outlet;
  /** Whether a person types at a terminal. */
  readonly isTyped: boolean;
  /** Words, broken into lines where the page ends. */
  readonly say: (words: string) => void;
  /** A line that stays as it is. */
  readonly put: (line: string) => void;
  /** A fresh screen; in a pipe, the next lines. */
  readonly show: (lines: readonly string[]) => void;
  /** The next line from the player; a terminal that changes its size asks for the screen again. */
  readonly ask: (prompt: string, redraw: () => void) => Promise<Answer>;
  /** Time for people to read; Enter cuts it short until the next question. */
  readonly pause: (ms: number) => Promise<void>;
  /** Waits until nobody has hurried us for so long: a burst of Enters does not answer what comes next. */
  readonly settle: (ms: number) => Promise<void>;
  /** Whether a signal ended the game. */
  readonly stopped: () => Stop | undefined;
  readonly close: () => void;
}

const HOME_AND_CLEAR = "\u001B[H\u001B[J";

export function openStage(input: NodeJS.ReadStream, outlet: Outlet): Stage {
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

/** The player's lines. From a pipe each one waits until it is asked for; typed before, it only says: go on. */
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
  let asked: { readonly give: (answer: Answer) => void; readonly redraw: () => void } | undefined;

  const give = (answer: Answer) => {
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
    if (!isTyped) outlet.write(`${oneLine(text)}\n`); // a transcript reads like a conversation
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
      new Promise<Answer>((resolve) => {
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
  // Keys pressed while nobody asked are no beginning of this answer.
  if (lines.terminal) lines.write(null, { ctrl: true, name: "u" });
  lines.setPrompt(prompt);
  lines.prompt();
}

/** What the line editor draws on. Between two questions the veil is down, and keys leave no trace. */
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
