import { ruleBook, type RulesOf } from "@courtly/engine";
import { CHARACTERS, type CharacterId, type Cost } from "./characters.ts";

/** What groups disagree about, field by field; the first value of each is the English rulebook's. */
export const RULE_FIELDS = {
  fools: ["unlimited", "players"],
  abilitiesBeforeRoll: ["no", "yes"],
  magicianCost: ["straight5", "fourAlike"],
  finalRoundStart: ["right", "left"],
  diceSupply: ["12", "unlimited"],
} as const;

export type Rules = RulesOf<typeof RULE_FIELDS>;

const ENGLISH: Rules = {
  fools: "unlimited",
  abilitiesBeforeRoll: "no",
  magicianCost: "straight5",
  finalRoundStart: "right",
  diceSupply: "12",
};

/** A rule set says only how it differs. */
export const RULE_SETS = {
  english: ENGLISH,
  italian: { ...ENGLISH, fools: "players", abilitiesBeforeRoll: "yes" },
  manual: { ...ENGLISH, magicianCost: "fourAlike", finalRoundStart: "left" },
} as const satisfies Record<string, Rules>;

export type RuleSetName = keyof typeof RULE_SETS;

export const {
  read: readRules,
  readLine: readRulesLine,
  write: writeRules,
} = ruleBook(RULE_FIELDS, RULE_SETS);

/** K12. Without a limit three boxes of dice are on the table: more would make millions of legal actions. */
export function diceSupply(rules: Rules): number {
  return rules.diceSupply === "12" ? 12 : 36;
}

const FOUR_ALIKE: Cost = { kind: "sets", sizes: [4] };

export function costOf(rules: Rules, id: CharacterId): Cost {
  return id === "magician" && rules.magicianCost === "fourAlike" ? FOUR_ALIKE : CHARACTERS[id].cost;
}
