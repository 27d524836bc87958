import Database from "better-sqlite3";
import { assert } from "@courtly/engine";
import { readEntry, type Logged } from "@courtly/protocol";
import {
  StorageError,
  type Append,
  type Appended,
  type NewTable,
  type QuietTable,
  type Storage,
} from "../storage.ts";
import { groupCommit } from "./groupCommit.ts";
import { migrate } from "./migrations.ts";
import { storageErrorFor } from "./storageErrors.ts";

const BUSY_MS = 5000;

export interface SqliteOptions {
  /** The file cannot grow beyond this number of pages, as if the disk were full. For tests. */
  readonly pagesMax?: number | undefined;
}

/** Opens a SQLite file with tables. Throws `StorageError` if the file cannot be used, and does not change it then. */
export function openSqlite(file: string, { pagesMax }: SqliteOptions = {}): Storage {
  return guarded(file, () => {
    const db = new Database(file, { timeout: BUSY_MS });
    try {
      db.pragma("journal_mode = WAL");
      // An acknowledged move must survive a power cut, not only a crash.
      db.pragma("synchronous = FULL");
      db.pragma("foreign_keys = ON");
      if (pagesMax !== undefined) db.pragma(`max_page_count = ${pagesMax}`);
      migrate(db, file);
      return storageOn(db, file);
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

function guarded<Value>(file: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw storageErrorFor(file, error);
  }
}

function storageOn(db: Database.Database, file: string): Storage {
  const sql = statements(db);
  const transaction = db.transaction((work: () => void) => work());
  const group = groupCommit((work) => guarded(file, () => transaction.immediate(work)));
  const reading = <Value>(work: () => Value) =>
    new Promise<Value>((resolve) => resolve(guarded(file, work)));
  return {
    create: (table) => group.add(() => created(sql, table)),
    append: (append) => group.add(() => appended(sql, append)),
    find: (tableId) =>
      reading(() => {
        const row = sql.table.get(tableId);
        if (row === undefined) return undefined;
        const tokenHashes = sql.seats.all(tableId).map((seat) => seat.token_hash ?? undefined);
        const seed = new Uint8Array(row.seed);
        return { id: tableId, code: row.code ?? undefined, seed, tokenHashes };
      }),
    findCode: (code) => reading(() => sql.byCode.get(code)?.id),
    read: (tableId, from) =>
      reading(() => sql.entries.all(tableId, from).map((row) => loggedFrom(row, tableId))),
    lengthAt: (tableId, key) => reading(() => sql.keyed.get(tableId, key)?.n),
    listed: (max) => reading(() => sql.listed.all(max).map(({ id }) => id)),
    running: () => reading(() => sql.running.all().map(({ id }) => id)),
    quiet: (stage, beforeMs) => reading(() => sql.quiet.all(stage, beforeMs)),
    close: async () => {
      group.flush();
      db.close();
    },
  };
}

type Statements = ReturnType<typeof statements>;

function statements(db: Database.Database) {
  return {
    table: db.prepare<[string], { code: string | null; seed: Buffer }>(
      "SELECT code, seed FROM tables WHERE id = ?",
    ),
    byCode: db.prepare<[string], { id: string }>("SELECT id FROM tables WHERE code = ?"),
    seats: db.prepare<[string], { token_hash: string | null }>(
      "SELECT token_hash FROM seats WHERE table_id = ? ORDER BY player",
    ),
    entries: db.prepare<[string, number], EntryRow>(
      "SELECT n, at_ms, entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n",
    ),
    length: db.prepare<[string], { n: number | null }>(
      "SELECT max(n) AS n FROM entries WHERE table_id = ?",
    ),
    keyed: db.prepare<[string, string], { n: number }>(
      "SELECT n FROM entries WHERE table_id = ? AND key = ?",
    ),
    listed: db.prepare<[number], { id: string }>(
      "SELECT id FROM tables WHERE stage = 'lobby' AND listed = 1 ORDER BY created_ms DESC LIMIT ?",
    ),
    running: db.prepare<[], { id: string }>(
      "SELECT id FROM tables WHERE stage IN ('drawing', 'playing')",
    ),
    quiet: db.prepare<[string, number], QuietTable>(
      `SELECT id AS tableId, n AS length FROM tables JOIN entries ON table_id = id
       WHERE stage = ? AND at_ms < ? AND n = (SELECT max(n) FROM entries WHERE table_id = id)`,
    ),
    addTable: db.prepare<[string, string | null, Uint8Array, string, number, number]>(
      "INSERT OR IGNORE INTO tables (id, code, seed, stage, listed, created_ms) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    addSeat: db.prepare<[string, number, string | null]>(
      "INSERT INTO seats (table_id, player, token_hash) VALUES (?, ?, ?)",
    ),
    addEntry: db.prepare<[string, number, number, string, string | null]>(
      "INSERT INTO entries (table_id, n, at_ms, entry, key) VALUES (?, ?, ?, ?, ?)",
    ),
    // Inserts the first entry of an append only if the log has the expected length and the key is new.
    addFirst: db.prepare<[FirstRow]>(
      `INSERT INTO entries (table_id, n, at_ms, entry, key)
       SELECT @tableId, @expected + 1, @atMs, @entry, @ownKey
       WHERE (SELECT max(n) FROM entries WHERE table_id = @tableId) = @expected
       AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = @tableId AND key = @key)`,
    ),
    // A code is for joining only: when no seat is open, another table may use it.
    setStage: db.prepare<[string, string, string]>(
      "UPDATE tables SET stage = ?, code = CASE ? WHEN 'lobby' THEN code END WHERE id = ?",
    ),
    setSeat: db.prepare<[string | null, string, number]>(
      "UPDATE seats SET token_hash = ? WHERE table_id = ? AND player = ?",
    ),
  };
}

interface FirstRow {
  readonly tableId: string;
  readonly expected: number;
  readonly atMs: number;
  readonly entry: string;
  /** The key of the append. */
  readonly key: string;
  /** The same key if the append has only this entry, else null: the key is stored with the last entry. */
  readonly ownKey: string | null;
}

interface EntryRow {
  readonly n: number;
  readonly at_ms: number;
  readonly entry: string;
}

function loggedFrom({ n, at_ms: atMs, entry: text }: EntryRow, tableId: string): Logged {
  const entry = readEntry(text);
  if (!entry.ok)
    throw new StorageError(`entry ${n} of table ${tableId} is damaged: ${entry.error}`);
  return { n, atMs, entry: entry.value };
}

function created(sql: Statements, table: NewTable): boolean {
  const { id, code, seed, stage, listed, atMs, entries, tokenHashes } = table;
  const open = stage === "lobby" ? (code ?? null) : null;
  const { changes } = sql.addTable.run(id, open, seed, stage, listed ? 1 : 0, atMs);
  if (changes === 0) return false;
  for (const [player, hash] of tokenHashes.entries()) sql.addSeat.run(id, player, hash ?? null);
  for (const [index, entry] of entries.entries())
    sql.addEntry.run(id, index + 1, atMs, JSON.stringify(entry), null);
  return true;
}

/** Stores an append. Checks before it writes: a refused append does not undo the others of its group. */
function appended(sql: Statements, append: Append): Appended {
  const { tableId, expected, entries, atMs, key, stage, seat } = append;
  const [first, ...others] = entries;
  const length = expected + entries.length;
  const keyAt = (n: number) => (n === length ? key : null);
  const entry = JSON.stringify(first);
  const ownKey = keyAt(expected + 1);
  const { changes } = sql.addFirst.run({ tableId, expected, atMs, entry, key, ownKey });
  if (changes === 0) return notAppended(sql, append);
  for (const [index, other] of others.entries()) {
    const n = expected + index + 2;
    sql.addEntry.run(tableId, n, atMs, JSON.stringify(other), keyAt(n));
  }
  if (stage !== undefined) sql.setStage.run(stage, stage, tableId);
  if (seat !== undefined) {
    const seats = sql.setSeat.run(seat.tokenHash ?? null, tableId, seat.player);
    assert(seats.changes === 1, "the seat belongs to the table");
  }
  return { kind: "stored", length };
}

function notAppended(sql: Statements, { tableId, key }: Append): Appended {
  const before = sql.keyed.get(tableId, key);
  if (before !== undefined) return { kind: "already", length: before.n };
  return { kind: "conflict", length: sql.length.get(tableId)?.n ?? 0 };
}
