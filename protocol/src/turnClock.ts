import type { ByPlayer, Player } from "@courtly/engine";
import { PACE_TIMES, type Pace } from "./paces.ts";

/** The clock of a person's turn. It is computed from the times of entries, and never stored. */
export interface TurnClock {
  readonly player: Player;
  /** The name of the turn. A turn that is resumed, after an undo for example, has the same name. */
  readonly turn: string;
  readonly sinceMs: number;
}

/** The clocks of a game: of the current turn, and of the one before it, to which an undo may lead back. */
export interface TurnClocks {
  readonly current: TurnClock | undefined;
  /** The time that each player has left beyond the time of a turn. */
  readonly reservesMs: ByPlayer<number>;
  readonly before: Omit<TurnClocks, "before"> | undefined;
}

/** The turn of the person who is to decide. */
export type AwaitedTurn = Pick<TurnClock, "player" | "turn">;

export function newClocks(players: number, pace: Pace | undefined): TurnClocks {
  const reserveMs = pace === undefined ? 0 : PACE_TIMES[pace].reserveMs;
  return {
    current: undefined,
    reservesMs: Array.from({ length: players }, () => reserveMs),
    before: undefined,
  };
}

interface Changing {
  readonly atMs: number;
  readonly isUndo: boolean;
  readonly pace: Pace | undefined;
}

/** The clocks after an entry. A turn that goes on keeps its clock, and so does one to which an undo leads back. */
export function clocksAfter(
  clocks: TurnClocks,
  awaited: AwaitedTurn | undefined,
  { atMs, isUndo, pace }: Changing,
): TurnClocks {
  const { current, reservesMs, before } = clocks;
  if (isSameTurn(current, awaited)) return clocks;
  if (isUndo && before?.current !== undefined && isSameTurn(before.current, awaited))
    return { ...before, before: undefined };
  return {
    current: awaited && { ...awaited, sinceMs: atMs },
    reservesMs: charged(reservesMs, current, { atMs, pace }),
    before: { current, reservesMs },
  };
}

function isSameTurn(a: AwaitedTurn | undefined, b: AwaitedTurn | undefined): boolean {
  return a?.player === b?.player && a?.turn === b?.turn;
}

/** The reserves after a turn: what was longer than its time is taken from the reserve of its player. */
function charged(
  reservesMs: ByPlayer<number>,
  clock: TurnClock | undefined,
  { atMs, pace }: Omit<Changing, "isUndo">,
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
