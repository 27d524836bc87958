import type { RuleBookTexts } from "../../../learn/rules/ruleBookContent.ts";

/** The chapters of the rule book, and the ids of their rules in the order of reading. */
export const CHAPTERS = {
  setup: ["R1", "R2", "R3", "R24"],
  round: ["R4", "R5", "R6", "R7"],
  courts: ["R8", "R9", "R10", "R11"],
  caves: ["R12", "R13", "R14", "R15"],
  points: ["R16", "R17", "R18", "R19"],
  ending: ["R20", "R21", "R22", "R23"],
} as const;

type Chapter = keyof typeof CHAPTERS;
export type CourtsRule = (typeof CHAPTERS)[Chapter][number];
/** The rule book in one language. A rule without a text does not compile. */
export type CourtsRuleTexts = RuleBookTexts<Chapter, CourtsRule>;
