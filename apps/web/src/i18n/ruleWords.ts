import { RULE_WORDS as COURTS } from "@courtly/rolling-courts";
import { RULE_WORDS as KING } from "@courtly/to-court-the-king";
import { foreignBooks } from "./spoken.ts";

/** What the games' rules mean, in the language of the moment; without all else that the games say. */
export const kingRules = (): typeof KING => foreignBooks()?.king.rules ?? KING;
export const courtsRules = (): typeof COURTS => foreignBooks()?.courts.rules ?? COURTS;
