import {
  chancesOf,
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import type { State } from "@courtly/to-court-the-king";
import type { Explanation } from "../questions.ts";

/** The coach's main reasons for the best line of a decision, compared with the played one. */
export function kingReasons(
  state: State,
  { lines, turnFacts }: Explanation,
): readonly KingReason[] {
  const compared = lines.slice(0, 2);
  const { worths, now = [], best, other } = turnFacts ?? {};
  const told = { lines: compared, ...(worths && { worths }) };
  return mainReasons(
    (best && reasonsToRoll(state, { best, other, now: chancesOf(now) }, told)) ??
      reasonsToTake(state, told, other),
  );
}
