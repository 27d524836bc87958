import { answeringBots } from "@courtly/bots/thinking";
import type { Terminal } from "../src/play/stage.ts";
import { ENGLISH, type Speech } from "../src/speech.ts";

/** The environment of a game in tests: bots think in the same thread. */
export function environment(stage: Terminal, speech: Speech = ENGLISH) {
  return { stage, think: answeringBots(() => performance.now()), speech };
}
