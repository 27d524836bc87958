import { createHash, randomBytes, randomInt } from "node:crypto";
import { CODE_CHARS, CODE_LETTERS } from "@courtly/protocol";

/** What is stored of a token: whoever reads the store cannot sit down with it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 128 random bits: no table is found by guessing. */
export function newTableId(): string {
  return randomBytes(16).toString("base64url");
}

export function newCode(): string {
  const letters = Array.from(
    { length: CODE_CHARS },
    () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
  );
  return letters.join("");
}
