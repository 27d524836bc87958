import { sha256Text } from "@courtly/dice";
import type { Player } from "@courtly/engine";
import type { OnlineTable } from "../onlineTable.ts";
import { seatAt } from "../seatBook.ts";

/** Whether another device of this player has the seat too. */
export function hasOtherDevice(
  { tableState }: Pick<OnlineTable, "tableState">,
  me: Player,
): boolean {
  return (tableState()?.devices[me]?.length ?? 0) > 1;
}

/** Whether another device of its player has taken the seat away from this one, which only watches now. */
export function hasLostSeat({ id, tableState }: Pick<OnlineTable, "id" | "tableState">): boolean {
  const { token, player } = seatAt(id) ?? {};
  if (token === undefined || player === undefined) return false;
  const holders = tableState()?.devices[player] ?? [];
  return holders.length > 0 && !holders.includes(sha256Text(token));
}
