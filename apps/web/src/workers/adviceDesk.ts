import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { openDesk, type Desk } from "@courtly/desk";
import { spawnedWorker } from "./spawnedWorker.ts";

/** A desk where the Chancellor gives advice, beside the page. */
export function openAdviceDesk(): Desk<AdviceQuestion, Advice, Advice> {
  return openDesk({
    spawn: () =>
      spawnedWorker(new Worker(new URL("adviceWorker.ts", import.meta.url), { type: "module" })),
    trouble: "The coach cannot think",
  });
}
