import type { Kysely } from "kysely";
import { COLUMNS } from "../columns.ts";
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
import type { Schema } from "./database.ts";
import { atTable } from "./postgresErrors.ts";

/** Reads rows and verifies them. Rejects with `DamagedTable` rather than return anything else than was stored. */
export interface Reads {
  /** The table with this id. `undefined` only if nothing of it is stored. */
  readonly table: (tableId: string) => Promise<TableRow | undefined>;
  /** Reads the log from the append with entry `from` on, until there are at least `max` entries or the log ends. */
  readonly log: (
    table: TableRow,
    wanted: { readonly from: number; readonly max: number },
  ) => Promise<LogPage>;
  /** The table, and the earlier use of the key of a request there. */
  readonly request: (tableId: string, request: RequestKey) => Promise<TableAndRequest>;
}

export interface TableAndRequest {
  readonly table: TableRow | undefined;
  readonly earlier: EarlierRequest | undefined;
}

export function readsOn(db: Kysely<Schema>): Reads {
  const appendsOf = (tableId: string) =>
    db.selectFrom("appends").select(COLUMNS.appends).where("table_id", "=", tableId);
  const table = (tableId: string) =>
    atTable(tableId, async () => {
      const row = await tablesOf(db).where("id", "=", tableId).executeTakeFirst();
      if (row !== undefined) return verifiedTable(row, tableId);
      if ((await appendsOf(tableId).limit(1).executeTakeFirst()) !== undefined)
        throw new DamagedTable(tableId, "it has a log, but its own row is missing");
      return undefined;
    });
  // The log may have grown since the row of the table was read: what came later is left out.
  const log = (of: TableRow, { from, max }: { readonly from: number; readonly max: number }) =>
    atTable(of.id, async (): Promise<LogPage> => {
      const chain = chainOf(of);
      if (from > of.length) return { appends: [], nextN: of.length + 1, isEnd: true };
      const [first, before] = await appendsOf(of.id)
        .where("first_n", "<=", Math.max(from, 1))
        .orderBy("first_n", "desc")
        .limit(2)
        .execute();
      if (first === undefined) throw new DamagedTable(of.id, "the beginning of its log is missing");
      chain.startAt(first, before);
      chain.take(first);
      const end = Math.min(of.length, from + max - 1);
      const later =
        chain.nextN() > end
          ? []
          : await appendsOf(of.id)
              .where("first_n", ">", first.first_n)
              .where("first_n", "<=", end)
              .orderBy("first_n")
              .execute();
      for (const row of later) chain.take(row);
      return chain.page(chain.nextN() - from >= max);
    });
  const used = async (of: TableRow, row: AppendRow): Promise<KeyUse> => {
    const { holder, content } = row;
    const { nextN } = await log(of, { from: row.first_n, max: 1 });
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
          const uses = await appendsOf(tableId).where("key", "=", request.key).execute();
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
