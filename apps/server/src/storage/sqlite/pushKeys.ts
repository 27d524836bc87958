import type { Database } from "better-sqlite3";
import { keyChecksum } from "../checksums.ts";
import { drawPushKey, pushKeysFrom, type KeyRow } from "../keys.ts";
import type { PushKeys } from "../notices.ts";

/** Draws and stores the keys for Web Push of a data file. */
export function storeNewPushKeys(db: Database): void {
  const key = drawPushKey();
  db.prepare("INSERT INTO push_keys VALUES (?, ?)").run(key, keyChecksum(key));
}

/** The keys for Web Push. Throws `StorageError` if they are damaged. */
export function pushKeysIn(db: Database, file: string): PushKeys {
  const select = "SELECT private_key AS key, checksum FROM push_keys";
  return pushKeysFrom(db.prepare<[], KeyRow>(select).get(), file);
}

/** Draws other keys. All devices must turn push on again, because their subscriptions belong to the old ones. */
export function changePushKeys(db: Database): void {
  db.exec("DELETE FROM push_keys");
  db.exec(
    "DELETE FROM outbox WHERE subscription_id IN (SELECT id FROM subscriptions WHERE kind = 'push')",
  );
  db.exec("DELETE FROM subscriptions WHERE kind = 'push'");
  storeNewPushKeys(db);
}
