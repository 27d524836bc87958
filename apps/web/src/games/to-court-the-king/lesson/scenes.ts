import type { Scene } from "../../../learn/lesson/script.ts";
import type { KingTableLazyWords } from "../lazyWords/en.ts";

type KingStep = keyof KingTableLazyWords["lesson"];

/** The learner plays last in the first round and begins the next one: two turns in a row. */
const FIRST_TURNS: Scene<KingStep> = {
  opening: ["start 1"],
  before: ["1 roll", "* 1 3 6", "1 aside 1 3 6", "1 take fool"],
  steps: [
    { id: "welcome", lines: [] },
    { id: "roll", lines: ["0 roll", "* 1 4 4"] },
    { id: "keep", lines: ["0 aside 4 4", "0 roll", "* 5"] },
    { id: "last", lines: ["0 aside 5"] },
    { id: "farmer", lines: ["0 take farmer"] },
    { id: "fourDice", lines: ["0 roll", "* 2 2 3 5"] },
    { id: "twos", lines: ["0 aside 2 2", "0 roll", "* 2 6", "0 aside 2", "0 roll", "* 3"] },
    { id: "guard", lines: ["0 aside 3", "0 take guard"] },
    {
      id: "rival",
      lines: [
        "1 roll",
        "* 3 5 5",
        "1 aside 3 5 5",
        "1 take farmer",
        "1 roll",
        "* 1 3 5 6",
        "1 aside 1 3 5 6",
        "1 take laborer",
      ],
    },
    { id: "call", lines: ["0 roll", "* 2 2 3 6", "0 use guard"] },
    {
      id: "hunter",
      lines: ["0 aside 2 2 2", "0 roll", "* 2 5", "0 aside 2 5", "0 take hunter"],
    },
  ],
};

const LAST_TURNS: Scene<KingStep> = {
  opening: [
    "start 1",
    "round 6",
    "cards 0 fool farmer guard hunter knight",
    "cards 1 fool farmer philosopher laborer guard",
    "to-act 0",
  ],
  before: [
    "0 roll",
    "* 2 5 5 6",
    "0 use guard",
    "0 use hunter",
    "0 aside 5 5",
    "0 roll",
    "* 1 4 5 5",
    "0 aside 5 5",
    "0 roll",
    "* 5 6",
    "0 use fool 6",
    "* 2",
    "0 aside 5",
    "0 roll",
    "* 5",
  ],
  steps: [
    { id: "later", lines: [] },
    { id: "seven", lines: ["0 use knight", "0 aside 5 5"] },
    { id: "king", lines: ["0 take king"] },
    { id: "finalRound", lines: ["1 roll", "* 3 3 5 6", "1 aside 3 3 5 6", "1 stand"] },
  ],
};

export const SCENES: readonly Scene<KingStep>[] = [FIRST_TURNS, LAST_TURNS];
