export { analyseGame, type Analysing, type AnalysisProgress } from "./analyseGame.ts";
export { judgingGame, type AnyTable, type GameToJudge, type JudgedDecision } from "./judgedGame.ts";
export { mistakesOf, precisionOf, type Mistake } from "./mistakes.ts";
export { reviewOf, type Moment, type Review, type Split } from "./review.ts";
