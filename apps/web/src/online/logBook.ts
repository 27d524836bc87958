import type { KeptLog, LogStore, SignedLog } from "@courtly/client";
import { readEntry } from "@courtly/protocol";
import { drop, store, stored } from "./deviceStorage.ts";

const LOGS = "courtly.log.";
const MARKS = "courtly.mark.";
const MARK = /^(\d+) ([\da-f]{32})$/;

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

/** Forgets the entries of a log. Its mark stays, so that its end can be compared later. */
export function forgetEntries(table: string): void {
  drop(LOGS + table);
}

export function forgetLog(table: string): void {
  drop(LOGS + table);
  drop(MARKS + table);
}

/** The logs of this device, in the storage that all its windows have. */
export const logBook: LogStore = {
  keep: (table, log) => void store(LOGS + table, JSON.stringify(log)),
  find: logAt,
  mark: (table, mark) => void store(MARKS + table, `${mark.length} ${mark.digest}`),
  markOf: (table) => {
    const [, length, digest] = MARK.exec(stored(MARKS + table) ?? "") ?? [];
    return digest === undefined ? undefined : { length: Number(length), digest };
  },
};
