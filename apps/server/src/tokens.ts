import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_CHARS, CODE_LETTERS, type CreateTable } from "@courtly/protocol";

/** What is stored of a token: whoever reads the store cannot sit down with it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const ID_BYTES = 16;

/** 128 random bits: no table is found by guessing. */
export function newTableId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** As hard to guess as the token in it; the same wish, sent again, means the same table. */
export function tableIdFor(wish: CreateTable): string {
  const digest = createHash("sha256")
    .update(`table ${JSON.stringify(wish)}`)
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
