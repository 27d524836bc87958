import type { Database } from "better-sqlite3";
import type { NoticeEvent } from "@courtly/protocol";
import type { NoticeChange, NoticeResult, Subscribed, Subscription } from "../notices.ts";
import type { ChangedSeat } from "../storage.ts";
import {
  AT_ONCE,
  DELAY_MS,
  noticeIn,
  subscriptionIn,
  subscriptionRow,
  type OutboxRow,
  type SubscriptionRow,
} from "../subscriptions.ts";
import type { ReaderAnswer, ReaderQuestion } from "./messages.ts";

function statementsOn(db: Database) {
  return {
    holds: db.prepare<[Pick<SubscriptionRow, "table_id" | "player" | "holder">]>(
      `SELECT 1 FROM tables WHERE id = @table_id AND (
         json_extract(token_hashes, '$[' || CAST(@player AS INTEGER) || ']') = @holder
         OR EXISTS (SELECT 1 FROM json_each(devices)
           WHERE json_extract(value, '$[0]') = @player AND json_extract(value, '$[1]') = @holder))`,
    ),
    others: db
      .prepare<[Pick<SubscriptionRow, "id" | "table_id" | "player" | "kind">], number>(
        "SELECT count(*) FROM subscriptions WHERE table_id = @table_id AND player = @player AND kind = @kind AND id <> @id",
      )
      .pluck(),
    put: db.prepare<[SubscriptionRow]>(
      "INSERT OR REPLACE INTO subscriptions VALUES (@id, @table_id, @player, @holder, @details, @kind, @site, @checksum)",
    ),
    drop: db.prepare<[string]>("DELETE FROM subscriptions WHERE id = ?"),
    dropNotice: db.prepare<[string]>("DELETE FROM outbox WHERE subscription_id = ?"),
    ofSeat: db
      .prepare<[string, number], string>(
        "SELECT id FROM subscriptions WHERE table_id = ? AND player = ?",
      )
      .pluck(),
    withOtherHolders: db
      .prepare<[string, number, string], string>(
        "SELECT id FROM subscriptions WHERE table_id = ? AND player = ? AND holder NOT IN (SELECT value FROM json_each(?))",
      )
      .pluck(),
    withdraw: db.prepare<[string]>("DELETE FROM outbox WHERE table_id = ? AND event = 'turn'"),
    add: db.prepare<[{ table: string; player: number; event: NoticeEvent; atMs: number }]>(
      `INSERT OR REPLACE INTO outbox (subscription_id, table_id, event, site, created_ms, due_ms, attempts)
       SELECT id, table_id, @event, site, @atMs,
         @atMs + CASE kind WHEN 'push' THEN ${DELAY_MS.push} ELSE ${DELAY_MS.webhook} END, 0
       FROM subscriptions WHERE table_id = @table AND player = @player`,
    ),
    subscriptionOf: db
      .prepare<[number], string>("SELECT subscription_id FROM outbox WHERE id = ?")
      .pluck(),
    eventOf: db.prepare<[number], string>("SELECT event FROM outbox WHERE id = ?").pluck(),
    again: db.prepare<[number, number]>(
      "UPDATE outbox SET due_ms = ?, attempts = attempts + 1 WHERE id = ?",
    ),
    done: db.prepare<[number]>("DELETE FROM outbox WHERE id = ?"),
  };
}

/** Stores subscriptions and the outbox, on the connection that writes. */
export function noticeWritesOn(db: Database) {
  const sql = statementsOn(db);
  const unsubscribe = (id: string) => {
    sql.drop.run(id);
    sql.dropNotice.run(id);
  };
  return {
    subscribe: (subscription: Subscription, max: number): Subscribed => {
      const row = subscriptionRow(subscription);
      // In the transaction that stores it: nobody is told about a seat that somebody else has by now.
      if (sql.holds.get(row) === undefined) return "noSeat";
      if ((sql.others.get(row) ?? 0) >= max) return "full";
      sql.put.run(row);
      return "stored";
    },
    unsubscribe,
    /** Drops what devices have asked for that have this seat no more. */
    keepHolders: (tableId: string, { player, tokenHashes }: ChangedSeat): void => {
      const holders = JSON.stringify(tokenHashes);
      for (const id of sql.withOtherHolders.all(tableId, player, holders)) unsubscribe(id);
    },
    change: (tableId: string, { event, players, unsubscribed }: NoticeChange, atMs: number) => {
      for (const player of unsubscribed)
        for (const id of sql.ofSeat.all(tableId, player)) unsubscribe(id);
      sql.withdraw.run(tableId);
      if (event === undefined) return;
      for (const player of players) sql.add.run({ table: tableId, player, event, atMs });
    },
    settle: (id: number, result: NoticeResult): void => {
      if (result.kind === "again") {
        sql.again.run(result.dueMs, id);
        return;
      }
      const isLast = result.kind === "gone" || sql.eventOf.get(id) === "over";
      const subscription = isLast ? sql.subscriptionOf.get(id) : undefined;
      // A newer notice has replaced this one if it is not there any more: then the subscription stays.
      if (subscription !== undefined) unsubscribe(subscription);
      else sql.done.run(id);
    },
  };
}

/** Reads subscriptions and the outbox. Nothing is sent to an address that was not stored like this. */
export function noticeReadsOn(db: Database) {
  const ofSeat = db.prepare<[string, number], SubscriptionRow>(
    "SELECT * FROM subscriptions WHERE table_id = ? AND player = ? ORDER BY id",
  );
  // Notices that are being sent are among these, so they count.
  const due = db.prepare<[number], SubscriptionRow & OutboxRow>(
    `SELECT first.id AS notice, event, created_ms, attempts, subscriptions.*
     FROM (SELECT *, row_number() OVER (PARTITION BY site ORDER BY attempts, due_ms, id) AS place
           FROM outbox WHERE due_ms <= ?) AS first
     LEFT JOIN subscriptions ON subscriptions.id = first.subscription_id
     WHERE place <= ${AT_ONCE.site} ORDER BY attempts, due_ms, first.id LIMIT ${AT_ONCE.all}`,
  );
  return (question: NoticeQuestion): ReaderAnswer => {
    if (question.kind === "dueNotices")
      return { kind: "notices", notices: due.all(question.nowMs).map(noticeIn) };
    const rows = ofSeat.all(question.tableId, question.player);
    return {
      kind: "subscriptions",
      subscriptions: rows.flatMap((row) => subscriptionIn(row) ?? []),
    };
  };
}

type NoticeQuestion = Extract<ReaderQuestion, { readonly kind: "subscriptions" | "dueNotices" }>;

/** The number of subscriptions whose checksum does not fit. */
export function damagedSubscriptions(db: Database): number {
  const rows = db.prepare<[], SubscriptionRow>("SELECT * FROM subscriptions").all();
  return rows.filter((row) => subscriptionIn(row) === undefined).length;
}
