import type { Player } from "@courtly/engine";
import { awaitedTurn, dueOf, PACE_TIMES, type TableState } from "@courtly/protocol";

/** The clock of a turn as it is drawn. */
export interface ShownClock {
  readonly player: Player;
  /** The time until it runs out: of the turn and, once that is over, of the reserve. */
  readonly leftMs: number;
  /** The part of the time that is left, from 1 to 0. */
  readonly share: number;
  readonly isReserve: boolean;
  /** Turns of a day or more show no seconds. */
  readonly isSlow: boolean;
  /** The time is nearly over. */
  readonly isUrgent: boolean;
}

const URGENT_MS = 15_000;
const HOUR_MS = 3_600_000;

/** The clock of the current turn at a time of the server; `undefined` without a clock, or in the turn of a bot. */
export function clockAt(tableState: TableState, nowMs: number): ShownClock | undefined {
  const { pace, clocks } = tableState;
  const awaited = awaitedTurn(tableState);
  const dueMs = dueOf(tableState);
  if (pace === undefined || awaited === undefined || dueMs === undefined) return undefined;
  const { turnMs } = PACE_TIMES[pace];
  const reserveMs = clocks.reservesMs[awaited.player] ?? 0;
  const allMs = Math.max(0, dueMs - nowMs);
  const isReserve = reserveMs > 0 && allMs <= reserveMs;
  const leftMs = isReserve ? allMs : Math.min(turnMs, allMs - reserveMs);
  const wholeMs = isReserve ? PACE_TIMES[pace].reserveMs : turnMs;
  return {
    player: awaited.player,
    leftMs,
    share: leftMs / wholeMs,
    isReserve,
    isSlow: turnMs >= HOUR_MS,
    isUrgent: allMs <= URGENT_MS,
  };
}
