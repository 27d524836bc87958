export type { ChanceComparison } from "../chances.ts";
export type { Help } from "./helps.ts";
export {
  reasonsToRoll,
  reasonsToTake,
  type CardChance,
  type KingReason,
  type TurnOutlook,
} from "./reasons.ts";
export {
  chancesOf,
  diceAfter,
  isOpen,
  markChance,
  oddsQuestion,
  stepsAt,
  type Chances,
  type StepAt,
} from "./turnOdds.ts";
