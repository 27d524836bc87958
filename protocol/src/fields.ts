import { isYou } from "@courtly/engine";
import * as v from "valibot";
import { LIMITS } from "./limits.ts";

/** The five shields of the house, in heraldry's words. */
export const SHIELDS = ["azure", "gules", "vert", "purpure", "or"] as const;
export type Shield = (typeof SHIELDS)[number];

const DIGITS = /^[0-9a-f]{64}$/;

export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const player = v.pipe(whole, v.maxValue(LIMITS.playersMax - 1));
export const seat = v.pipe(whole, v.maxValue(9));
export const shield = v.picklist(SHIELDS);
export const again = v.pipe(whole, v.maxValue(99));
/** A seal, a share or a seed: 32 bytes as hexadecimal digits. */
export const secretText = v.pipe(v.string(), v.regex(DIGITS));
/** 16 random bytes: no table can be guessed from another. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** 32 random bytes, drawn by the player's own device: sent again it means the same seat. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** Without letters and digits that are mistaken for each other. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_CHARS = 6;
export const joinCode = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_CHARS}}$`)),
);
/** Chosen by the sender for each thing it wants; sent again, it is not done again. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.keyChars));
export const actionText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LIMITS.actionChars),
  v.regex(/^[^\p{C}]+$/u),
);
/** One line of a record's header. */
export function oneLine(charsMax: number) {
  return v.pipe(v.string(), v.maxLength(charsMax), v.regex(/^[^\p{Cc}#]*$/u));
}

/** Text that people read, as records can hold it: cleaned of what cannot be seen, then checked. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(LIMITS.nameChars * 10),
  v.transform(cleanName),
  v.check(isName, `a name has 1 to ${LIMITS.nameChars} characters, without comma and #`),
  // Sentences about 'You' speak to whoever reads them: at one table that would be everybody.
  v.check((name) => !isYou(name), "nobody at a table of several is called You"),
);

export function cleanName(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").trim();
}

function isName(text: string): boolean {
  const { length } = [...text];
  return length >= 1 && length <= LIMITS.nameChars && !/[,#]/.test(text);
}
