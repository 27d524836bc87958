import type { Database } from "better-sqlite3";
import { appendChecksum, firstLink, tableChecksum } from "../checksums.ts";
import type { AppendRow, TableRow } from "../rows.ts";
import { StorageError } from "../storage.ts";
import { holderText, UNKNOWN_CONTENT } from "../tableRows.ts";
import { tables1, type EntryRow1, type Table1, type Tables1 } from "./layout1.ts";
import { isCorrupt } from "./storageErrors.ts";

/** The second layout: one row for each append, with checksums. Released, so it never changes. */
const LAYOUT_2 = `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     code TEXT,
     seed BLOB NOT NULL,
     stage TEXT NOT NULL,
     listed INTEGER NOT NULL,
     created_ms INTEGER NOT NULL,
     token_hashes TEXT NOT NULL,
     awaits_bot INTEGER,
     length INTEGER NOT NULL,
     changed_ms INTEGER NOT NULL,
     head BLOB NOT NULL,
     damage TEXT,
     checksum BLOB NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
   CREATE INDEX tables_in_use ON tables (stage, created_ms) WHERE stage <> 'over';
   CREATE TABLE appends (
     table_id TEXT NOT NULL,
     first_n INTEGER NOT NULL,
     entries TEXT NOT NULL,
     key TEXT,
     holder TEXT,
     content TEXT,
     at_ms INTEGER NOT NULL,
     checksum BLOB NOT NULL,
     PRIMARY KEY (table_id, first_n)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX appends_by_key ON appends (table_id, key) WHERE key IS NOT NULL;
   CREATE TABLE checks (filler BLOB NOT NULL) STRICT;`;

const OLD = ["entries", "seats", "tables"] as const;

/**
 * Rewrites every table of the first layout. The old tables are read from `before`, a copy of the file, because SQLite writes
 * nothing more in a transaction that has met a damaged page. Damaged tables get a row that says so; the copy has the rest.
 */
export function toLayout2(db: Database, before: Database | undefined): readonly string[] {
  for (const name of OLD) db.exec(`ALTER TABLE ${name} RENAME TO old_${name}`);
  db.exec(LAYOUT_2);
  const addTable = db.prepare<[TableRow]>(
    `INSERT INTO tables (id, code, seed, stage, listed, created_ms, token_hashes, awaits_bot, length, changed_ms, head, damage, checksum)
     VALUES (@id, @code, @seed, @stage, @listed, @created_ms, @token_hashes, @awaits_bot, @length, @changed_ms, @head, @damage, @checksum)`,
  );
  const addAppend = db.prepare<[AppendRow & { readonly table_id: string }]>(
    `INSERT INTO appends (table_id, first_n, entries, key, holder, content, at_ms, checksum)
     VALUES (@table_id, @first_n, @entries, @key, @holder, @content, @at_ms, @checksum)`,
  );
  const old = before && tables1(before);
  const remarks: string[] = [];
  let entries = 0;
  for (const row of old?.all() ?? []) {
    const whole = (old as Tables1).whole(row);
    const { table, appends } = converted(whole);
    addTable.run(table);
    for (const append of appends) addAppend.run({ ...append, table_id: table.id });
    entries += table.length;
    if (whole.damage !== null) remarks.push(`table ${table.id} is damaged: ${whole.damage}`);
  }
  expectEntries(db, entries);
  return remarks;
}

function expectEntries(db: Database, expected: number): void {
  const count = "SELECT coalesce(sum(json_array_length(entries)), 0) AS stored FROM appends";
  const stored = db.prepare<[], { stored: number }>(count).get()?.stored;
  if (stored !== expected)
    throw new StorageError(`the update stored ${stored} of ${expected} entries: nothing changed`);
}

/** Drops the tables of the first layout after the update. Those with damaged pages stay as they are, and are not used. */
export function dropLayout1(db: Database): void {
  const exists = db.prepare<[string]>("SELECT 1 FROM sqlite_schema WHERE name = ?");
  for (const name of OLD.map((old) => `old_${old}`))
    try {
      if (exists.get(name) !== undefined) db.exec(`DROP TABLE ${name}`);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
    }
}

