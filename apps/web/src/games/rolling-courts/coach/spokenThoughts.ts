import { capital } from "@courtly/rolling-courts";
import { answerOf } from "../../../table/coach/following.ts";
import { whoAt } from "../board/colours.ts";
import { words as tableWords } from "../words/index.ts";
import type { CourtsThoughts } from "./courtsCoach.ts";
import { winChanceWords, waitingWords } from "./courtsPanel.tsx";
import { words } from "./words/index.ts";

/** The odds of the current decision: the chance to win, and the points to expect; empty until they are known. */
export function spokenThoughts(thoughts: CourtsThoughts): string {
  const { model, advice, finalPoints } = thoughts;
  const said = answerOf(advice.value);
  if (model.view.value.waiting.kind !== "person") return waitingWords(thoughts);
  if (said === undefined) return "";
  const points = (finalPoints.value ?? []).map((expected, seat) => {
    const family = capital(tableWords().who(whoAt(model.state.value, model.roster, seat)));
    return `${family} ${Math.round(expected)}`;
  });
  const expected = points.length === 0 ? "" : `${words().courts.expected}: ${points.join(", ")}.`;
  const chance = winChanceWords(said.lines, words().courts.later).replace(/\.?$/, ".");
  return `${chance} ${expected}`.trim();
}
