import type { Rules } from "../rules.ts";

/** The meaning of each value of a rule, in words. */
export type RuleWords = { readonly [Field in keyof Rules]: Readonly<Record<Rules[Field], string>> };

/** The English texts of the rules, in a file of their own: setting up a table needs no other texts. */
export const RULE_WORDS: RuleWords = {
  fools: {
    unlimited: "there is always another Fool",
    players: "there are only as many Fools as players",
  },
  abilitiesBeforeRoll: {
    no: "cards work after the first roll only",
    yes: "cards that bring a die in also work before the first roll",
  },
  magicianCost: {
    straight5: "the Magician costs a straight of five",
    fourAlike: "the Magician costs four alike",
  },
  finalRoundStart: {
    right: "the final round begins to the right of the last start player",
    left: "the final round begins to the left of the last start player, not to the right",
  },
  diceSupply: {
    "12": "there are 12 dice",
    unlimited: "there are 36 dice, not 12",
  },
};
