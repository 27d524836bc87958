import type { Database } from "better-sqlite3";
import { assert } from "@courtly/engine";
import type { AppendRow, TableRow } from "../rows.ts";
import { DamagedTable, type Append, type Appended, type NewTable } from "../storage.ts";
import { earlierRequest, rowsAfter, rowsOfTable, type Packed } from "../tableRows.ts";
import { isCorrupt } from "./storageErrors.ts";
import { noticeWritesOn } from "./notices.ts";
import { rowReader } from "./rowReader.ts";

/** Stores tables and appends. Each function checks before it writes: if it throws `DamagedTable`, it has written nothing. */
export interface Writes {
  /** False if the id or the code is taken. */
  readonly create: (table: Packed<NewTable>) => boolean;
  readonly append: (append: Packed<Append>) => Appended;
  /** Writes and deletes as much as many appends need, so that it fails before they do. */
  readonly check: () => void;
}

/** Room for about a hundred moves. */
const CHECK_BYTES = 32_768;

export function writesOn(db: Database): Writes {
  const sql = statementsOf(db);
  const changeNotices = noticeChangesBy(sql);
  return {
    create: (table) => created(sql, table),
    append: (append) => {
      const result = appended(sql, append);
      if (result.kind === "stored") changeNotices(append);
      return result;
    },
    check: () => {
      sql.addCheck.run(CHECK_BYTES);
      sql.dropChecks.run();
    },
  };
}

function statementsOf(db: Database) {
  return {
    rows: rowReader(db),
    addTable: db.prepare<[TableRow]>(
      `INSERT OR IGNORE INTO tables VALUES (@id, @code, @seed, @stage, @listed, @created_ms, @token_hashes,
         @awaits_bot, @length, @changed_ms, @head, @damage, @checksum, @due_ms, @devices)`,
    ),
    setTable: db.prepare<[TableRow]>(
      `UPDATE tables SET code = @code, stage = @stage, token_hashes = @token_hashes,
         awaits_bot = @awaits_bot, length = @length, changed_ms = @changed_ms, head = @head, checksum = @checksum,
         due_ms = @due_ms, devices = @devices WHERE id = @id`,
    ),
    addAppend: db.prepare<[AppendRow & { readonly table_id: string }]>(
      "INSERT INTO appends VALUES (@table_id, @first_n, @entries, @key, @holder, @content, @at_ms, @checksum)",
    ),
    addCheck: db.prepare<[number]>("INSERT INTO checks (filler) VALUES (zeroblob(?))"),
    notices: noticeWritesOn(db),
    dropChecks: db.prepare("DELETE FROM checks"),
  };
}

type Statements = ReturnType<typeof statementsOf>;

function created(sql: Statements, packedTable: Packed<NewTable>): boolean {
  const { id } = packedTable;
  if (sql.rows.table(id) !== undefined) return false;
  const { table, append } = rowsOfTable(packedTable);
  if (sql.addTable.run(table).changes === 0) return false;
  sql.addAppend.run({ ...append, table_id: id });
  return true;
}

function appended(sql: Statements, append: Packed<Append>): Appended {
  const { tableId, expected, key } = append;
  const before = sql.rows.table(tableId);
  if (before === undefined) return { kind: "conflict", length: 0 };
  const earlier = earlierRequest(sql.rows.keyUses(before, key), append);
  if (earlier !== undefined) return earlier;
  if (before.length !== expected) return { kind: "conflict", length: before.length };
  const next = rowsAfter(before, append);
  add(sql, tableId, next.append);
  const { changes } = sql.setTable.run(next.table);
  assert(changes === 1, "the table was found in the same transaction");
  return { kind: "stored", length: next.table.length };
}

/**
 * Stores who is notified. Damaged pages of notices must not keep games from going on: the transaction is undone and tried
 * again, and from then on nobody is told anything until a restart.
 */
function noticeChangesBy({ notices: stored }: Statements): (append: Packed<Append>) => void {
  let isDamaged = false;
  return ({ notices, seat, tableId, atMs }) => {
    if (isDamaged) return;
    try {
      if (seat !== undefined) stored.keepHolders(tableId, seat);
      if (notices !== undefined) stored.change(tableId, notices, atMs);
    } catch (error) {
      isDamaged = isCorrupt(error);
      throw error;
    }
  };
}

function add(sql: Statements, tableId: string, append: AppendRow): void {
  try {
    sql.addAppend.run({ ...append, table_id: tableId });
  } catch (error) {
    const isTaken = error instanceof Error && "code" in error && error.code === NUMBER_TAKEN;
    if (!isTaken) throw error;
    throw new DamagedTable(tableId, `its log has more than ${append.first_n - 1} entries`);
  }
}

const NUMBER_TAKEN = "SQLITE_CONSTRAINT_PRIMARYKEY";
