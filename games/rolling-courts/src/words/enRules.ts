import type { Rules } from "../rules.ts";

/** The meaning of each value of a rule, in words. */
export type RuleWords = { readonly [Field in keyof Rules]: Readonly<Record<Rules[Field], string>> };

/** The English texts of the rules, in a file of their own: setting up a table needs no other texts. */
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
