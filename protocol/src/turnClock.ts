import type { ByPlayer, Player } from "@courtly/engine";
import { PACE_TIMES, type Pace } from "./paces.ts";

/** The clock of a person's turn. It is computed from the times of entries, and never stored. */
export interface TurnClock {
  readonly player: Player;
  /** The name of the turn. A turn that is resumed, after an undo for example, has the same name. */
  readonly turn: string;
  readonly sinceMs: number;
}

/** The clock of a turn, and the reserves with which it began to run. */
interface RunningClocks {
  readonly current: TurnClock | undefined;
  /** The time that each player has left beyond the time of a turn. */
  readonly reservesMs: ByPlayer<number>;
}

/** The clocks of a game. */
export interface TurnClocks extends RunningClocks {
  /** The clocks of the last turns, the newest last. Such a turn may go on: after a roll, a bot or an undo. */
  readonly earlier: readonly RunningClocks[];
}

/** The number of turns whose clocks are remembered. An undo leads back to the last roll only, so it reaches few turns. */
const EARLIER_MAX = 8;

/** The turn of the person who is to decide. */
export type AwaitedTurn = Pick<TurnClock, "player" | "turn">;

export function newClocks(players: number, pace: Pace | undefined): TurnClocks {
  const reserveMs = pace === undefined ? 0 : PACE_TIMES[pace].reserveMs;
  return {
    current: undefined,
    reservesMs: Array.from({ length: players }, () => reserveMs),
    earlier: [],
  };
}

interface Changing {
  readonly atMs: number;
  readonly pace: Pace | undefined;
}

/**
 * The clocks after an entry. A turn that goes on keeps its clock, also after a roll, after a bot has held the seat, and after
 * an undo: otherwise a player could have the time of a turn again and again.
 */
export function clocksAfter(
  clocks: TurnClocks,
  awaited: AwaitedTurn | undefined,
  { atMs, pace }: Changing,
): TurnClocks {
  const { current, reservesMs, earlier } = clocks;
  if (isSameTurn(current, awaited)) return clocks;
  const resumedAt =
    awaited === undefined ? -1 : earlier.findLastIndex((each) => isSameTurn(each.current, awaited));
  const resumed = earlier[resumedAt];
  if (resumed !== undefined) return { ...resumed, earlier: earlier.slice(0, resumedAt) };
  return {
    current: awaited && { ...awaited, sinceMs: atMs },
    reservesMs: charged(reservesMs, current, { atMs, pace }),
    earlier:
      current === undefined ? earlier : [...earlier, { current, reservesMs }].slice(-EARLIER_MAX),
  };
}

/** The clocks after a pause: all turns began later by it. */
export function shiftedClocks(
  { current, reservesMs, earlier }: TurnClocks,
  ms: number,
): TurnClocks {
  const later = (clock: TurnClock | undefined) =>
    clock && { ...clock, sinceMs: clock.sinceMs + ms };
  return {
    current: later(current),
    reservesMs,
    earlier: earlier.map((each) => ({ ...each, current: later(each.current) })),
  };
}

function isSameTurn(a: AwaitedTurn | undefined, b: AwaitedTurn | undefined): boolean {
  return a?.player === b?.player && a?.turn === b?.turn;
}

/** The reserves after a turn: what was longer than its time is taken from the reserve of its player. */
function charged(
  reservesMs: ByPlayer<number>,
  clock: TurnClock | undefined,
  { atMs, pace }: Changing,
): ByPlayer<number> {
  if (clock === undefined || pace === undefined) return reservesMs;
  const reserve = reservesMs[clock.player] ?? 0;
  const overMs = Math.max(0, atMs - clock.sinceMs - PACE_TIMES[pace].turnMs);
  return overMs === 0 ? reservesMs : reservesMs.with(clock.player, Math.max(0, reserve - overMs));
}

/** The time at which the clock of the current turn runs out; `undefined` without a clock. */
export function dueAtMs(
  { current, reservesMs }: TurnClocks,
  pace: Pace | undefined,
): number | undefined {
  if (current === undefined || pace === undefined) return undefined;
  return current.sinceMs + PACE_TIMES[pace].turnMs + (reservesMs[current.player] ?? 0);
}
