export { DICE_MAX } from "./frames.ts";
export { COSTS_IN_DICE, type Goal } from "./goal.ts";
export { oddsOf, type Chance } from "./oddsOf.ts";
export { loadSolver } from "./loadSolver.ts";
export type { Solver } from "./solver.ts";
export { solveTurn, type Ranked, type Solution, type SolveOptions } from "./solveTurn.ts";
