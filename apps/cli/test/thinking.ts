import { answeringBots } from "@courtly/bots/thinking";
import type { Stage } from "../src/stage.ts";

/** Where tests play: bots think in this very thread. */
export function theatre(stage: Stage) {
  return { stage, think: answeringBots(() => performance.now()) };
}
