import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import { openDesk } from "@courtly/desk";
import { spawnedWorker } from "./spawnedWorker.ts";

/** Where bots think, beside the page. The first question starts it. */
export const botDesk = openDesk<BotQuestion, BotAnswer>({
  spawn: () =>
    spawnedWorker(new Worker(new URL("botWorker.ts", import.meta.url), { type: "module" })),
  trouble: "The bots cannot think",
});
