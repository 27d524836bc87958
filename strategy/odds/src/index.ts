export { DICE_MAX } from "./frames.ts";
export { COSTS_IN_DICE, type Goal } from "./goal.ts";
export { oddsOf, type Chance } from "./oddsOf.ts";
export { solveTurn, type Ranked, type Solution, type SolveOptions } from "./solveTurn.ts";
