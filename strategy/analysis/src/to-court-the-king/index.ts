import {
  chancesOf,
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
  type KingReason,
} from "@courtly/coach/to-court-the-king";
import type { State } from "@courtly/to-court-the-king";
import type { Explanation } from "../questions.ts";

/** The kinds that say what the played line would have meant. */
const COMPARING: ReadonlySet<KingReason["kind"]> = new Set(["stops", "rollsOn", "lifts"]);

/** The coach's most telling reason for the best line of a decision, compared with the played one. */
export function kingReason(
  state: State,
  { lines, turnFacts }: Explanation,
): KingReason | undefined {
  const compared = lines.slice(0, 2);
  const { worths, best, other } = turnFacts ?? {};
  const now = chancesOf(turnFacts?.now ?? []);
  const told = { lines: compared, ...(worths && { worths }) };
  const reasons = mainReasons(
    (best && reasonsToRoll(state, { best, other, now }, told)) ??
      reasonsToTake(state, told, { now, rolled: other }),
  );
  return reasons.find(({ kind }) => COMPARING.has(kind)) ?? reasons[0];
}
