import { sql, type Kysely, type Transaction } from "kysely";
import { keyChecksum } from "../checksums.ts";
import { drawPushKey, drawSigningKey } from "../keys.ts";
import { StorageError } from "../storage.ts";
import { SCHEMA, type Schema } from "./database.ts";

/**
 * A layout of the database. Servers are upgraded one by one, so servers of the version before work on with a newer layout. A step may
 * therefore add tables, and columns that have a default and are not part of a checksum. A step that does more names the oldest
 * layout whose servers can still work with it: `oldest` is its own number then, and these servers must be stopped first.
 */
export interface Layout {
  readonly oldest: number;
  /** Makes this layout of the one before. Runs once, in a transaction. A released step never changes. */
  readonly step: (db: Transaction<Schema>) => Promise<void>;
}

/** The layouts; the first one has the number 1. */
export const LAYOUTS: readonly Layout[] = [{ oldest: 1, step: firstLayout }];

/** Stands for the right to change the layout; any number that other programs do not use. */
const LOCK = 4_774_715_017;

/**
 * Brings a database up to date. Only one server at a time does that; the others wait for it. Returns remarks for the operator.
 * Throws `StorageError` if servers of this version cannot work with the layout, and changes nothing then.
 */
export async function migrate(
  db: Kysely<Schema>,
  shown: string,
  layouts: readonly Layout[] = LAYOUTS,
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const before = await layoutOf(transaction, shown);
    if (before.oldest > layouts.length)
      throw new StorageError(
        `${shown} was written by a newer Courtly (its layout is ${before.version}, this one knows ${layouts.length}): update Courtly, or name another database`,
      );
    if (before.version > layouts.length)
      return [`${shown} is used by a newer Courtly too: update this one soon`];
    for (const { step } of layouts.slice(before.version)) await step(transaction);
    const version = layouts.length;
    const oldest = layouts.at(-1)?.oldest ?? version;
    await transaction.updateTable("layout").set({ version, oldest }).execute();
    return before.version > 0 && before.version < version
      ? [`${shown} was updated from layout ${before.version} to ${version}`]
      : [];
  });
}

/** The layout of a database; an empty one becomes ours, and has the layout 0. */
async function layoutOf(db: Transaction<Schema>, shown: string): Promise<Schema["layout"]> {
  const { rows } = await sql<{ readonly name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = ${SCHEMA}`.execute(db);
  if (rows.some(({ name }) => name === "layout"))
    return db.selectFrom("layout").selectAll().executeTakeFirstOrThrow();
  if (rows.length > 0)
    throw new StorageError(
      `the schema '${SCHEMA}' of ${shown} belongs to another program: name another database`,
    );
  await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(SCHEMA)}`.execute(db);
  await sql`CREATE TABLE courtly.layout (version integer NOT NULL, oldest integer NOT NULL)`.execute(
    db,
  );
  const empty = { version: 0, oldest: 0 };
  await db.insertInto("layout").values(empty).execute();
  return empty;
}

/** The rows of SQLite's layout 8, with the same checksums. Room in the pages of `tables` lets most appends leave its indexes alone. */
async function firstLayout(db: Transaction<Schema>): Promise<void> {
  for (const statement of FIRST_LAYOUT) await sql.raw(statement).execute(db);
  const key = drawSigningKey();
  await db
    .insertInto("signing")
    .values({ position: 1, key, checksum: keyChecksum(key) })
    .execute();
  const pushKey = drawPushKey();
  await db
    .insertInto("push_keys")
    .values({ key: pushKey, checksum: keyChecksum(pushKey) })
    .execute();
}

const FIRST_LAYOUT = [
  `CREATE TABLE courtly.tables (
     id text PRIMARY KEY,
     code text,
     seed bytea NOT NULL,
     stage text NOT NULL,
     listed integer NOT NULL,
     created_ms bigint NOT NULL,
     token_hashes text NOT NULL,
     awaits_bot integer,
     length integer NOT NULL,
     changed_ms bigint NOT NULL,
     head bytea NOT NULL,
     damage text,
     checksum bytea NOT NULL,
     due_ms bigint,
     devices text,
     -- The server that does the work which is due at the table, and for how long it alone: no part of the checksum.
     taken_by text,
     taken_until timestamptz
   ) WITH (fillfactor = 70)`,
  "CREATE UNIQUE INDEX tables_by_code ON courtly.tables (code) WHERE code IS NOT NULL",
  "CREATE INDEX tables_in_use ON courtly.tables (stage, created_ms) WHERE stage <> 'over'",
  "CREATE INDEX tables_by_due ON courtly.tables (due_ms) WHERE due_ms IS NOT NULL",
  `CREATE INDEX tables_awaiting_bot ON courtly.tables (id)
     WHERE stage = 'playing' AND awaits_bot IS DISTINCT FROM 0`,
  `CREATE TABLE courtly.appends (
     table_id text NOT NULL,
     first_n integer NOT NULL,
     entries text NOT NULL,
     key text,
     holder text,
     content text,
     at_ms bigint NOT NULL,
     checksum bytea NOT NULL,
     PRIMARY KEY (table_id, first_n)
   )`,
  "CREATE INDEX appends_by_key ON courtly.appends (table_id, key) WHERE key IS NOT NULL",
  `CREATE TABLE courtly.subscriptions (
     id text PRIMARY KEY,
     table_id text NOT NULL,
     player integer NOT NULL,
     holder text NOT NULL,
     details text NOT NULL,
     kind text NOT NULL,
     site text NOT NULL,
     checksum bytea NOT NULL
   )`,
  "CREATE INDEX subscriptions_by_seat ON courtly.subscriptions (table_id, player)",
  `CREATE TABLE courtly.outbox (
     id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
     subscription_id text NOT NULL UNIQUE,
     table_id text NOT NULL,
     event text NOT NULL,
     site text NOT NULL,
     created_ms bigint NOT NULL,
     due_ms bigint NOT NULL,
     attempts integer NOT NULL,
     taken_by text,
     taken_until timestamptz
   )`,
  "CREATE INDEX outbox_by_table ON courtly.outbox (table_id)",
  "CREATE INDEX outbox_by_due ON courtly.outbox (due_ms)",
  `CREATE TABLE courtly.links (
     table_id text NOT NULL,
     player integer NOT NULL,
     link text NOT NULL,
     token_hash text NOT NULL,
     ends_at timestamptz NOT NULL,
     PRIMARY KEY (table_id, player)
   )`,
  "CREATE INDEX links_by_end ON courtly.links (ends_at)",
  "CREATE TABLE courtly.signing (position integer PRIMARY KEY, key bytea NOT NULL, checksum bytea NOT NULL)",
  "CREATE TABLE courtly.push_keys (key bytea NOT NULL, checksum bytea NOT NULL)",
  "CREATE INDEX tables_over ON courtly.tables (changed_ms) WHERE stage = 'over'",
  "CREATE TABLE courtly.blocked (network text PRIMARY KEY, at_ms bigint NOT NULL)",
  "CREATE TABLE courtly.deleted (table_id text PRIMARY KEY, at_ms bigint NOT NULL)",
  "CREATE TABLE courtly.checks (id integer PRIMARY KEY, at timestamptz NOT NULL)",
] as const;
