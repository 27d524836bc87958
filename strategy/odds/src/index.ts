export { answeringOdds } from "./answerOdds.ts";
export { DICE_MAX } from "./frames.ts";
export { COSTS_IN_DICE, type Goal } from "./goal.ts";
export { loadSolver } from "./loadSolver.ts";
export { oddsOf, type Chance } from "./oddsOf.ts";
export type { AskedGoal, Odds, Progress, OddsQuestion } from "./questions.ts";
export {
  solveTogether,
  solveTurn,
  type Ranked,
  type Solution,
  type SolveOptions,
} from "./solveTurn.ts";
export type { Solver } from "./solver.ts";
export { reference } from "./tables.ts";
