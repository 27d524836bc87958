import type { Entry, Logged } from "@courtly/protocol";
import type { LogPage, StoredEntries } from "./rows.ts";

/** Entries that are read at once: other questions have their turn in between. */
const PAGE_ENTRIES = 500;

/** Entries of a log, from number `from` on. */
export interface Wanted {
  readonly from: number;
  readonly max: number;
}

/** Reads entries from number `from` on, as many as there are up to `max`, or a few more. */
type ReadPage = (wanted: Wanted) => Promise<Pick<LogPage, "appends" | "isEnd">>;

/** Reads a log in pages. Entries never change, so pages that are read one after the other fit together. */
export async function readPages(read: ReadPage, { from, max }: Wanted): Promise<readonly Logged[]> {
  const log: Logged[] = [];
  while (log.length < max) {
    const missing = Math.min(max - log.length, PAGE_ENTRIES);
    const page = await read({ from: from + log.length, max: missing });
    const fresh = page.appends.flatMap(unpacked).filter(({ n }) => n >= from + log.length);
    log.push(...fresh.slice(0, max - log.length));
    if (page.isEnd) break;
  }
  return log;
}

function unpacked({ firstN, atMs, text }: StoredEntries): readonly Logged[] {
  const entries = JSON.parse(text) as readonly Entry[]; // verified when it was read
  return entries.map((entry, index) => ({ n: firstN + index, atMs, entry }));
}
