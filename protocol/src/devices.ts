import type { ByPlayer, Player } from "@courtly/engine";
import type { EntryOf } from "./entries.ts";
import { fair } from "./logFaults.ts";
import { stageOf } from "./stage.ts";
import type { TableState } from "./tableState.ts";

/** The devices of each player when a game begins, as the SHA-256 of their tokens: one for each person. */
export function firstDevices(
  { places }: TableState,
  { holders }: EntryOf<"begun">,
): ByPlayer<readonly string[]> {
  return places.map((_, player) => {
    const holder = holders?.[player] ?? undefined;
    return holder === undefined ? [] : [holder];
  });
}

/** The state after a device has got or lost a seat. */
export function devicesChanged(
  tableState: TableState,
  { player, holders }: EntryOf<"devices">,
): TableState {
  const { devices, places } = tableState;
  const before = devices[player] ?? [];
  fair(places[player]?.kind === "person", "only a person has devices");
  fair(new Set(holders).size === holders.length, "a device has a seat once");
  const kept = holders.filter((holder) => before.includes(holder));
  switch (stageOf(tableState)) {
    case "drawing":
      fair(
        holders.length === 1 && maySitDownWith(tableState, player),
        "the dice are drawn with one device of a seat",
      );
      break;
    case "playing":
      fair(kept.length > 0, "a seat is handed over by a device that has it");
      break;
    default:
      fair(kept.length === holders.length, "after the end no device gets a seat");
  }
  return { ...tableState, devices: devices.with(player, holders) };
}

/**
 * Whether a player may sit down with another device while the dice are drawn: only at a table that follows another one, where
 * everybody is seated at once, and only before that player's seal: the share of a sealed seat is on one device.
 */
export function maySitDownWith({ opening, drawing }: TableState, player: Player): boolean {
  const isFollowing = opening.rematchOf !== undefined || opening.continues !== undefined;
  return isFollowing && drawing?.parts[player]?.kind === "awaited";
}
