import type { Kysely } from "kysely";
import { COLUMNS } from "../columns.ts";
import type { Wanted } from "../logPages.ts";
import {
  chainOf,
  verifiedTable,
  type AppendRow,
  type KeyUse,
  type LogPage,
  type TableRow,
} from "../rows.ts";
import { DamagedTable, type EarlierRequest, type RequestKey } from "../storage.ts";
import { earlierRequest } from "../tableRows.ts";
import type { Database, Schema } from "./database.ts";
import { atTable } from "./postgresErrors.ts";

/** Reads rows and verifies them. Rejects with `DamagedTable` rather than return anything else than was stored. */
export interface Reads {
  /** The table with this id. `undefined` only if nothing of it is stored. */
  readonly table: (tableId: string) => Promise<TableRow | undefined>;
  /** Reads the log from the append with entry `from` on, until there are at least `max` entries or the log ends. */
  readonly log: (tableId: string, wanted: Wanted) => Promise<LogPage>;
  /** The table, and the earlier use of the key of a request there. */
  readonly request: (tableId: string, request: RequestKey) => Promise<TableAndRequest>;
}

export interface TableAndRequest {
  readonly table: TableRow | undefined;
  readonly earlier: EarlierRequest | undefined;
}

/** An append as PostgreSQL writes it in JSON. */
type AppendJson = readonly [
  firstN: number,
  entries: string,
  key: string | null,
  holder: string | null,
  content: string | null,
  atMs: number,
  checksumHex: string,
];

interface TableAndLog extends TableRow {
  readonly log: readonly AppendJson[];
}

// These statements are needed for every move, so they are written once and not built each time.
const TABLE = `SELECT ${COLUMNS.tables.join(", ")} FROM courtly.tables WHERE id = $1`;
const ANY_APPEND = "SELECT first_n FROM courtly.appends WHERE table_id = $1 LIMIT 1";
const APPENDS_BY_KEY = `SELECT ${COLUMNS.appends.join(", ")} FROM courtly.appends WHERE table_id = $1 AND key = $2`;
/** The row of a table with a part of its log, from the append before the one with entry $2 on: one statement, so they belong together. */
const TABLE_AND_LOG = `
  SELECT ${COLUMNS.tables.join(", ")}, (
    SELECT coalesce(json_agg(json_build_array(
      first_n, entries, key, holder, content, at_ms, encode(checksum, 'hex')) ORDER BY first_n), '[]')
    FROM courtly.appends
    WHERE table_id = $1 AND first_n < $3 AND first_n >= coalesce((
      SELECT min(first_n) FROM (
        SELECT first_n FROM courtly.appends WHERE table_id = $1 AND first_n <= $2
        ORDER BY first_n DESC LIMIT 2) AS before), 1)) AS log
  FROM courtly.tables WHERE id = $1`;

/** @param onTable called with each row of a table that was read and is sound */
export function readsOn(
  { run }: Pick<Database, "run">,
  onTable: (table: TableRow) => void = () => undefined,
): Reads {
  const sound = (row: TableRow, tableId: string): TableRow => {
    onTable(verifiedTable(row, tableId));
    return row;
  };
  const expectNoLog = async (tableId: string) => {
    if ((await run(ANY_APPEND, [tableId])).length > 0)
      throw new DamagedTable(tableId, "it has a log, but its own row is missing");
  };
  const table = (tableId: string) =>
    atTable(tableId, async () => {
      const [row] = await run<TableRow>(TABLE, [tableId]);
      if (row !== undefined) return sound(row, tableId);
      await expectNoLog(tableId);
      return undefined;
    });
  const log = (tableId: string, wanted: Wanted) =>
    atTable(tableId, async (): Promise<LogPage> => {
      const from = Math.max(wanted.from, 1);
      const values = [tableId, from, from + wanted.max];
      const [found] = await run<TableAndLog>(TABLE_AND_LOG, values);
      if (found === undefined) {
        await expectNoLog(tableId);
        return { appends: [], nextN: 1, isEnd: true };
      }
      const { log: rows, ...row } = found;
      const { length } = sound(row, tableId);
      const appends = rows.map(appendIn);
      if (from > length) return { appends: [], nextN: length + 1, isEnd: true };
      const firstAt = appends.findLastIndex(({ first_n }) => first_n <= from);
      const first = appends[firstAt];
      if (first === undefined)
        throw new DamagedTable(tableId, "the beginning of its log is missing");
      const chain = chainOf(row);
      chain.startAt(first, appends[firstAt - 1]);
      for (const append of appends.slice(firstAt)) chain.take(append);
      return chain.page(chain.nextN() - from >= wanted.max);
    });
  const used = async (of: TableRow, row: AppendRow): Promise<KeyUse> => {
    const { holder, content } = row;
    const { nextN } = await log(of.id, { from: row.first_n, max: 1 });
    return { holder, content, lengthAfter: nextN - 1 };
  };
  return {
    table,
    log,
    request: (tableId, request) =>
      atTable(tableId, async () => {
        for (let before = 0; ;) {
          const of = await table(tableId);
          if (of === undefined) return { table: of, earlier: undefined };
          const uses = await run<AppendRow>(APPENDS_BY_KEY, [tableId, request.key]);
          if (uses.every(({ first_n }) => first_n <= of.length)) {
            const verified = await Promise.all(uses.map((row) => used(of, row)));
            return { table: of, earlier: earlierRequest(verified, request) };
          }
          // Another server has just written this request: then the row of the table is outdated.
          if (of.length === before)
            throw new DamagedTable(tableId, `its log has more than ${of.length} entries`);
          before = of.length;
        }
      }),
  };
}

/** Selects rows of tables with all that is part of their checksums. */
export function tablesOf(db: Kysely<Schema>) {
  return db.selectFrom("tables").select(COLUMNS.tables);
}

function appendIn([first_n, entries, key, holder, content, at_ms, hex]: AppendJson): AppendRow {
  return { first_n, entries, key, holder, content, at_ms, checksum: Buffer.from(hex, "hex") };
}
