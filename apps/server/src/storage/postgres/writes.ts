import { rowsAfter, rowsOfTable, packed } from "../tableRows.ts";
import type { TableRow } from "../rows.ts";
import { DamagedTable, type Append, type Appended, type NewTable } from "../storage.ts";
import { DELAY_MS } from "../subscriptions.ts";
import type { Database } from "./database.ts";
import type { KnownRows } from "./knownRows.ts";
import { isTaken } from "./postgresErrors.ts";
import type { Reads } from "./reads.ts";

/** Stores tables and appends, each by one statement: a transaction of its own that writes to one table only. */
export interface Writes {
  /** False if the id or the code is taken. */
  readonly create: (table: NewTable) => Promise<boolean>;
  readonly append: (append: Append) => Promise<Appended>;
}

interface WritesContext {
  readonly reads: Reads;
  readonly known: KnownRows;
}

export function writesOn({ run }: Pick<Database, "run">, { reads, known }: WritesContext): Writes {
  /** Writes the rows after an append. `undefined` if the row of the table is not `before` any more, or the key is known. */
  const appendedTo = async (before: TableRow, append: Append): Promise<Appended | undefined> => {
    const rows = rowsAfter(before, packed(append));
    const { id, length } = rows.table;
    const values = [
      id,
      before.checksum,
      ...CHANGED.map((column) => rows.table[column]),
      ...APPENDED.map((column) => rows.append[column]),
    ];
    const isToldToNobody = append.notices === undefined && append.seat === undefined;
    const stored = isToldToNobody
      ? await run(APPEND, values)
      : await run(APPEND_AND_NOTIFY, [...values, ...noticeValues(append)]);
    if (stored.length === 0) return undefined;
    known.keep(rows.table);
    return { kind: "stored", length };
  };
  const appended = async (append: Append): Promise<Appended> => {
    const { tableId, expected } = append;
    let table = known.find(tableId);
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const stored = table?.length === expected ? await appendedTo(table, append) : undefined;
      if (stored !== undefined) return stored;
      // Another server has written, or the key was used before.
      known.forget(tableId);
      const found = await reads.request(tableId, append);
      ({ table } = found);
      if (found.earlier !== undefined) return found.earlier;
      if (table === undefined) return { kind: "conflict", length: 0 };
      if (table.length !== expected) return { kind: "conflict", length: table.length };
    }
    throw new DamagedTable(tableId, "its row does not change although it is written");
  };
  return {
    create: async (newTable) => {
      const { table, append } = rowsOfTable(packed(newTable));
      const values = [...CREATED.map((column) => table[column]), append.entries];
      const created = await run(CREATE, values);
      if (created.length > 0) known.keep(table);
      return created.length > 0;
    },
    append: async (append) => {
      try {
        return await appended(append);
      } catch (error) {
        known.forget(append.tableId);
        if (!isTaken(error)) throw error;
        throw new DamagedTable(append.tableId, `its log has more than ${append.expected} entries`);
      }
    },
  };
}

/** The row is as another server left it after the first attempt; nothing changes it after the second. */
const ATTEMPTS_MAX = 3;

function noticeValues({ seat, notices }: Append): readonly unknown[] {
  const { event = null, players = [], unsubscribed = [] } = notices ?? {};
  const isChange = notices !== undefined;
  return [seat?.player ?? null, seat?.tokenHashes ?? [], unsubscribed, isChange, event, players];
}

/** The columns of a new table; the others have no value yet. */
const CREATED = [
  "id",
  "code",
  "seed",
  "stage",
  "listed",
  "created_ms",
  "changed_ms",
  "token_hashes",
  "length",
  "head",
  "checksum",
] as const;
/** The columns of a table that an append changes, and those of the append itself: the others are equal to some of these. */
const CHANGED = [
  "changed_ms",
  "head",
  "code",
  "stage",
  "token_hashes",
  "awaits_bot",
  "length",
  "checksum",
  "due_ms",
  "devices",
] as const;
const APPENDED = ["first_n", "entries", "key", "holder", "content"] as const;

/** Numbered parameters of a statement: $3, $4, $5 … */
const parameters = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => `$${first + index}`);

const CREATE = `
  WITH made AS (
    INSERT INTO courtly.tables (${CREATED.join(", ")}) VALUES (${parameters(CREATED.length).join(", ")})
    ON CONFLICT DO NOTHING RETURNING id, created_ms, head)
  INSERT INTO courtly.appends (table_id, first_n, entries, at_ms, checksum)
  SELECT id, 1, $${CREATED.length + 1}, created_ms, head FROM made RETURNING table_id`;

const changes = CHANGED.map((column, index) => `${column} = $${3 + index}`);
const appended = parameters(APPENDED.length, 3 + CHANGED.length);
const key = appended[APPENDED.indexOf("key")];

// A statement of another server at the same table waits for this one, and then finds another checksum.
const WRITTEN = `
  WITH written AS (
    UPDATE courtly.tables SET ${changes.join(", ")}
    WHERE id = $1 AND checksum = $2
      AND NOT EXISTS (SELECT FROM courtly.appends WHERE table_id = $1 AND key = ${key})
    RETURNING id, changed_ms, head),
  appended AS (
    INSERT INTO courtly.appends (table_id, at_ms, checksum, ${APPENDED.join(", ")})
    SELECT id, changed_ms, head, ${appended.join(", ")} FROM written)`;

const APPEND = `${WRITTEN} SELECT id FROM written`;

/** The parameters of `noticeValues`. */
const [SEAT, HOLDERS, UNSUBSCRIBED, IS_CHANGE, EVENT, PLAYERS] = parameters(
  6,
  3 + CHANGED.length + APPENDED.length,
) as [string, string, string, string, string, string];

// What devices have asked for that have their seats no more is dropped. A row of the outbox is deleted or replaced, not both.
const APPEND_AND_NOTIFY = `${WRITTEN},
  dropped AS (
    DELETE FROM courtly.subscriptions USING written
    WHERE table_id = written.id
      AND (player = ANY (${UNSUBSCRIBED}) OR (player = ${SEAT} AND holder <> ALL (${HOLDERS})))
    RETURNING subscriptions.id),
  told AS (
    SELECT subscriptions.*, changed_ms FROM courtly.subscriptions JOIN written ON table_id = written.id
    WHERE player = ANY (${PLAYERS}) AND subscriptions.id NOT IN (SELECT id FROM dropped)
      AND ${EVENT}::text IS NOT NULL),
  withdrawn AS (
    DELETE FROM courtly.outbox USING written
    WHERE table_id = written.id AND (
      subscription_id IN (SELECT id FROM dropped)
      OR (event = 'turn' AND ${IS_CHANGE} AND subscription_id NOT IN (SELECT id FROM told)))),
  added AS (
    INSERT INTO courtly.outbox (subscription_id, table_id, event, site, created_ms, due_ms, attempts)
    SELECT id, table_id, ${EVENT}, site, changed_ms,
      changed_ms + CASE kind WHEN 'push' THEN ${DELAY_MS.push} ELSE ${DELAY_MS.webhook} END, 0 FROM told
    ON CONFLICT (subscription_id) DO UPDATE SET id = DEFAULT, event = excluded.event, created_ms = excluded.created_ms,
      due_ms = excluded.due_ms, attempts = 0, taken_by = NULL, taken_until = NULL)
  SELECT id FROM written`;
