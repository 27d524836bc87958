import type { Table } from "@courtly/engine";
import { withoutDice } from "../local/localDice.ts";
import { saveRecord, startProblem } from "../local/savedGames.ts";
import type { SavedGame } from "../local/savedGame.ts";
import { goTo } from "../routes.ts";
import { refuse } from "../ui/toast.tsx";
import type { Replay } from "./replay.ts";
import { triedRoster } from "./triedRoster.ts";

/** The dice of a tried game: as they fell in the replayed one, or new. */
export type TriedDice = "same" | "new";

/** Tries another course from the current place of a replay. Returns false at the end of the game. */
export function beginTry<State, Action>(
  { session }: Replay<State, Action>,
  dice: TriedDice,
): boolean {
  const { table } = session.view.value;
  if (table.turn.kind === "over") return false;
  void tryFromHere({ card: session.card(), record: session.record() }, table, dice);
  return true;
}

/** Begins another course of a game at this moment of its replay, and goes to its table. */
async function tryFromHere(
  { card, record }: SavedGame,
  table: Table,
  dice: TriedDice,
): Promise<void> {
  const { turn, playerOf, length } = table;
  if (turn.kind === "over") return;
  const roster = triedRoster(card.roster, playerOf(turn.seat));
  const tried = { from: card.id, place: length, ...(dice === "same" && { record }) };
  const kept = await saveRecord(card.gameId, roster, {
    record: withoutDice(table.record()),
    tried,
  });
  if (kept.ok) goTo({ screen: "table", id: kept.value.id });
  else refuse(startProblem(kept.error));
}
