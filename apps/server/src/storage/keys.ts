import { createECDH, randomBytes } from "node:crypto";
import { isSame, keyChecksum } from "./checksums.ts";
import type { PushKeys } from "./notices.ts";
import { StorageError } from "./storage.ts";

/** The keys of a store that sign logs. */
export interface SigningKeys {
  readonly current: Uint8Array;
  /** The keys before it, the newest first. They sign nothing any more. */
  readonly former: readonly Uint8Array[];
}

/** A stored key with its checksum. In a damaged store both may have any value. */
export interface KeyRow {
  readonly key: unknown;
  readonly checksum: unknown;
}

const SIGNING_KEY_BYTES = 32;
const CURVE = "prime256v1";
const PRIVATE_KEY_BYTES = 32;

/** Draws the key of a new store. It is stored, so that every copy of the store can verify what another one signed. */
export function drawSigningKey(): Uint8Array {
  return randomBytes(SIGNING_KEY_BYTES);
}

/** Draws the private key for Web Push of a new store. Every copy of the store has the same one. */
export function drawPushKey(): Uint8Array {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  const drawn = ecdh.getPrivateKey();
  // A number with leading zeros is drawn with fewer bytes.
  return Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES - drawn.length), drawn]);
}

/** Former keys that are kept: devices whose signatures are older than that are told that the server has another log. */
const FORMER_MAX = 3;

/** The keys after another one is drawn, for example because somebody has stolen a copy of the store: the new one first. */
export function nextSigningKeys({ current, former }: SigningKeys): readonly Uint8Array[] {
  return [drawSigningKey(), current, ...former].slice(0, FORMER_MAX + 1);
}

/** The keys that sign logs, the current one first in `rows`. Throws `StorageError` if one is damaged. */
export function signingKeysFrom(rows: readonly KeyRow[], store: string): SigningKeys {
  const [current, ...former] = rows.map((row) => keyIn(row, "the key that signs logs", store));
  return { current: current ?? keyIn(undefined, "the key that signs logs", store), former };
}

/** The keys for Web Push. Throws `StorageError` if they are damaged. */
export function pushKeysFrom(row: KeyRow | undefined, store: string): PushKeys {
  const privateKey = keyIn(row, "the key for notifications", store);
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  return { publicKey: new Uint8Array(ecdh.getPublicKey()), privateKey };
}

function keyIn(row: KeyRow | undefined, what: string, store: string): Uint8Array {
  if (row?.key instanceof Uint8Array && isSame(row.checksum, keyChecksum(row.key)))
    return new Uint8Array(row.key);
  throw new StorageError(
    `'${store}' is damaged: ${what} is not the one that was stored; restore a backup`,
  );
}
