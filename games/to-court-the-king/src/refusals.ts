import { refusals } from "@courtly/engine";
import { ENGLISH, type KingWords } from "./words/en.ts";

/** The rule behind each refusal, by the refusal's code. */
const RULES: Readonly<Record<keyof KingWords["refusals"], string>> = {
  // rolling and setting aside
  rollFirst: "K6",
  noActiveDice: "K10",
  mustSetAside: "K7",
  noDiceNamed: "K6",
  notActive: "K6",

  // abilities
  notOwned: "K9",
  usedAlready: "K9",
  firstRollOnly: "K5",
  neverUsed: "K19",
  beforeFirstRoll: "K9",
  noFaceYet: "K9",
  faceWanted: "K9",
  supplyEmpty: "K12",
  changesNothing: "K9",
  onlyActive: "K9",
  rerollsOne: "K17",
  rerollsSome: "K17",
  abilityMismatch: "K9",
  nothingAside: "K18",
  notAside: "K18",

  // acquiring
  finalRoundTake: "K22",
  diceStillActive: "K10",
  queenComesAlong: "K19",
  kingClaimed: "K20",
  noneLeft: "K15",
  ownedAlready: "K13",
  foolFaceUp: "K16",
  noFoolToTurn: "K16",
  costNotMet: "K13",

  // the final round
  standInFinalRound: "K22",
  standAfterRolling: "K24",
  declineInFinalRound: "K24",
  declineBeforeRolling: "K24",
};

export const refuse = refusals(ENGLISH.refusals, RULES);
