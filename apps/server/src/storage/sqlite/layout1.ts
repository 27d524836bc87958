import type { Database } from "better-sqlite3";
import { hash } from "node:crypto";
import { readEntry } from "@courtly/protocol";
import { isCorrupt } from "./storageErrors.ts";

/** The first layout: one row for each entry, without checksums. Released, so it never changes. */
export const LAYOUT_1 = `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     code TEXT UNIQUE,
     seed BLOB NOT NULL,
     stage TEXT NOT NULL,
     listed INTEGER NOT NULL,
     created_ms INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tables_by_stage ON tables (stage, created_ms);
   CREATE TABLE seats (
     table_id TEXT NOT NULL REFERENCES tables (id),
     player INTEGER NOT NULL,
     token_hash TEXT,
     PRIMARY KEY (table_id, player)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entries (
     table_id TEXT NOT NULL REFERENCES tables (id),
     n INTEGER NOT NULL,
     at_ms INTEGER NOT NULL,
     entry TEXT NOT NULL,
     key TEXT,
     PRIMARY KEY (table_id, n)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;`;

export interface TableRow1 {
  readonly id: string;
  readonly code: string | null;
  readonly seed: Uint8Array;
  readonly stage: string;
  readonly listed: number;
  readonly created_ms: number;
}

/** An entry; the last one of an append has its key. */
export interface EntryRow1 {
  readonly n: number;
  readonly at_ms: number;
  readonly entry: string;
  readonly key: string | null;
}

/** A table of the first layout with its seats and its log. */
export interface Table1 {
  readonly table: TableRow1;
  readonly tokenHashes: readonly (string | null)[];
  readonly entries: readonly EntryRow1[];
  /** The damage that can be noticed without checksums, if there is any. */
  readonly damage: string | null;
}

export type Tables1 = ReturnType<typeof tables1>;

/** Reads tables of the first layout. */
export function tables1(db: Database) {
  const all = db.prepare<[], TableRow1>("SELECT * FROM tables ORDER BY id");
  const seats = db.prepare<[string], { token_hash: string | null }>(
    "SELECT token_hash FROM seats WHERE table_id = ? ORDER BY player",
  );
  const entries = db.prepare<[string], EntryRow1>(
    "SELECT n, at_ms, entry, key FROM entries WHERE table_id = ? ORDER BY n",
  );
  return {
    /** All tables with a readable id. */
    all: () => all.all().filter(({ id }) => typeof id === "string"),
    whole: (table: TableRow1): Table1 => {
      try {
        const tokenHashes = seats.all(table.id).map(({ token_hash }) => token_hash);
        const log = entries.all(table.id);
        return { table, tokenHashes, entries: log, damage: damageIn(table, tokenHashes, log) };
      } catch (error) {
        if (!isCorrupt(error)) throw error;
        const damage = "its pages of the file cannot be read";
        return { table, tokenHashes: [], entries: [], damage };
      }
    },
  };
}

const isText = (value: unknown) => value === null || typeof value === "string";

/** Whether the values have the types of their columns, which damage can change. */
function hasTypes(
  { code, seed, stage, listed, created_ms }: TableRow1,
  tokenHashes: readonly unknown[],
  log: readonly EntryRow1[],
): boolean {
  return (
    [code, stage, ...tokenHashes].every(isText) &&
    seed instanceof Uint8Array &&
    [listed, created_ms].every(Number.isSafeInteger) &&
    log.every(
      ({ at_ms, entry, key }) => Number.isSafeInteger(at_ms) && isText(entry) && isText(key),
    )
  );
}

function damageIn(
  table: TableRow1,
  tokenHashes: readonly (string | null)[],
  log: readonly EntryRow1[],
): string | null {
  if (!hasTypes(table, tokenHashes, log)) return "a part of it is not what it should be";
  if (log.length === 0) return "it has no log";
  for (const [index, { n, entry }] of log.entries()) {
    if (n !== index + 1) return `entry ${index + 1} is missing`;
    const read = readEntry(entry);
    if (!read.ok) return `entry ${n} cannot be read: ${read.error}`;
    if (n > 1) continue;
    if (read.value.kind !== "created") return "its log does not begin with its creation";
    if (read.value.players !== tokenHashes.length) return "its seats are missing";
    if (hash("sha256", table.seed, "hex") !== read.value.seal)
      return "its seed does not match its seal";
  }
  return null;
}
