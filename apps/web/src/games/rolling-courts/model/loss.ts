import { spendingOf, unspent, type State } from "@courtly/rolling-courts";
import { words } from "../words/index.ts";

/** The dice and points that ending the turn would lose: "1 die and 2 points"; `undefined` if all are spent. */
export function lossWords(state: State): string | undefined {
  const lost = words().mainButton.loss(unspent(state).length, spendingOf(state)?.points ?? 0);
  return lost === "" ? undefined : lost;
}
