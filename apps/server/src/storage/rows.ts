import { readEntry } from "@courtly/protocol";
import { DamagedTable } from "./storage.ts";
import { appendChecksum, firstLink, isSame, tableChecksum } from "./checksums.ts";

/** A row of `tables`. In a damaged file every field may have any value: use it only after `verifiedTable`. */
export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly seed: Uint8Array;
  readonly stage: string;
  readonly listed: number;
  readonly created_ms: number;
  /** A JSON array with a hash or null for each player. */
  readonly token_hashes: string;
  /** Whether a bot is to act: 1 or 0, or null if nobody has looked. */
  readonly awaits_bot: number | null;
  /** The length of the log. */
  readonly length: number;
  /** The time of the last append. */
  readonly changed_ms: number;
  /** The checksum of the last append. */
  readonly head: Uint8Array;
  /** The damage that a migration has found, if any. */
  readonly damage: string | null;
  readonly checksum: Uint8Array;
  /** When the clock of the turn runs out, or null without a clock. */
  readonly due_ms: number | null;
  /** The further devices of seats, as a JSON array of pairs of a player and a hash; null if there are none. */
  readonly devices: string | null;
}

/** A row of `appends`: entries that were stored together. */
export interface AppendRow {
  readonly first_n: number;
  /** A JSON array. */
  readonly entries: string;
  readonly key: string | null;
  readonly holder: string | null;
  readonly content: string | null;
  readonly at_ms: number;
  readonly checksum: Uint8Array;
}

/** Verified entries that were stored together: `text` is their JSON array. */
export interface StoredEntries {
  readonly firstN: number;
  readonly atMs: number;
  readonly text: string;
}

/** Verified appends, in order. `nextN` is the number of the entry after them. */
export interface LogPage {
  readonly appends: readonly StoredEntries[];
  readonly nextN: number;
  readonly isEnd: boolean;
}

/** An append with a key, and the length of the log right after it. */
export interface KeyUse extends Pick<AppendRow, "holder" | "content"> {
  readonly lengthAfter: number;
}

/** The row itself, if its checksum is right. */
export function verifiedTable(row: TableRow, id: string): TableRow {
  if (row.id !== id || !isSame(row.checksum, tableChecksum(row)))
    throw new DamagedTable(id, "the checksum of its row is wrong");
  if (row.damage !== null) throw new DamagedTable(id, row.damage);
  // The checksum is right, so a row without a log or a list of hashes was edited together with its checksum.
  if (!(row.length > 0)) throw new DamagedTable(id, "it has no log");
  if (listIn(row.token_hashes)?.every(isHash) !== true)
    throw new DamagedTable(id, "the hashes of its tokens cannot be read");
  // A file that is only checked may have an older layout, without this column.
  const devices = row.devices ?? null;
  if (devices !== null && listIn(devices)?.every(isDevice) !== true)
    throw new DamagedTable(id, "the devices of its seats cannot be read");
  return row;
}

const isHash = (value: unknown) => value === null || typeof value === "string";

const isDevice = (value: unknown) =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === "number" &&
  typeof value[1] === "string";

/** The list that is written in a text; `undefined` if there is none. */
function listIn(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies appends of one table, one after the other: each must continue the chain of checksums and the numbers. */
export function chainOf(table: TableRow) {
  const { id, length, head } = table;
  const appends: StoredEntries[] = [];
  let link: Uint8Array = firstLink(table);
  let nextN = 1;
  const damaged = (what: string) => new DamagedTable(id, what);
  return {
    nextN: () => nextN,
    /** Begins in the middle of the log, with the append before `first` as the last link. */
    startAt: (first: AppendRow, before: AppendRow | undefined) => {
      if (before === undefined) return;
      link = before.checksum;
      nextN = first.first_n;
    },
    take: (row: AppendRow) => {
      if (row.first_n !== nextN) throw damaged(`entry ${nextN} is missing`);
      if (!isSame(row.checksum, appendChecksum(link, row)))
        throw damaged(`the checksum of its entries from ${nextN} on is wrong`);
      appends.push({ firstN: row.first_n, atMs: row.at_ms, text: row.entries });
      nextN += countOf(row, damaged);
      link = row.checksum;
    },
    page: (isEnough: boolean): LogPage => {
      const isEnd = nextN > length;
      if (nextN > length + 1) throw damaged(`its log has more than ${length} entries`);
      if (isEnd && !isSame(head, Buffer.from(link)))
        throw damaged("the end of its log is not the one that was stored last");
      if (!isEnd && !isEnough) throw damaged(`its entries from ${nextN} to ${length} are missing`);
      return { appends, nextN, isEnd };
    },
  };
}

/** The number of entries in an append. An entry that this version cannot read is damage, too. */
function countOf({ entries, first_n }: AppendRow, damaged: (what: string) => Error): number {
  const list = listIn(entries) ?? [];
  if (list.length === 0) throw damaged(`entry ${first_n} is no list`);
  for (const [index, entry] of list.entries()) {
    const read = readEntry(JSON.stringify(entry));
    if (!read.ok) throw damaged(`entry ${first_n + index} cannot be read: ${read.error}`);
  }
  return list.length;
}
