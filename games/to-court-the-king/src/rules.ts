import { ruleBook, type RulesOf } from "@courtly/engine";
import { CHARACTERS, type CharacterId, type Cost } from "./characters.ts";

/** The optional rules with their values; the first value of each is that of the English rulebook. */
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

/** The named rule sets, each written as its differences from the English one. */
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

/** K12. `unlimited` means three boxes of dice: with more there would be millions of legal actions. */
export function diceSupply(rules: Rules): number {
  return rules.diceSupply === "12" ? 12 : 36;
}

const FOUR_ALIKE: Cost = { kind: "sets", sizes: [4] };

export function costOf(rules: Rules, id: CharacterId): Cost {
  return id === "magician" && rules.magicianCost === "fourAlike" ? FOUR_ALIKE : CHARACTERS[id].cost;
}
