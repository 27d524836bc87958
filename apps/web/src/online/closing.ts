import type { EntryOf } from "@courtly/protocol";
import type { OnlineTable } from "./onlineTable.ts";

/** The entry that closed a table before its game was over; `undefined` if none has. */
export function closingOf({
  history,
}: Pick<OnlineTable, "history">): EntryOf<"closed"> | undefined {
  return history.map(({ logged }) => logged.entry).find((entry) => entry.kind === "closed");
}
