import type { Player } from "@courtly/engine";
import type { Entry, EntryOf } from "./entries.ts";
import { fair } from "./logFaults.ts";
import { stageOf } from "./stage.ts";
import type { TableState } from "./tableState.ts";
import { clocksAfter, dueAtMs, type AwaitedTurn } from "./turnClock.ts";

/** After so many late turns in a row a bot holds the seat. */
export const LATE_TURNS_MAX = 2;

/** Whether a bot may be asked to play for this player: a person who has the seat. */
export function isHoldable({ places, resigned, held }: TableState, player: Player): boolean {
  return places[player]?.kind === "person" && !resigned.includes(player) && !held.includes(player);
}

/** Whether a player may ask for a bot in the seat of another one: somebody who still plays, and waits for that player. */
function mayAskToHold(tableState: TableState, by: Player, player: Player): boolean {
  const { places, resigned } = tableState;
  const isPlaying = places[by]?.kind === "person" && !resigned.includes(by);
  return isPlaying && by !== player && awaitedTurn(tableState)?.player === player;
}

/** Whether a bot plays at a seat of this player now: one that sits there, or one in the place of a person. */
export function isPlayedByBot(
  { places, resigned, held, lateTurn, game }: TableState,
  player: Player,
): boolean {
  return (
    places[player]?.kind === "bot" ||
    resigned.includes(player) ||
    held.includes(player) ||
    (lateTurn?.player === player && lateTurn.turn === game?.turnName)
  );
}

/** The turn of the person who is to decide; `undefined` if a bot decides, or nobody, or while the game is paused. */
export function awaitedTurn(tableState: TableState): AwaitedTurn | undefined {
  const { game } = tableState;
  if (stageOf(tableState) !== "playing" || game?.turn.kind !== "decide") return undefined;
  if (tableState.pausedSinceMs !== undefined) return undefined;
  const player = game.playerOf(game.turn.seat);
  return isPlayedByBot(tableState, player) ? undefined : { player, turn: game.turnName };
}

/** The time at which the clock of the current turn runs out; `undefined` without a clock, and while the game is paused. */
export function dueOf({ clocks, pace, pausedSinceMs }: TableState): number | undefined {
  return pausedSinceMs === undefined ? dueAtMs(clocks, pace) : undefined;
}

/** The state after the turn of a player has run out of time: a bot finishes it. */
export function outOfTime(tableState: TableState, player: Player, atMs: number): TableState {
  const { lateTurns } = tableState;
  const awaited = awaitedTurn(tableState);
  const dueMs = dueOf(tableState);
  fair(awaited?.player === player, "only the player who is to decide runs out of time");
  fair(dueMs !== undefined && !(atMs < dueMs), "a turn runs out of time before its clock");
  return {
    ...tableState,
    lateTurn: awaited,
    lateTurns: lateTurns.with(player, (lateTurns[player] ?? 0) + 1),
  };
}

/** The state after a bot has got the seat of a player: somebody has asked for it, or two turns in a row were late. */
export function held(tableState: TableState, { player, by }: EntryOf<"held">): TableState {
  fair(isHoldable(tableState, player), "a bot plays only for a person");
  fair(
    by === undefined
      ? (tableState.lateTurns[player] ?? 0) >= LATE_TURNS_MAX
      : mayAskToHold(tableState, by, player),
    "a bot gets a seat only if somebody waits for its player, or after late turns",
  );
  return { ...tableState, held: [...tableState.held, player] };
}

/**
 * The state after a player has taken the seat back from a bot. A turn that has run out of time stays with the bot: otherwise
 * its player could have the time of this turn without end.
 */
export function tookBack(tableState: TableState, player: Player): TableState {
  const { held, lateTurns } = tableState;
  fair(held.includes(player), "a player takes back only a seat that a bot holds");
  return {
    ...tableState,
    held: held.filter((each) => each !== player),
    lateTurns: lateTurns.with(player, 0),
  };
}

/** The state with the clock of the turn that is awaited after an entry. */
export function timed(
  next: TableState,
  before: TableState,
  { entry, atMs }: TimedEntry,
): TableState {
  // The clock of a paused turn stands still.
  if (next.game === undefined || next.pausedSinceMs !== undefined) return next;
  const clocks = clocksAfter(next.clocks, awaitedTurn(next), { atMs, pace: next.pace });
  const isMove = entry.kind === "acted" || entry.kind === "rolled";
  const player = isMove ? finishedInTime(before, next.game.turnName) : undefined;
  // A turn that its player has finished in time ends a row of late ones.
  const lateTurns = player === undefined ? next.lateTurns : next.lateTurns.with(player, 0);
  return { ...next, clocks, lateTurns };
}

/** The person who has finished the last turn in time, if another turn comes after a move. */
function finishedInTime({ clocks, lateTurn }: TableState, nextTurn: string): Player | undefined {
  const last = clocks.current ?? clocks.earlier.at(-1)?.current;
  const isLate = last?.player === lateTurn?.player && last?.turn === lateTurn?.turn;
  return last === undefined || isLate || last.turn === nextTurn ? undefined : last.player;
}

interface TimedEntry {
  readonly entry: Entry;
  readonly atMs: number;
}
