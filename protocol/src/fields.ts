import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { PACES } from "./paces.ts";
import { cleanName, isWritable, nameFault } from "./names.ts";

/** The five shields, in the words of heraldry. */
export const SHIELDS = ["azure", "gules", "vert", "purpure", "or"] as const;
export type Shield = (typeof SHIELDS)[number];

const DIGITS = /^[0-9a-f]{64}$/;

export const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  // JSON can write -0, which is another value than 0 where a number is compared or used as a key.
  v.check((value) => !Object.is(value, -0), "0 has no sign"),
);
export const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const player = v.pipe(whole, v.maxValue(LIMITS.playersMax - 1));
export const seat = v.pipe(whole, v.maxValue(9));
export const shield = v.picklist(SHIELDS);
export const pace = v.picklist(PACES);
export const proposalKind = v.picklist(["pause", "end"]);
export const again = v.pipe(whole, v.maxValue(99));
/** A seal, a share or a seed: 32 bytes as hexadecimal digits. */
export const secretText = v.pipe(v.string(), v.regex(DIGITS));
/** 16 bytes as base64url. They are random, so that no table can be found by guessing. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** 32 random bytes as base64url, drawn by the player's device. The same token always means the same seat. */
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** The secret of a link that hands a seat over: 16 random bytes as base64url. The server sees it when it is used. */
export const linkSecret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** The signature of a server under a log, up to and including one entry: 16 bytes as base64url. */
export const signature = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** The characters of join codes, without letters and digits that look alike. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const CODE_CHARS = 6;
export const joinCode = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_CHARS}}$`)),
);
/** The key of a request, chosen by its sender. A request that is sent again with the same key is not done again. */
export const key = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.keyChars));
export const actionText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LIMITS.actionChars),
  v.regex(/^[^\p{C}]+$/u),
);
/** Text for one line of a record's header. */
export function oneLine(charsMax: number) {
  return v.pipe(v.string(), v.maxLength(charsMax), v.regex(/^[^\p{Cc}#]*$/u));
}

/** The name of a person who sits down. It is tidied, then checked. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(LIMITS.nameChars * 10),
  v.transform(cleanName),
  v.check(
    (name) => nameFault(name) !== "unwritable",
    `a name has 1 to ${LIMITS.nameChars} characters, without comma and #`,
  ),
  v.check((name) => nameFault(name) !== "invisible", "a name has only characters that people see"),
  v.check((name) => nameFault(name) !== "you", "nobody at a table of several is called You"),
);

/** A name in a log. It was checked when its player sat down, perhaps by an older version, and is read as it is. */
export const loggedName = v.pipe(v.string(), v.check(isWritable, "this is no name"));
