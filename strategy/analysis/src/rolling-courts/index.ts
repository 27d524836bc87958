import { mainReasons, reasonsFor, type CourtsReason } from "@courtly/coach/rolling-courts";
import type { Seat } from "@courtly/engine";
import type { State } from "@courtly/rolling-courts";
import type { Explanation } from "../questions.ts";

/** The kinds that say what the played line would have meant. */
const COMPARING: ReadonlySet<CourtsReason["kind"]> = new Set(["notNow", "against"]);

/** The coach's most telling reason for the best line of a decision, compared with the played one. */
export function courtsReason(
  state: State,
  seat: Seat,
  { lines }: Explanation,
): CourtsReason | undefined {
  const reasons = mainReasons(reasonsFor(state, seat, lines));
  return reasons.find(({ kind }) => COMPARING.has(kind)) ?? reasons[0];
}
