import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import { assert, type Game, type Random, type Table, type TableOf } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";

/** The action of a squire at this table, in the notation of records. */
export function squiresMove(table: Table, random: Random): string {
  return table.gameId === toCourtTheKing.id
    ? moveOf(toCourtTheKing, toCourtTheKingBots, { table, random })
    : moveOf(rollingCourts, rollingCourtsBots, { table, random });
}

function moveOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
  { table, random }: { readonly table: Table; readonly random: Random },
): string {
  const { state, turn } = table as TableOf<State, Action>; // of this game, by its id
  const squire = bots.find(({ name }) => name === "squire");
  assert(squire !== undefined && turn.kind === "decide", "a squire is asked when it decides");
  return game.notation.action.write(squire.choose(state, turn.seat, random));
}
