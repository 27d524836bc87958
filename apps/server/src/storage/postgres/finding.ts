import { sql, type Kysely } from "kysely";
import { COLUMNS } from "../columns.ts";
import type { Quarantine } from "../quarantine.ts";
import { verifiedTable, type TableRow } from "../rows.ts";
import { DamagedTable, type Storage } from "../storage.ts";
import type { Schema } from "./database.ts";
import { tablesOf } from "./reads.ts";

type Finding = Pick<Storage, "findCode" | "listed" | "running" | "awaitingBot" | "due" | "quiet">;

/** The time for which a server alone does the work that it has taken. If it dies, another one takes it afterwards. */
const TAKEN_SECONDS = 30;

/** The end of this time, by the clock of the database. */
export const TAKEN_UNTIL = sql<Date>`now() + make_interval(secs => ${sql.lit(TAKEN_SECONDS)})`;

/** Finds tables by their rows, which are verified. `taker` is the server that takes work. */
export function findingOn(
  db: Kysely<Schema>,
  { taker, soundRows }: { readonly taker: string; readonly soundRows: SoundRows },
): Finding {
  const tables = tablesOf(db);
  const ids = (rows: readonly TableRow[]) => soundRows(rows).map(({ id }) => id);
  /** Takes the work at tables that no other server has taken. What this server has taken before is given to it again. */
  const taken = async (work: ReturnType<typeof sql>) => {
    const { rows } = await sql<TableRow>`
      UPDATE courtly.tables SET taken_by = ${taker}, taken_until = ${TAKEN_UNTIL}
      WHERE id IN (
        SELECT id FROM courtly.tables
        WHERE stage = 'playing' AND ${work}
          AND (taken_until IS NULL OR taken_until < now() OR taken_by = ${taker})
        FOR UPDATE SKIP LOCKED)
      RETURNING ${sql.join(COLUMNS.tables.map((column) => sql.ref(column)))}`.execute(db);
    return rows;
  };
  return {
    findCode: async (code) => {
      const row = await tables.where("code", "=", code).executeTakeFirst();
      return row && verifiedTable(row, row.id).id;
    },
    listed: async (max) =>
      ids(
        await tables
          .where("stage", "=", "lobby")
          .where("listed", "=", 1)
          .orderBy("created_ms", "desc")
          .limit(max)
          .execute(),
      ),
    running: async (max) =>
      ids(
        await tables
          .where("stage", "=", "playing")
          .where("listed", "=", 1)
          .orderBy("created_ms", "desc")
          .limit(max)
          .execute(),
      ),
    awaitingBot: async (beforeMs) =>
      ids(
        await taken(
          beforeMs === undefined
            ? sql`awaits_bot IS DISTINCT FROM 0`
            : sql`awaits_bot IS DISTINCT FROM 0 AND changed_ms < ${beforeMs}::bigint`,
        ),
      ),
    due: async (nowMs) => {
      const rows = soundRows(await taken(sql`due_ms <= ${nowMs}::bigint`));
      return rows.toSorted((a, b) => (a.due_ms ?? 0) - (b.due_ms ?? 0)).map(({ id }) => id);
    },
    quiet: async (stage, beforeMs) => {
      const rows = await tables
        .where("stage", "=", stage)
        .where("stage", "<>", "over")
        .where("changed_ms", "<", beforeMs)
        .execute();
      return soundRows(rows).map(({ id, length }) => ({ tableId: id, length }));
    },
  };
}

/** The sound ones among rows. Damaged tables are reported, and left out. */
export type SoundRows = (rows: readonly TableRow[]) => readonly TableRow[];

export function soundRowsFor(quarantine: Quarantine): SoundRows {
  const isSound = (row: TableRow) => {
    try {
      verifiedTable(row, row.id);
      return true;
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      quarantine.add(error.tableId, error.reason);
      return false;
    }
  };
  return (rows) => rows.filter(isSound);
}

/** The lengths of the logs of these tables. */
export async function lengthsOf(
  db: Kysely<Schema>,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("tables")
    .select(["id", "length"])
    .where("id", "=", sql<string>`ANY (${tableIds})`)
    .execute();
  return new Map(rows.map(({ id, length }) => [id, length]));
}
