import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { keyChecksum } from "../checksums.ts";
import { pushKeysFrom, signingKeysFrom } from "../keys.ts";
import { databaseAt, type Database, type Schema } from "../postgres/database.ts";
import { migrate } from "../postgres/layouts.ts";
import { tablesOf } from "../postgres/reads.ts";
import type { AppendRow } from "../rows.ts";
import { openingErrorFor, storageErrorFor } from "../postgres/postgresErrors.ts";
import { StorageError } from "../storage.ts";
import { COLUMNS } from "../columns.ts";
import type { RowStore, WholeTable } from "./rowStore.ts";

/** Opens the rows of a PostgreSQL database that no server uses. */
export async function postgresRows(url: string): Promise<RowStore> {
  const database = databaseAt(url, { isPatient: true });
  try {
    await expectNoServer(database);
    await migrate(database.db, database.shown);
    return rowsOf(database);
  } catch (error) {
    await database.close();
    throw openingErrorFor(database.shown, error);
  }
}

/** The time until PostgreSQL has noticed that a server has just stopped. */
const NOTICE_MS = 2000;
const LOOK_MS = 100;

async function expectNoServer({ db, shown }: Pick<Database, "db" | "shown">): Promise<void> {
  for (let passedMs = 0; passedMs <= NOTICE_MS; passedMs += LOOK_MS) {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'courtly'`.execute(db);
    if (rows.length === 0) return;
    await setTimeout(LOOK_MS);
  }
  throw new StorageError(`${shown} is in use by a Courtly server: stop all of them first`);
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
    keys: () => asked(() => keysOf(db, shown)),
    putKeys: ({ signing, push }) =>
      asked(() =>
        db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom("signing").execute();
          await transaction.deleteFrom("push_keys").execute();
          for (const [index, key] of signing.entries())
            await transaction
              .insertInto("signing")
              .values({ position: index + 1, key, checksum: keyChecksum(key) })
              .execute();
          await transaction
            .insertInto("push_keys")
            .values({ key: push, checksum: keyChecksum(push) })
            .execute();
        }),
      ),
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

async function keysOf(db: Kysely<Schema>, shown: string) {
  const rows = await db.selectFrom("signing").selectAll().orderBy("position").execute();
  const pushKey = await db.selectFrom("push_keys").selectAll().executeTakeFirst();
  const { current, former } = signingKeysFrom(rows, shown);
  return { signing: [current, ...former], push: pushKeysFrom(pushKey, shown).privateKey };
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
