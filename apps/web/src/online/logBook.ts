import type { KeptLog, LogStore, SignedLog } from "@courtly/client";
import { readEntry } from "@courtly/protocol";
import { drop, store, stored } from "./deviceStorage.ts";

const LOGS = "courtly.log.";

/** The log of a table on this device. With it, a game goes on if its server loses moves. */
export function logAt(table: string): KeptLog | undefined {
  try {
    const { entries, signature } = JSON.parse(stored(LOGS + table) ?? "") as KeptLog | SignedLog;
    const read = entries.map((entry) => readEntry(JSON.stringify(entry)));
    const sound = read.flatMap((entry) => (entry.ok ? [entry.value] : []));
    if (sound.length < read.length) return undefined;
    // Older pages stored a log only with the signature of its last entry.
    const isOlder = typeof signature === "string";
    return {
      entries: sound,
      signature: isOlder ? { length: sound.length, signature } : signature,
    };
  } catch {
    return undefined;
  }
}

export function forgetLog(table: string): void {
  drop(LOGS + table);
}

/** The logs of this device, in the storage that all its windows have. */
export const logBook: LogStore = {
  keep: (table, log) => store(LOGS + table, JSON.stringify(log)),
  find: logAt,
};
