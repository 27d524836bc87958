import type { LogStore, SignedLog } from "@courtly/client";
import { readEntry } from "@courtly/protocol";
import { drop, store, stored } from "./deviceStorage.ts";

const LOGS = "courtly.log.";

/** The signed log of a table on this device. With it, a game goes on if its server loses moves. */
export function logAt(table: string): SignedLog | undefined {
  try {
    const { entries, signature } = JSON.parse(stored(LOGS + table) ?? "") as SignedLog;
    const read = entries.map((entry) => readEntry(JSON.stringify(entry)));
    const sound = read.flatMap((entry) => (entry.ok ? [entry.value] : []));
    return sound.length === read.length ? { entries: sound, signature } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetLog(table: string): void {
  drop(LOGS + table);
}

/** The signed logs of this device, in the storage that all its windows have. */
export const logBook: LogStore = {
  keep: (table, log) => store(LOGS + table, JSON.stringify(log)),
  find: logAt,
};
