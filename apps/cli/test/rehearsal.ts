import { NO_PAINT } from "../src/outlet.ts";
import type { Stage } from "../src/play/stage.ts";

interface Rehearsal {
  readonly width: number;
  readonly height: number;
  /** What is typed, line by line; then the player goes. */
  readonly typed: readonly string[];
}

/** A terminal without a terminal: whole screens go to `onScreen`, other lines to `onLine`. */
export function rehearsal(
  { width, height, typed }: Rehearsal,
  {
    onScreen = () => undefined,
    onLine = () => undefined,
  }: {
    readonly onScreen?: (lines: readonly string[], prompt: string) => void;
    readonly onLine?: (line: string) => void;
  },
): Stage {
  const answers = typed[Symbol.iterator]();
  let screen: readonly string[] = [];
  return {
    outlet: {
      write: onLine,
      writeData: onLine,
      live: true,
      isTerminal: true,
      paint: NO_PAINT,
      width: () => width,
      height: () => height,
      onResize: () => () => undefined,
    },
    isTyped: true,
    say: onLine,
    put: onLine,
    show: (lines) => {
      screen = lines;
    },
    ask: (prompt) => {
      onScreen(screen, prompt);
      const { value, done } = answers.next();
      return Promise.resolve(
        done === true ? { kind: "stopped", stop: "ended" } : { kind: "line", text: value },
      );
    },
    pause: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    stopped: () => undefined,
    close: () => undefined,
  };
}
