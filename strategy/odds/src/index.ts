export type { AskedGoal, FromWorker, Odds, Progress, Question, ToWorker } from "./deskMessages.ts";
export { DICE_MAX } from "./frames.ts";
export { COSTS_IN_DICE, type Goal } from "./goal.ts";
export { loadSolver } from "./loadSolver.ts";
export { oddsOf, type Chance } from "./oddsOf.ts";
export { openDesk, type AskOptions, type Desk, type OddsWorker } from "./openDesk.ts";
export { serveDesk, type Workplace } from "./serveDesk.ts";
export { solveTurn, type Ranked, type Solution, type SolveOptions } from "./solveTurn.ts";
export type { Solver } from "./solver.ts";
