import { ruleBook, type RulesOf } from "@courtly/engine";

/** The optional rules with their values; the first value of each is the default. */
export const RULE_FIELDS = {
  courtDie: ["court", "village"],
  wrap: ["yes", "no"],
} as const;

export type Rules = RulesOf<typeof RULE_FIELDS>;

export const RULE_SETS = {
  standard: { courtDie: "court", wrap: "yes" },
} as const satisfies Record<string, Rules>;

export const {
  read: readRules,
  readLine: readRulesLine,
  write: writeRules,
} = ruleBook(RULE_FIELDS, RULE_SETS);
