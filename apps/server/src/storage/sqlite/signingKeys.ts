import type Database from "better-sqlite3";
import { keyChecksum } from "../checksums.ts";
import { nextSigningKeys, signingKeysFrom, type KeyRow, type SigningKeys } from "../keys.ts";

/** The keys that sign logs: the first row has the current one, also for an older Courtly. Throws `StorageError` if one is damaged. */
export function signingKeysIn(db: Database.Database, file: string): SigningKeys {
  const rows = db.prepare<[], KeyRow>("SELECT key, checksum FROM signing ORDER BY rowid").all();
  return signingKeysFrom(rows, file);
}

/** Draws another key, for example because somebody has stolen a copy of the file. Throws `StorageError` if one is damaged. */
export function changeSigningKey(db: Database.Database, file: string): void {
  const keys = nextSigningKeys(signingKeysIn(db, file));
  const change = db.transaction(() => {
    db.exec("DELETE FROM signing");
    const add = db.prepare("INSERT INTO signing (rowid, key, checksum) VALUES (?, ?, ?)");
    for (const [index, key] of keys.entries()) add.run(index + 1, key, keyChecksum(key));
  });
  change.exclusive();
}
