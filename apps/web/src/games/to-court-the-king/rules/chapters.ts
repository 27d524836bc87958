import type { RuleBookTexts } from "../../../learn/rules/ruleBookContent.ts";

/** The chapters of the rule book, and the ids of their rules in the order of reading. */
export const CHAPTERS = {
  setup: ["K1", "K2", "K3"],
  turns: ["K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12"],
  taking: ["K13", "K14", "K15", "K16", "K17", "K18"],
  ending: ["K19", "K20", "K21", "K22", "K23", "K24", "K25"],
} as const;

type Chapter = keyof typeof CHAPTERS;
export type KingRule = (typeof CHAPTERS)[Chapter][number];
/** The rule book in one language. A rule without a text does not compile. */
export type KingRuleTexts = RuleBookTexts<Chapter, KingRule>;
