import { spendingOf, unspent, type State } from "@courtly/rolling-courts";
import { words } from "../words/index.ts";

/** What an end of the turn would lose: "1 die and 2 points"; nothing when all is spent. */
export function lossWords(state: State): string | undefined {
  const lost = words().go.loss(unspent(state).length, spendingOf(state)?.points ?? 0);
  return lost === "" ? undefined : lost;
}
