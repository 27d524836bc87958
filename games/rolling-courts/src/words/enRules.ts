import type { Rules } from "../rules.ts";

/** What each value of a rule means. */
export type RuleWords = { readonly [Field in keyof Rules]: Readonly<Record<Rules[Field], string>> };

/** In English, and by themselves: who sets a table up needs no other words of the game. */
export const RULE_WORDS: RuleWords = {
  courtDie: {
    court: "a way to court needs a die with the court's number",
    village: "a way to court needs a die with the village's number",
  },
  wrap: {
    yes: "courts 6 and 1 are neighbours of villages 1 and 6",
    no: "courts 6 and 1 are no neighbours of villages 1 and 6",
  },
};
