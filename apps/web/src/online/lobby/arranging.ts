import { changedTerms, type AgreedSitter } from "@courtly/client";
import type { Player } from "@courtly/engine";
import type { OnlineTable } from "../onlineTable.ts";
import { changeSeat } from "../seatBook.ts";
import { sendRequest } from "../sendRequest.ts";

/** Puts bots into open seats, as the host. */
export function seatBots(
  table: OnlineTable,
  players: readonly Player[],
  level: string,
): Promise<void> {
  agreeTo(table, players, { kind: "bot", level });
  return sendRequest(table, { kind: "seatBots", players, level });
}

/** Opens a seat that a bot or another person has, as the host. */
export function openSeat(table: OnlineTable, player: Player): Promise<void> {
  agreeTo(table, [player], { kind: "open" });
  return sendRequest(table, { kind: "openSeat", player });
}

/** Stores a change of seats before it is asked for: otherwise this device would take it for one of the server. */
function agreeTo(table: OnlineTable, players: readonly Player[], sitter: AgreedSitter): void {
  changeSeat(table.id, ({ terms }) => ({ terms: terms && changedTerms(terms, players, sitter) }));
}
