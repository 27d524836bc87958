import type { NoAnswer } from "@courtly/client";
import type { Result } from "@courtly/engine";
import type { ChangeNotifications, NotificationState, Refused } from "@courtly/protocol";
import { language } from "../../i18n/spoken.ts";
import { tableApi } from "../api.ts";
import { seatAt } from "../seatBook.ts";
import { forgetNotified, noteNotified } from "./notifiedSeats.ts";
import type { PushAddress } from "./pushDevice.ts";

type WithoutToken<Change> = Change extends unknown ? Omit<Change, "token"> : never;
export type Change = WithoutToken<ChangeNotifications>;
type Answer = Result<NotificationState, Refused | NoAnswer>;

/** Sends a change of the notifications of a seat to the server. */
export type ChangeOf = (change: Change) => Promise<Answer>;

/** The requests about the notifications of the seat that this device has at a table. */
export function changesAt(table: string): ChangeOf {
  return async (change) => {
    const token = seatAt(table)?.token ?? "";
    const answer = await tableApi.changeNotifications(table, { ...change, token });
    if (answer.ok && change.kind === "push")
      await noteNotified({ table, token, language: change.language, page: change.page });
    if (answer.ok && change.kind === "pushOff") await forgetNotified(table);
    return answer;
  };
}

/** The request that turns notifications on for this device, at the address that its browser has. */
export function pushChange(address: PushAddress): Change {
  return { kind: "push", language: language.peek(), page: pageAddress(), ...address };
}

/** The address of this page without the table: notifications lead to it. */
export function pageAddress(): string {
  return new URL(".", document.baseURI).href;
}
