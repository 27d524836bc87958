export type { ChanceComparison } from "../chances.ts";
export type { Shown } from "./comparisons.ts";
export type { Edge } from "./edges.ts";
export type { Gap } from "./gaps.ts";
export type { Help } from "./helps.ts";
export type { Helping, KeptDice } from "./keptDice.ts";
export {
  mainReasons,
  reasonsToRoll,
  reasonsToTake,
  type CardChance,
  type KingReason,
  type TurnOutlook,
} from "./reasons.ts";
export { isSure } from "./prospects.ts";
export {
  chancesOf,
  costOfAction,
  diceAfter,
  isOpen,
  markChance,
  oddsQuestion,
  planFor,
  stepsAt,
  type Chances,
  type StepAt,
} from "./turnOdds.ts";
export { costWords, reasonWords, type KingSpeech } from "./reasonWords.ts";
