import { rollingCourtsBots, toCourtTheKingBots, type Bot } from "@courtly/bots";
import {
  assert,
  seededRandom,
  type ByPlayer,
  type Game,
  type Random,
  type Table,
  type TableOf,
} from "@courtly/engine";
import { stageOf, type TableState } from "@courtly/protocol";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { BOXES } from "../../../development/screens/keptGames.ts";
import type { Answered, Client } from "./client.ts";

interface PlayOptions {
  /** Whether to undo one action, as soon as the rules allow it. */
  readonly undoes?: boolean;
}

/**
 * Plays a squire's moves for the players that have a client here, until `isEnough` or the end. The server plays the
 * others. Returns the last request of each player.
 */
export async function playAsSquires(
  clients: ByPlayer<Client | undefined>,
  isEnough: (tableState: TableState) => boolean,
  { undoes = false }: PlayOptions = {},
): Promise<ReadonlyMap<number, Answered>> {
  const present = clients.filter((client) => client !== undefined);
  const [first] = present;
  assert(first !== undefined, "somebody plays");
  const isLongerThan = async (length: number) => {
    for (const each of present) await each.until((now) => now.length > length);
  };
  const random = seededRandom("fixtures");
  const lastRequests = new Map<number, Answered>();
  let isUndoDue = undoes;
  for (;;) {
    const tableState = first.tableState();
    const { game, length } = tableState;
    const isOver = stageOf(tableState) === "over";
    if (isOver || (isEnough(tableState) && !isUndoDue)) return lastRequests;
    assert(game?.turn.kind === "decide", "dice are rolled by the server at once");
    const player = game.playerOf(game.turn.seat);
    const client = clients[player];
    if (client !== undefined) {
      const text = squiresMove(game, random);
      lastRequests.set(player, await client.ask({ kind: "act", length, text }));
    }
    await isLongerThan(length);
    const after = first.tableState();
    if (client === undefined || !isUndoDue || !mayUndo(after, player)) continue;
    await client.ask({ kind: "undo", length: after.length });
    await isLongerThan(after.length);
    isUndoDue = false;
  }
}

function mayUndo({ game, opening }: TableState, player: number): boolean {
  const action = game?.lastAction();
  const box = BOXES.find(({ id }) => id === opening.game);
  const isLasting = action === undefined || box?.lasting(action) !== undefined;
  return !isLasting && game?.undo(player).ok === true;
}

function squiresMove(table: Table, random: Random): string {
  return table.gameId === toCourtTheKing.id
    ? moveOf(toCourtTheKing, toCourtTheKingBots, { table, random })
    : moveOf(rollingCourts, rollingCourtsBots, { table, random });
}

function moveOf<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  bots: readonly Bot<State, Action>[],
  { table, random }: { readonly table: Table; readonly random: Random },
): string {
  const { state, turn } = table as TableOf<State, Action>; // the id tells that it is of this game
  const squire = bots.find(({ name }) => name === "squire");
  assert(squire !== undefined && turn.kind === "decide", "a squire is asked when it decides");
  return game.notation.action.write(squire.choose(state, turn.seat, random));
}
