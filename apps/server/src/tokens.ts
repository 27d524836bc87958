import { createHash, hash, randomBytes, randomInt } from "node:crypto";
import { CODE_CHARS, CODE_LETTERS, type CreateTable } from "@courtly/protocol";

/** The hash of a token. Only hashes are stored, so that nobody can take a seat with data from the store. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const ID_BYTES = 16;

/** A digest of a message: the same for the same fields, in whatever order they were sent. */
export function digestOf(message: object): string {
  const fields = JSON.stringify(message, Object.keys(message).toSorted());
  return hash("sha256", fields, "buffer").subarray(0, DIGEST_BYTES).toString("base64url");
}

const DIGEST_BYTES = 16;

/** Draws a table id of 128 random bits, which cannot be guessed. */
export function newTableId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** The table id for a request: the same request, sent again, gets the same id. As hard to guess as its token. */
export function tableIdFor(request: CreateTable): string {
  const digest = createHash("sha256")
    .update(`table ${JSON.stringify(request)}`)
    .digest();
  return digest.subarray(0, ID_BYTES).toString("base64url");
}

export function newCode(): string {
  const letters = Array.from(
    { length: CODE_CHARS },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  );
  return letters.join("");
}
