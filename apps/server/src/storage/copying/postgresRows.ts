import { sql, type Kysely } from "kysely";
import { COLUMNS } from "../columns.ts";
import type { Database, Schema } from "../postgres/database.ts";
import { storageErrorFor } from "../postgres/postgresErrors.ts";
import { tablesOf } from "../postgres/reads.ts";
import { keysIn, openUnused, putKeys } from "../postgres/upkeep.ts";
import type { AppendRow } from "../rows.ts";
import type { RowStore, WholeTable } from "./rowStore.ts";

/** Opens the rows of a PostgreSQL database that no server uses. */
export async function postgresRows(url: string): Promise<RowStore> {
  return rowsOf(await openUnused(url));
}

function rowsOf({ db, shown, close }: Database): RowStore {
  const asked = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw storageErrorFor(shown, error);
    }
  };
  return {
    shown,
    keys: () =>
      asked(async () => {
        const { signingKeys, pushKeys } = await keysIn(db, shown);
        return {
          signing: [signingKeys.current, ...signingKeys.former],
          push: pushKeys.privateKey,
        };
      }),
    putKeys: (keys) =>
      asked(() => db.transaction().execute((transaction) => putKeys(transaction, keys))),
    ids: () =>
      asked(async () => {
        const rows = await db.selectFrom("tables").select("id").orderBy("id").execute();
        return rows.map(({ id }) => id);
      }),
    whole: (id) =>
      asked(async () => {
        const table = await tablesOf(db).where("id", "=", id).executeTakeFirst();
        return table && { table, ...(await restOf(db, id)) };
      }),
    put: (whole) => asked(() => db.transaction().execute((transaction) => put(transaction, whole))),
    lists: () =>
      asked(async () => ({
        blocked: await db.selectFrom("blocked").select(["network", "at_ms as atMs"]).execute(),
        deleted: await db
          .selectFrom("deleted")
          .select(["table_id as id", "at_ms as atMs"])
          .execute(),
      })),
    addLists: ({ blocked, deleted }) =>
      asked(async () => {
        for (const { network, atMs } of blocked)
          await db
            .insertInto("blocked")
            .values({ network, at_ms: atMs })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        for (const { id, atMs } of deleted)
          await db
            .insertInto("deleted")
            .values({ table_id: id, at_ms: atMs })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      }),
    close,
  };
}

async function restOf(db: Kysely<Schema>, id: string): Promise<Omit<WholeTable, "table">> {
  return {
    appends: await db
      .selectFrom("appends")
      .select(COLUMNS.appends)
      .where("table_id", "=", id)
      .orderBy("first_n")
      .execute(),
    subscriptions: await db
      .selectFrom("subscriptions")
      .select(COLUMNS.subscriptions)
      .where("table_id", "=", id)
      .execute(),
    outbox: await db
      .selectFrom("outbox")
      .select(COLUMNS.outbox)
      .where("table_id", "=", id)
      .execute(),
  };
}

async function put(
  db: Kysely<Schema>,
  { table, appends, subscriptions, outbox }: WholeTable,
): Promise<void> {
  const { id } = table;
  for (const rows of ["outbox", "subscriptions", "appends"] as const)
    await db.deleteFrom(rows).where("table_id", "=", id).execute();
  await db.deleteFrom("tables").where("id", "=", id).execute();
  await db.insertInto("tables").values(table).execute();
  const column = <Name extends keyof AppendRow>(name: Name) => appends.map((row) => row[name]);
  await sql`
    INSERT INTO courtly.appends (table_id, first_n, entries, key, holder, content, at_ms, checksum)
    SELECT ${id}, * FROM unnest(
      ${column("first_n")}::integer[], ${column("entries")}::text[], ${column("key")}::text[],
      ${column("holder")}::text[], ${column("content")}::text[], ${column("at_ms")}::bigint[],
      ${column("checksum")}::bytea[])`.execute(db);
  for (const row of subscriptions) await db.insertInto("subscriptions").values(row).execute();
  for (const row of outbox) await db.insertInto("outbox").values(row).execute();
}
