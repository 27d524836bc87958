import { mainReasons, reasonsFor, type CourtsReason } from "@courtly/coach/rolling-courts";
import type { Seat } from "@courtly/engine";
import type { State } from "@courtly/rolling-courts";
import type { Explanation } from "../questions.ts";

/** The coach's main reasons for the best line of a decision, compared with the played one. */
export function courtsReasons(
  state: State,
  seat: Seat,
  { lines }: Explanation,
): readonly CourtsReason[] {
  return mainReasons(reasonsFor(state, seat, lines));
}
