import { sql, type Kysely } from "kysely";
import { COLUMNS } from "../columns.ts";
import { holdersAt, type Storage } from "../storage.ts";
import type { Notice, NoticeResult, Subscribed, Subscription } from "../notices.ts";
import { verifiedTable } from "../rows.ts";
import {
  AT_ONCE,
  noticeIn,
  subscriptionIn,
  subscriptionRow,
  type OutboxRow,
  type SubscriptionRow,
} from "../subscriptions.ts";
import { secretsOf } from "../tableRows.ts";
import type { Schema } from "./database.ts";
import { tablesOf } from "./reads.ts";
import { TAKEN_UNTIL } from "./finding.ts";

type NoticeOperations = Pick<
  Storage,
  "subscribe" | "unsubscribe" | "subscriptions" | "dueNotices" | "settleNotice"
>;

/** Stores subscriptions and the outbox. `taker` is the server that takes notices from it. */
export function noticesOn(db: Kysely<Schema>, taker: string): NoticeOperations {
  return {
    subscribe: (subscription, max) => subscribe(db, subscription, max),
    unsubscribe: (id) => unsubscribe(db, id),
    subscriptions: async (tableId, player) => {
      const rows = await db
        .selectFrom("subscriptions")
        .select(COLUMNS.subscriptions)
        .where("table_id", "=", tableId)
        .where("player", "=", player)
        .orderBy("id")
        .execute();
      return rows.flatMap((row) => subscriptionIn(row) ?? []);
    },
    dueNotices: (nowMs) => takeDueNotices(db, taker, nowMs),
    settleNotice: (id, result) => settle(db, id, result),
  };
}

async function subscribe(
  db: Kysely<Schema>,
  subscription: Subscription,
  max: number,
): Promise<Subscribed> {
  const { tableId, player, holder } = subscription;
  const row = subscriptionRow(subscription);
  return db.transaction().execute(async (transaction) => {
    // The seat stays as it is until this is stored: nobody is told about a seat that somebody else has by now.
    const found = await tablesOf(transaction)
      .where("id", "=", tableId)
      .forUpdate()
      .executeTakeFirst();
    const table = found && verifiedTable(found, tableId);
    if (table === undefined || !holdersAt(secretsOf(table), player).includes(holder))
      return "noSeat";
    const others = await transaction
      .selectFrom("subscriptions")
      .select("id")
      .where("table_id", "=", tableId)
      .where("player", "=", player)
      .where("kind", "=", row.kind)
      .where("id", "<>", row.id)
      .execute();
    if (others.length >= max) return "full";
    const { id: _, ...changes } = row;
    await transaction
      .insertInto("subscriptions")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
      .execute();
    return "stored";
  });
}

async function unsubscribe(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .with("dropped", (also) => also.deleteFrom("outbox").where("subscription_id", "=", id))
    .deleteFrom("subscriptions")
    .where("id", "=", id)
    .execute();
}

/**
 * The notices that are due and that no other server has taken. Those that are being sent are among them, wherever that happens, so
 * they count: a slow host gets few of them at once.
 */
async function takeDueNotices(
  db: Kysely<Schema>,
  taker: string,
  nowMs: number,
): Promise<readonly Notice[]> {
  const { rows } = await sql<SubscriptionRow & OutboxRow>`
    WITH due AS (
      SELECT id, row_number() OVER (PARTITION BY site ORDER BY attempts, due_ms, id) AS place
      FROM courtly.outbox WHERE due_ms <= ${nowMs}::bigint),
    free AS (
      SELECT outbox.id FROM courtly.outbox JOIN due USING (id)
      WHERE place <= ${AT_ONCE.site}::integer
        AND (taken_until IS NULL OR taken_until < now() OR taken_by = ${taker})
      ORDER BY attempts, due_ms, id LIMIT ${AT_ONCE.all}::integer
      FOR UPDATE OF outbox SKIP LOCKED),
    taken AS (
      UPDATE courtly.outbox SET taken_by = ${taker}, taken_until = ${TAKEN_UNTIL}
      FROM free WHERE outbox.id = free.id RETURNING outbox.*)
    SELECT taken.id AS notice, event, created_ms, attempts,
      ${sql.join(COLUMNS.subscriptions.map((column) => sql.ref(`subscriptions.${column}`)))}
    FROM taken LEFT JOIN courtly.subscriptions ON subscriptions.id = subscription_id
    ORDER BY attempts, due_ms, taken.id`.execute(db);
  return rows.map(noticeIn);
}

async function settle(db: Kysely<Schema>, id: number, result: NoticeResult): Promise<void> {
  if (result.kind === "again") {
    await db
      .updateTable("outbox")
      .set(({ eb }) => ({
        due_ms: result.dueMs,
        attempts: eb("attempts", "+", 1),
        taken_by: null,
        taken_until: null,
      }))
      .where("id", "=", id)
      .execute();
    return;
  }
  // A newer notice has replaced this one if it is not there any more: then the subscription stays.
  await sql`
    WITH settled AS (DELETE FROM courtly.outbox WHERE id = ${id}::bigint RETURNING subscription_id, event)
    DELETE FROM courtly.subscriptions USING settled
    WHERE id = subscription_id AND (event = 'over' OR ${result.kind === "gone"})`.execute(db);
}
