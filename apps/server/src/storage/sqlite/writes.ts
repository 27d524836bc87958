import type { Database } from "better-sqlite3";
import { assert, type Player } from "@courtly/engine";
import {
  DamagedTable,
  type Append,
  type Appended,
  type ChangedSeat,
  type EarlierRequest,
  type NewTable,
  type RequestKey,
} from "../storage.ts";
import { appendChecksum, firstLink, tableChecksum } from "./checksums.ts";
import type { Packed } from "./messages.ts";
import { isCorrupt } from "./storageErrors.ts";
import { holderText, UNKNOWN_CONTENT } from "./layout2.ts";
import { noticeWritesOn } from "./notices.ts";
import { rowReader, type AppendRow, type KeyUse, type TableRow } from "./rows.ts";

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

/** The key of an append that no request has caused. */
const NO_REQUEST = { key: null, holder: null, content: null } as const;

function created(sql: Statements, table: Packed<NewTable>): boolean {
  const { id, code, seed, stage, listed, atMs, tokenHashes, entries, count } = table;
  if (sql.rows.table(id) !== undefined) return false;
  const start = { id, seed, created_ms: atMs };
  const first = linked(firstLink(start), { ...NO_REQUEST, first_n: 1, entries, at_ms: atMs });
  const row = withChecksum({
    ...start,
    code: stage === "lobby" ? (code ?? null) : null,
    stage,
    listed: listed ? 1 : 0,
    token_hashes: JSON.stringify(tokenHashes.map((tokenHash) => tokenHash ?? null)),
    awaits_bot: null,
    length: count,
    changed_ms: atMs,
    head: first.checksum,
    damage: null,
    due_ms: null,
    devices: null,
  });
  if (sql.addTable.run(row).changes === 0) return false;
  sql.addAppend.run({ ...first, table_id: id });
  return true;
}

function appended(sql: Statements, append: Packed<Append>): Appended {
  const { tableId, expected, entries, count, atMs, key, holder, content } = append;
  const { stage, awaitsBot, dueMs, seat } = append;
  const table = sql.rows.table(tableId);
  if (table === undefined) return { kind: "conflict", length: 0 };
  const earlier = earlierRequest(sql.rows.keyUses(table, key), append);
  if (earlier !== undefined) return earlier;
  if (table.length !== expected) return { kind: "conflict", length: table.length };
  const next = linked(table.head, {
    first_n: expected + 1,
    entries,
    key,
    holder: holderText(holder),
    content: content ?? null,
    at_ms: atMs,
  });
  add(sql, tableId, next);
  const length = expected + count;
  const newStage = stage ?? table.stage;
  const row = withChecksum({
    ...table,
    stage: newStage,
    // A code is for joining only: when no seat is open, another table may use it.
    code: newStage === "lobby" ? table.code : null,
    ...(seat === undefined ? {} : withSeat(table, seat)),
    awaits_bot: awaitsBot === undefined ? null : Number(awaitsBot),
    due_ms: dueMs ?? null,
    length,
    changed_ms: atMs,
    head: next.checksum,
  });
  const { changes } = sql.setTable.run(row);
  assert(changes === 1, "the table was found in the same transaction");
  return { kind: "stored", length };
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

function linked(before: Uint8Array, append: Omit<AppendRow, "checksum">): AppendRow {
  return { ...append, checksum: appendChecksum(before, append) };
}

function withChecksum(table: Omit<TableRow, "checksum">): TableRow {
  return { ...table, checksum: tableChecksum(table) };
}

function withSeat(
  { token_hashes, devices }: TableRow,
  { player, tokenHashes: [first, ...further] }: ChangedSeat,
): Pick<TableRow, "token_hashes" | "devices"> {
  const hashes = JSON.parse(token_hashes) as readonly (string | null)[];
  assert(player < hashes.length, "the seat belongs to the table");
  const known = JSON.parse(devices ?? "[]") as readonly (readonly [Player, string])[];
  const others = known.filter(([other]) => other !== player);
  const pairs = [...others, ...further.map((tokenHash) => [player, tokenHash])];
  return {
    token_hashes: JSON.stringify(hashes.with(player, first ?? null)),
    devices: pairs.length === 0 ? null : JSON.stringify(pairs),
  };
}

/** The earlier request among the appends with its key. */
export function earlierRequest(
  uses: readonly KeyUse[],
  { holder, content }: RequestKey,
): EarlierRequest | undefined {
  if (uses.length === 0) return undefined;
  const same = uses.find(
    (use) =>
      use.holder === holderText(holder) &&
      (use.content === UNKNOWN_CONTENT || use.content === (content ?? null)),
  );
  return same === undefined ? { kind: "keyTaken" } : { kind: "already", length: same.lengthAfter };
}
