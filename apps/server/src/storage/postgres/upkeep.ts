import { setTimeout } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { keyChecksum } from "../checksums.ts";
import { COLUMNS } from "../columns.ts";
import {
  drawPushKey,
  nextSigningKeys,
  pushKeysFrom,
  signingKeysFrom,
  type SigningKeys,
} from "../keys.ts";
import type { PushKeys } from "../notices.ts";
import type { FileCheck } from "../sqlite/checkFile.ts";
import { DamagedTable, StorageError } from "../storage.ts";
import { subscriptionIn } from "../subscriptions.ts";
import { databaseAt, SCHEMA, type Database, type Schema } from "./database.ts";
import { migrate } from "./layouts.ts";
import { openingErrorFor } from "./postgresErrors.ts";
import { readsOn } from "./reads.ts";

// What is done with a database while no server uses it, and checking it, which may be done at any time.

/** Opens a database that no server uses. Rejects with `StorageError` if one does. */
export async function openUnused(url: string): Promise<Database> {
  const database = databaseAt(url, { isPatient: true });
  try {
    await expectNoServer(database);
    await migrate(database.db, database.shown);
    return database;
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

export interface DatabaseKeys {
  readonly signingKeys: SigningKeys;
  readonly pushKeys: PushKeys;
}

/** The keys of a database. Throws `StorageError` if one is damaged. */
export async function keysIn(db: Kysely<Schema>, shown: string): Promise<DatabaseKeys> {
  const columns = ["key", "checksum"] as const;
  const rows = await db.selectFrom("signing").select(columns).orderBy("position").execute();
  const pushKey = await db.selectFrom("push_keys").select(columns).executeTakeFirst();
  return { signingKeys: signingKeysFrom(rows, shown), pushKeys: pushKeysFrom(pushKey, shown) };
}

interface NewKeys {
  /** The current key first. */
  readonly signing: readonly Uint8Array[];
  readonly push: Uint8Array;
}

export async function putKeys(db: Kysely<Schema>, { signing, push }: NewKeys): Promise<void> {
  await db.deleteFrom("signing").execute();
  await db.deleteFrom("push_keys").execute();
  for (const [index, key] of signing.entries())
    await db
      .insertInto("signing")
      .values({ position: index + 1, key, checksum: keyChecksum(key) })
      .execute();
  await db
    .insertInto("push_keys")
    .values({ key: push, checksum: keyChecksum(push) })
    .execute();
}

/** Draws other keys, while no server uses the database. All devices must turn push on again. Returns the name of the database. */
export async function changeDatabaseKeys(url: string): Promise<string> {
  const { db, shown, close } = await openUnused(url);
  try {
    const { signingKeys } = await keysIn(db, shown);
    await db.transaction().execute(async (transaction) => {
      await putKeys(transaction, { signing: nextSigningKeys(signingKeys), push: drawPushKey() });
      const pushes = transaction
        .selectFrom("subscriptions")
        .select("id")
        .where("kind", "=", "push");
      await transaction.deleteFrom("outbox").where("subscription_id", "in", pushes).execute();
      await transaction.deleteFrom("subscriptions").where("kind", "=", "push").execute();
    });
    return shown;
  } finally {
    await close();
  }
}

/** The result of checking a database, and its name. */
export interface DatabaseCheck extends FileCheck {
  readonly shown: string;
}

/** Entries that are verified at a time. */
const PAGE_ENTRIES = 500;

/** Verifies every checksum of a database, also while servers use it, and changes nothing. */
export async function checkDatabase(
  url: string,
  onProgress: (done: number, tables: number) => void,
): Promise<DatabaseCheck> {
  const database = databaseAt(url);
  try {
    return await checked(database, onProgress);
  } catch (error) {
    throw openingErrorFor(database.shown, error);
  } finally {
    await database.close();
  }
}

async function checked(
  { db, run, shown }: Database,
  onProgress: (done: number, tables: number) => void,
): Promise<DatabaseCheck> {
  const ours =
    await sql`SELECT FROM pg_tables WHERE schemaname = ${SCHEMA} AND tablename = 'appends'`.execute(
      db,
    );
  if (ours.rows.length === 0)
    throw new StorageError(`${shown} has no tables of Courtly: name another database`);
  // Tables whose own row is missing may still have a log.
  const ids = await run<{ readonly id: string }>(
    "SELECT id FROM courtly.tables UNION SELECT table_id FROM courtly.appends",
    [],
  );
  const reads = readsOn({ run });
  const damaged: { tableId: string; reason: string }[] = [];
  let entries = 0;
  for (const [index, { id }] of ids.entries()) {
    try {
      entries += await lengthOf(reads, id);
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      damaged.push({ tableId: id, reason: error.reason });
    }
    onProgress(index + 1, ids.length);
  }
  const faults = [...(await keyFaults(db, shown)), ...(await noticeFaults(db))];
  return { shown, tables: ids.length, entries, damaged, faults, hasChecksums: true };
}

/** The length of a table's log, of which every entry is verified. */
async function lengthOf(reads: ReturnType<typeof readsOn>, id: string): Promise<number> {
  let from = 1;
  for (;;) {
    const { nextN, isEnd } = await reads.log(id, { from, max: PAGE_ENTRIES });
    if (isEnd) return nextN - 1;
    from = nextN;
  }
}

async function keyFaults(db: Kysely<Schema>, shown: string): Promise<readonly string[]> {
  try {
    await keysIn(db, shown);
    return [];
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return [error.message];
  }
}

async function noticeFaults(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom("subscriptions").select(COLUMNS.subscriptions).execute();
  const damaged = rows.filter((row) => subscriptionIn(row) === undefined).length;
  return damaged === 0
    ? []
    : [`notifications are damaged, and not sent any more: ${damaged} of them`];
}
