import type { Player } from "@courtly/engine";
import type { ToClient } from "./toClient.ts";

/** The time of silence after which a player counts as away. */
export const AWAY_MS = 20_000;
/** The time of silence after which the others may ask for a bot in the seat of the player who is to act. */
export const HOLDABLE_MS = 40_000;
/** The time of silence after which a player counts as gone. */
export const GONE_MS = 180_000;

/** Whether a player is at the table, and since when not, in the time of the server. */
export type Presence =
  | { readonly kind: "here" }
  | { readonly kind: "away" | "gone"; readonly sinceMs: number };

/** The presence of a player at a time of the server, from its last message about it. After a short silence a player still counts as being here. */
export function presenceOf(
  { here, silent, watchedSinceMs }: Extract<ToClient, { kind: "presence" }>,
  player: Player,
  nowMs: number,
): Presence {
  if (here.includes(player)) return { kind: "here" };
  const sinceMs = silent.find((each) => each.player === player)?.sinceMs ?? watchedSinceMs;
  const silentMs = nowMs - sinceMs;
  if (silentMs < AWAY_MS) return { kind: "here" };
  return { kind: silentMs < GONE_MS ? "away" : "gone", sinceMs };
}
