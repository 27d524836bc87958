export { costsInDice, type Goal } from "./goal.ts";
export { oddsOf } from "./oddsOf.ts";
export { solveTurn, type Ranked, type Solution } from "./solveTurn.ts";
