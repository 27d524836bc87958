import { sha256 } from "@noble/hashes/sha2.js";
import { err, ok, type Result } from "@courtly/engine";
import { fromHex, toHex, utf8 } from "./bytes.ts";
import { randomBytes } from "./secure.ts";

/** The length of seeds, shares and seals: too long to guess. */
export const SECRET_BYTES = 32;

/** Draws a seed or a share from the platform's secure randomness. */
export function drawSecret(): Uint8Array {
  return randomBytes(new Uint8Array(SECRET_BYTES));
}

/** The SHA-256 of a secret. Shown beforehand, it commits its owner to the secret without revealing it. */
export function seal(secret: Uint8Array): string {
  return writeSecret(sha256(secret));
}

/** The SHA-256 of a text, as hexadecimal digits. */
export function sha256Text(text: string): string {
  return toHex(sha256(utf8(text)));
}

export function writeSecret(secret: Uint8Array): string {
  return toHex(secret);
}

export function readSecret(text: string): Result<Uint8Array, string> {
  return isSeal(text)
    ? ok(fromHex(text))
    : err(`${SECRET_BYTES * 2} digits wanted, 0 to 9 and a to f`);
}

/** Whether the text has the form of a seal; a secret has the same form. */
export function isSeal(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
