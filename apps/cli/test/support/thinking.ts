import { answeringBots } from "@courtly/bots/thinking";
import type { Terminal } from "../../src/play/terminal.ts";
import { ENGLISH, type Speech } from "../../src/speech.ts";

/** The environment of a game in tests: bots think in the same thread. */
export function environment(terminal: Terminal, speech: Speech = ENGLISH) {
  return { terminal, think: answeringBots(() => performance.now()), speech };
}
