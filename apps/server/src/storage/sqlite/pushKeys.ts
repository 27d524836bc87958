import { createECDH } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { PushKeys } from "../notices.ts";
import { StorageError } from "../storage.ts";
import { isSame, keyChecksum } from "./checksums.ts";

const CURVE = "prime256v1";
const PRIVATE_KEY_BYTES = 32;

/** Draws and stores the keys for Web Push of a data file. Every copy of the file has the same keys. */
export function storeNewPushKeys(db: Database): void {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const drawn = ecdh.getPrivateKey();
  // A number with leading zeros is drawn with fewer bytes.
  const key = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - drawn.length), drawn]);
  db.prepare("INSERT INTO push_keys VALUES (?, ?)").run(key, keyChecksum(key));
}

/** The keys for Web Push. Throws `StorageError` if they are damaged. */
export function pushKeysIn(db: Database, file: string): PushKeys {
  const row = db
    .prepare<[], { readonly private_key: unknown; readonly checksum: unknown }>(
      "SELECT private_key, checksum FROM push_keys",
    )
    .get();
  const { private_key: key, checksum } = row ?? {};
  if (!(key instanceof Uint8Array) || !isSame(checksum, keyChecksum(key)))
    throw new StorageError(
      `'${file}' is damaged: the key for notifications is not the one that was stored; restore a backup`,
    );
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(key);
  return { publicKey: new Uint8Array(ecdh.getPublicKey()), privateKey: new Uint8Array(key) };
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
