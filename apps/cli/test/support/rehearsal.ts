import { NO_PAINT } from "../../src/outlet.ts";
import type { Terminal } from "../../src/play/terminal.ts";

interface Rehearsal {
  readonly width: number;
  readonly height: number;
  /** The lines that the player types. After the last one the input ends. */
  readonly typed: readonly string[];
}

/** A stage without a terminal: passes whole screens to `onScreen`, other lines to `onLine`. */
export function rehearsal(
  { width, height, typed }: Rehearsal,
  {
    onScreen = () => undefined,
    onLine = () => undefined,
  }: {
    readonly onScreen?: (lines: readonly string[], prompt: string) => void;
    readonly onLine?: (line: string) => void;
  },
): Terminal {
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
