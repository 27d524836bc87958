import { refusals } from "@courtly/engine";
import { ENGLISH, type CourtsWords } from "./words/en.ts";

/** The rule behind each refusal, by the refusal's code. */
const RULES: Readonly<Record<keyof CourtsWords["refusals"], string>> = {
  rollFirst: "R4",
  rolledAlready: "R4",
  examining: "R15",
  notExamining: "R15",
  noDie: "R6",
  noDieToRetire: "R18",
  noDieToPromote: "R19",
  enteredTwice: "R7",
  nobodyInHand: "R23",
  notOwnRecalled: "R9",
  notOwnToCourt: "R10",
  notOwnMiner: "R14",
  notOwnHome: "R15",
  notOwnRetired: "R18",
  notOwnPromoted: "R19",
  caveFull: "R12",
  notNeighbour: "R10",
  courtFull: "R11",
  leapTooFar: "R11",
  tooDear: "R23",
  noPath: "R14",
  exhausted: "R14",
  noPoints: "R16",
  notByOne: "R17",
  noUnchangedDie: "R17",
  lastSpace: "R19",
  pastOwn: "R19",
  noValue: "R15",
};

export const refuse = refusals(ENGLISH.refusals, RULES);
