import type { Kysely, Transaction } from "kysely";
import type { AdminStore, Deleted } from "../admin.ts";
import { verifiedTable, type TableRow } from "../rows.ts";
import { DamagedTable, StorageError } from "../storage.ts";
import type { Schema } from "./database.ts";
import type { SoundRows } from "./finding.ts";
import { tablesOf } from "./reads.ts";

/** Blocks networks, and finds and deletes tables. Only its own tools copy a database. */
export function administrationOn(
  db: Kysely<Schema>,
  { shown, soundRows }: { readonly shown: string; readonly soundRows: SoundRows },
): AdminStore {
  const soundIds = (rows: readonly TableRow[]) => soundRows(rows).map(({ id }) => id);
  const tables = tablesOf(db);
  const ended = tables.where("stage", "=", "over");
  return {
    tablesAt: async (stage, max) => {
      const found =
        stage === "over"
          ? ended.orderBy("changed_ms", "desc")
          : tables
              .where("stage", "=", stage)
              .where("stage", "<>", "over")
              .orderBy("created_ms", "desc");
      return soundIds(await found.limit(max).execute());
    },
    endedBefore: async (beforeMs, max) => {
      const found = ended.where("changed_ms", "<", beforeMs).orderBy("changed_ms").limit(max);
      return soundIds(await found.execute());
    },
    inUse: async () => {
      const counts = await db
        .selectFrom("tables")
        .select(({ fn }) => ["stage", fn.countAll<number>().as("count")])
        .where("stage", "<>", "over")
        .groupBy("stage")
        .execute();
      const count = (stage: string) => counts.find((each) => each.stage === stage)?.count ?? 0;
      return { lobby: count("lobby"), drawing: count("drawing"), playing: count("playing") };
    },
    delete: (tableId, atMs) =>
      db.transaction().execute((transaction) => deleted(transaction, tableId, atMs)),
    isDeleted: async (tableId) => {
      const found = db.selectFrom("deleted").select("table_id").where("table_id", "=", tableId);
      return (await found.executeTakeFirst()) !== undefined;
    },
    blocked: () =>
      db
        .selectFrom("blocked")
        .select(["network", "at_ms as atMs"])
        .orderBy("at_ms")
        .orderBy("network")
        .execute(),
    block: async (network, atMs) => {
      const added = await db
        .insertInto("blocked")
        .values({ network, at_ms: atMs })
        .onConflict((conflict) => conflict.doNothing())
        .returning("network")
        .execute();
      return added.length > 0;
    },
    unblock: async (network) => {
      const removed = db.deleteFrom("blocked").where("network", "=", network).returning("network");
      return (await removed.execute()).length > 0;
    },
    backUp: async () => {
      throw new StorageError(
        `${shown} is copied by the tools of PostgreSQL: pg_dump --schema courtly`,
      );
    },
  };
}

async function deleted(db: Transaction<Schema>, tableId: string, atMs: number): Promise<Deleted> {
  // Nobody appends until this is stored.
  await tablesOf(db).where("id", "=", tableId).forUpdate().execute();
  const stage = await stageOf(db, tableId);
  if (stage === undefined) return "unknown";
  if (stage !== "over") return "inUse";
  await db
    .insertInto("deleted")
    .values({ table_id: tableId, at_ms: atMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const rows of ["outbox", "subscriptions", "appends"] as const)
    await db.deleteFrom(rows).where("table_id", "=", tableId).execute();
  await db.deleteFrom("tables").where("id", "=", tableId).execute();
  return "deleted";
}

/** The stage of a table; a damaged one is as good as over. */
async function stageOf(db: Transaction<Schema>, tableId: string): Promise<string | undefined> {
  const row = await tablesOf(db).where("id", "=", tableId).executeTakeFirst();
  if (row === undefined) {
    const log = db.selectFrom("appends").select("first_n").where("table_id", "=", tableId).limit(1);
    return (await log.executeTakeFirst()) === undefined ? undefined : "over";
  }
  try {
    return verifiedTable(row, tableId).stage;
  } catch (error) {
    if (error instanceof DamagedTable) return "over";
    throw error;
  }
}
