import { openDesk, type Desk } from "@courtly/desk";
import type { Odds, Progress, Question } from "@courtly/odds";
import { spawnedWorker } from "./spawnedWorker.ts";

/** A desk whose questions are answered beside the page. */
export function openOddsDesk(): Desk<Question, readonly Odds[], Progress> {
  return openDesk({
    spawn: () =>
      spawnedWorker(new Worker(new URL("oddsWorker.ts", import.meta.url), { type: "module" })),
    trouble: "The odds cannot be worked out",
  });
}
