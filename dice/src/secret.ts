import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { err, ok, type Result } from "@courtly/engine";
import { randomBytes } from "./secure.ts";

/** What seeds, shares and seals are long: too many to guess. */
export const SECRET_BYTES = 32;

/** A seed or a share, from the platform's secure randomness. */
export function drawSecret(): Uint8Array {
  return randomBytes(new Uint8Array(SECRET_BYTES));
}

/** Its SHA-256: shown before the secret, it holds whoever drew it to it and gives nothing away. */
export function seal(secret: Uint8Array): string {
  return writeSecret(sha256(secret));
}

export function writeSecret(secret: Uint8Array): string {
  return bytesToHex(secret);
}

export function readSecret(text: string): Result<Uint8Array, string> {
  return isSeal(text)
    ? ok(hexToBytes(text))
    : err(`${SECRET_BYTES * 2} digits wanted, 0 to 9 and a to f`);
}

/** Whether the text has the form of a seal, which is that of a secret. */
export function isSeal(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
