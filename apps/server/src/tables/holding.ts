import { assert, type Player } from "@courtly/engine";
import {
  awaitedTurn,
  dueOf,
  HOLDABLE_MS,
  isHoldable,
  isPaused,
  isPlayedByBot,
  LATE_TURNS_MAX,
  stageOf,
} from "@courtly/protocol";
import type { SilenceOf } from "./arranging.ts";
import { decided, refuse, type Decided, type TableFacts } from "./decision.ts";

/** Lets a bot hold the seat of a player who is to act and has been silent for a while. One request is enough. */
export function hold(
  { tableState }: TableFacts,
  to: Player,
  { player, silentMs }: { readonly player: Player; readonly silentMs: SilenceOf },
): Decided {
  if (stageOf(tableState) !== "playing") return refuse("not-now", "notBegun");
  if (isPaused(tableState)) return refuse("not-now", "paused");
  if (to === player) return refuse("not-now", "ownSeat");
  if (!isHoldable(tableState, to)) return refuse("not-now", "holdsAlready");
  if (awaitedTurn(tableState)?.player !== to) return refuse("not-now", "notAwaited");
  if (silentMs(to) < HOLDABLE_MS) return refuse("not-now", "notSilent");
  return decided({ kind: "held", player: to, by: player });
}

/** Gives a seat back to its player. Nothing is undone, and a bot finishes a turn that has run out of time. */
export function takeBack({ tableState }: TableFacts, player: Player): Decided {
  if (stageOf(tableState) !== "playing") return refuse("not-now", "notHeld");
  if (tableState.held.includes(player)) return decided({ kind: "tookBack", player });
  return refuse("not-now", isPlayedByBot(tableState, player) ? "late" : "notHeld");
}

/**
 * Ends the time of a turn whose clock has run out: a bot finishes it, and holds the seat if it is not the first one in a
 * row. `undefined` while there is time.
 */
export function endTime({ tableState }: TableFacts, nowMs: number): Decided | undefined {
  const dueMs = dueOf(tableState);
  if (dueMs === undefined || nowMs < dueMs) return undefined;
  const awaited = awaitedTurn(tableState);
  assert(awaited !== undefined, "a clock runs only for a person");
  const { player } = awaited;
  const isLast = (tableState.lateTurns[player] ?? 0) + 1 >= LATE_TURNS_MAX;
  return isLast
    ? decided({ kind: "outOfTime", player }, { kind: "held", player })
    : decided({ kind: "outOfTime", player });
}
