import { useEffect } from "preact/hooks";
import type { OnlineTable } from "../onlineTable.ts";
import { changesAt, pushChange, type ChangeOf } from "./changes.ts";
import { isNotified } from "./notifiedSeats.ts";
import { browserPush, type PushDevice } from "./pushDevice.ts";

/**
 * Turns notifications on again where this device has asked for them and its server does not know it: at a rematch, or after the
 * browser got another address. Asks the person nothing.
 */
export async function renewPush(
  table: string,
  change: ChangeOf = changesAt(table),
  device: PushDevice = browserPush,
): Promise<void> {
  if (!(await isNotified(table)) || !device.isAllowed()) return;
  const address = await device.address();
  const asked = await change({ kind: "ask", ...(address && { endpoint: address.endpoint }) });
  if (!asked.ok || asked.value.push) return;
  const renewed = await device.subscribe(asked.value.key);
  if (typeof renewed === "object") await change(pushChange(renewed));
}

/** Renews the notifications of this device at a table, whenever it is connected and has a seat there. */
export function useRenewedPush({ id, connection }: Pick<OnlineTable, "id" | "connection">): void {
  const { value: now } = connection;
  const isSeated = now.kind === "live" && now.player !== undefined;
  useEffect(() => {
    if (isSeated) void renewPush(id);
  }, [isSeated]);
}
