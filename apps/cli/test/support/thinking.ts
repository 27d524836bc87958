import { answeringBots } from "@courtly/bots/thinking";
import type { Terminal } from "../../src/play/terminal.ts";
import { ENGLISH, type Speech } from "../../src/speech.ts";

/** The time that passes between two looks at the clock of the tests. */
const TICK_MS = 4;

/** A clock that moves only when it is read: a time limit then means the same work on every machine. */
export function countingClock(): () => number {
  let ms = 0;
  return () => (ms += TICK_MS);
}

/** The environment of a game in tests: bots think in the same thread, and the coach has a clock of its own. */
export function environment(terminal: Terminal, speech: Speech = ENGLISH) {
  return {
    terminal,
    think: answeringBots(() => performance.now()),
    nowMs: countingClock(),
    speech,
  };
}
