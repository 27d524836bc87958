import type { Database } from "better-sqlite3";
import { storeNewPushKeys } from "./pushKeys.ts";

/** Adds the keys for Web Push, the subscriptions to notifications, and the outbox. */
export function addNotifications(db: Database): readonly string[] {
  db.exec(NOTIFICATIONS);
  storeNewPushKeys(db);
  return [];
}

/** Whether a file has these tables. Those of older versions have none. */
export function hasNotifications(db: Database): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'outbox'").get() !== undefined;
}

const NOTIFICATIONS = `
  CREATE TABLE push_keys (private_key BLOB NOT NULL, checksum BLOB NOT NULL) STRICT;
  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    player INTEGER NOT NULL,
    holder TEXT NOT NULL,
    -- A JSON object: language, page and target.
    details TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The host of the target, or the part of its name that belongs to one owner.
    site TEXT NOT NULL,
    checksum BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscriptions_by_seat ON subscriptions (table_id, player);
  CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subscription_id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    event TEXT NOT NULL,
    site TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    due_ms INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX outbox_by_table ON outbox (table_id);
  CREATE INDEX outbox_by_due ON outbox (due_ms);
`;
