export type { ChanceComparison } from "../chances.ts";
export { afterTurn, type Fact } from "./afterTurn.ts";
export type { Purpose } from "./purposes.ts";
export {
  mainReasons,
  reasonsFor,
  type CourtsReason,
  type Gain,
  type Lack,
  type Tie,
} from "./reasons.ts";
export { beforeEnd, gainedBy, stepsAt, type StepAt } from "./steps.ts";
export { placeWords, reasonWords, type CourtsSpeech } from "./reasonWords.ts";
