import { nameOf } from "@courtly/engine";
import type { State } from "@courtly/to-court-the-king";
import type { Roster } from "../../../table/roster.ts";
import { words } from "../words/index.ts";

/** The result of the game in a few words. */
export function headlineOf(state: State, roster: Roster, { headline } = words()): string {
  const { winner, ending } = state;
  if (winner === undefined) return "";
  if (winner === "all" || ending === undefined) return headline.emptyThrone;
  const name = nameOf(roster.names, winner);
  return winner === ending.best.seat
    ? headline.won(name, ending.best)
    : headline.wonMatching(name, ending.best);
}
