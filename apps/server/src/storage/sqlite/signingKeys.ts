import { randomBytes } from "node:crypto";
import type Database from "better-sqlite3";
import { StorageError } from "../storage.ts";
import { isSame, keyChecksum } from "./checksums.ts";

/** The keys of a data file that sign logs. The first row has the current one, also for an older Courtly. */
export interface SigningKeys {
  readonly current: Uint8Array;
  /** The keys before it, the newest first. They sign nothing any more. */
  readonly former: readonly Uint8Array[];
}

const SIGNING_KEY_BYTES = 32;
/** Former keys that are kept: devices whose signatures are older than that are told that the server has another log. */
const FORMER_MAX = 3;

interface KeyRow {
  readonly key: unknown;
  readonly checksum: unknown;
}

/** Draws the key of a new file. It is in the file, so that every copy of the file can verify what another one signed. */
export function drawSigningKey(): Uint8Array {
  return randomBytes(SIGNING_KEY_BYTES);
}

/** The keys that sign logs. Throws `StorageError` if one is damaged. */
export function signingKeysIn(db: Database.Database, file: string): SigningKeys {
  const rows = db.prepare<[], KeyRow>("SELECT key, checksum FROM signing ORDER BY rowid").all();
  const [current, ...former] = rows.map(({ key, checksum }) => {
    if (!(key instanceof Uint8Array) || !isSame(checksum, keyChecksum(key))) throw damaged(file);
    return new Uint8Array(key);
  });
  if (current === undefined) throw damaged(file);
  return { current, former };
}

/** Draws another key, for example because somebody has stolen a copy of the file. Throws `StorageError` if one is damaged. */
export function changeSigningKey(db: Database.Database, file: string): void {
  const { current, former } = signingKeysIn(db, file);
  const keys = [drawSigningKey(), current, ...former].slice(0, FORMER_MAX + 1);
  const change = db.transaction(() => {
    db.exec("DELETE FROM signing");
    const add = db.prepare("INSERT INTO signing (rowid, key, checksum) VALUES (?, ?, ?)");
    for (const [index, key] of keys.entries()) add.run(index + 1, key, keyChecksum(key));
  });
  change.exclusive();
}

function damaged(file: string): StorageError {
  return new StorageError(
    `'${file}' is damaged: the key that signs logs is not the one that was stored; restore a backup`,
  );
}
