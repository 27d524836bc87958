import { openDesk, type Desk } from "@courtly/desk";
import type { Odds, Progress, Question } from "@courtly/odds";
import { spawnThread } from "./spawnThread.ts";

const ODDS = new URL("./oddsThread.ts", import.meta.url);

/** A desk for odds with a thread behind it. */
export function openOddsDesk(
  file: () => URL = () => ODDS,
): Desk<Question, readonly Odds[], Progress> {
  return openDesk({ spawn: () => spawnThread(file()), trouble: "The odds cannot be worked out" });
}
