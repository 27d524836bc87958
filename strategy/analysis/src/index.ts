export {
  analyseGame,
  type Analysing,
  type Analysis,
  type AnalysisProgress,
} from "./analyseGame.ts";
export { answeringAnalysis } from "./answerAnalysis.ts";
export { chanceMarginOf } from "./chanceMargin.ts";
export {
  decisionAt,
  decisionsOf,
  kindOf,
  judgingGame,
  type AnyTable,
  type GameToJudge,
  type JudgedDecision,
} from "./judgedGame.ts";
export { luckOf, mistakesOf, precisionOf, type Luck, type Mistake } from "./mistakes.ts";
export type { AnalysisAnswer, AnalysisQuestion, Explanation, Rarity } from "./questions.ts";
export {
  changeBy,
  reviewOf,
  type Chances,
  type DecisionReview,
  type Moment,
  type Review,
  type Split,
} from "./review.ts";
export {
  faceCounts,
  rollsOf,
  unusualDice,
  type FaceCounts,
  type UnusualDice,
} from "./unusualDice.ts";
