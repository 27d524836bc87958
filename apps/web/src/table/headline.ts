import { nameOf, type TableOf } from "@courtly/engine";
import type { GameUi } from "./gameUi.ts";
import type { Roster } from "./roster.ts";
import { EN } from "./words/en.ts";
import { words } from "./words/index.ts";

type Ended<State, Action> = Pick<
  TableOf<State, Action>,
  "state" | "turn" | "resigned" | "playerOf"
>;

/** The result of a game in a few words: in the current language, or in English, as it is stored. */
export function headlineOf<Setup, State, Action>(
  { headline }: Pick<GameUi<Setup, State, Action>, "headline">,
  table: Ended<State, Action>,
  roster: Roster,
  tongue?: "english",
): string {
  return resignedHeadline(table, roster, tongue) ?? headline(table.state, roster, tongue);
}

/** The result of a game that ended because a player resigned: the same in all games. */
export function resignedHeadline<State, Action>(
  { turn, resigned, playerOf }: Ended<State, Action>,
  { names }: Roster,
  tongue?: "english",
): string | undefined {
  if (resigned === undefined || turn.kind !== "over") return undefined;
  const { wonByResigning } = tongue === "english" ? EN : words();
  return wonByResigning(nameOf(names, turn.ranks.indexOf(1)), nameOf(names, playerOf(resigned)));
}
