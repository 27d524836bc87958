import * as v from "valibot";
import { oneLine, loggedName, shield } from "./fields.ts";
import { LIMITS } from "./limits.ts";

const person = v.strictObject({
  kind: v.literal("person"),
  name: loggedName,
  shield,
  /** A program plays in this seat, as it has said when it sat down. */
  program: v.optional(v.literal(true)),
});
const bot = v.strictObject({
  kind: v.literal("bot"),
  level: oneLine(LIMITS.nameChars),
  name: loggedName,
  shield,
});
const open = v.strictObject({ kind: v.literal("open") });

/** The level of the bot that plays for a player who is away or has resigned. */
export const PLAYS_ON = "steward";
/** Its level in older versions: tables where a game went on have such bots in their seats. */
export const PLAYED_ON = "squire";

/** The occupant of a seat: a person, a bot, or nobody yet. */
export const sitter = v.variant("kind", [person, bot, open]);
export type Sitter = Readonly<v.InferOutput<typeof sitter>>;

/** The bot that sits in for a person at a new table. It keeps the name and the shield, and nothing else. */
export function standInFor({ name, shield }: Extract<Sitter, { kind: "person" }>): Sitter {
  return { kind: "bot", level: PLAYS_ON, name, shield };
}