interface Converted {
  readonly table: TableRow;
  readonly appends: readonly AppendRow[];
}

/** A row that only says what is wrong with a table. */
function closedTable(id: string, damage: string): TableRow {
  const start = { id, seed: new Uint8Array(), created_ms: 0 };
  const row = {
    ...start,
    code: null,
    stage: "over",
    listed: 0,
    token_hashes: "[]",
    awaits_bot: null,
    length: 0,
    changed_ms: 0,
    head: firstLink(start),
    damage,
    due_ms: null,
    devices: null,
  };
  return { ...row, checksum: tableChecksum(row) };
}

function converted({ table, tokenHashes, entries, damage }: Table1): Converted {
  if (damage !== null) return { table: closedTable(table.id, damage), appends: [] };
  const holderAt = holdersOf(tokenHashes, entries);
  const appends: AppendRow[] = [];
  let head: Uint8Array = firstLink(table);
  for (const group of groupsOf(entries)) {
    const [first] = group as [EntryRow1];
    const append = {
      first_n: first.n,
      entries: `[${group.map(({ entry }) => entry).join(",")}]`,
      ...requestOf(group.at(-1) as EntryRow1, holderAt),
      at_ms: first.at_ms,
    };
    head = appendChecksum(head, append);
    appends.push({ ...append, checksum: head });
  }
  const row = {
    ...table,
    token_hashes: JSON.stringify(tokenHashes),
    awaits_bot: null,
    length: entries.length,
    changed_ms: entries.at(-1)?.at_ms ?? table.created_ms,
    head,
    damage,
    due_ms: null,
    devices: null,
  };
  return { table: { ...row, checksum: tableChecksum(row) }, appends };
}

/** Divides a log into its appends. The last entry of an append has its key; the entries of the creation have none. */
function groupsOf(entries: readonly EntryRow1[]): readonly (readonly EntryRow1[])[] {
  const groups: EntryRow1[][] = [];
  let isOpen = false;
  for (const row of entries) {
    const group = groups.at(-1);
    // The creation ends with the first entry that is none of its kinds. Entries of one append have one time.
    const continues =
      isOpen && group?.[0]?.at_ms === row.at_ms && (groups.length > 1 || isCreation(row));
    if (continues) group?.push(row);
    else groups.push([row]);
    isOpen = row.key === null;
  }
  return groups;
}

function isCreation({ key, entry }: EntryRow1): boolean {
  return key === null && kindOf(entry) === "seated";
}

interface OldEntry {
  readonly kind: string;
  readonly player?: number;
}

function kindOf(entry: string): string {
  return (JSON.parse(entry) as OldEntry).kind;
}

/** The key of a player's request was written as PLAYER.KEY; other keys are those of the server. */
const OF_PLAYER = /^(\d)\.([\w-]+)$/;
/** Stands for a sender whose token is not known any more, so that nobody else gets the answer. */
const UNKNOWN_HOLDER = "unknown";

function requestOf({ n, key }: EntryRow1, holderAt: HolderAt) {
  const [, player, own] = OF_PLAYER.exec(key ?? "") ?? [];
  return own === undefined
    ? { key, holder: null, content: null }
    : { key: own, holder: holderAt(Number(player), n), content: UNKNOWN_CONTENT };
}

type HolderAt = (player: number, n: number) => string;

/** The token hash of the person who had a seat at entry `n`: the stored one belongs to the last who sat down there. */
function holdersOf(
  tokenHashes: readonly (string | null)[],
  entries: readonly EntryRow1[],
): HolderAt {
  const seatedAt = new Map<number, number>();
  for (const { n, entry } of entries) {
    if (!entry.includes('"seated"')) continue;
    const { kind, player } = JSON.parse(entry) as OldEntry;
    if (kind === "seated" && player !== undefined) seatedAt.set(player, n);
  }
  return (player, n) =>
    (n > (seatedAt.get(player) ?? 0) ? holderText(tokenHashes[player]) : null) ?? UNKNOWN_HOLDER;
}
