import type { Scene } from "./script.ts";
import type { CourtsStep, KingStep } from "./words/en.ts";

/** A first game: some scenes of one, played with rivals who know their part. */
export interface Lesson {
  readonly rivals: number;
  readonly scenes: readonly Scene<KingStep | CourtsStep>[];
}

/** Ends a round and so begins the next: two turns in a row. */
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

const FIRST_ROUND: Scene<CourtsStep> = {
  opening: ["start 0"],
  before: [],
  steps: [
    { id: "welcome", lines: [] },
    { id: "roll", lines: ["0 roll", "* 2 3 4"] },
    { id: "cave", lines: ["0 cave 3"] },
    { id: "deep", lines: ["0 deep 2 from cave 3:1"] },
    { id: "village", lines: ["0 village 4"] },
    { id: "end", lines: ["0 end"] },
    {
      id: "rivals",
      lines: [
        "1 roll",
        "* 1 4 6",
        "1 village 4",
        "1 cave 1",
        "1 end",
        "2 roll",
        "* 3 5 5",
        "2 cave 5",
        "2 village 3",
        "2 end",
      ],
    },
  ],
};

const LAST_ROUND: Scene<CourtsStep> = {
  opening: [
    "start 0",
    "round 15",
    "gold 0 15",
    "gold 1 6",
    "gold 2 9",
    "village 2 1 - - -",
    "village 3 - - 0 -",
    "village 5 - 2 - -",
    "cave 2 - 1 - - - -",
    "cave 5 - - - 0 - -",
    "court 1 1 0 2 0 1",
    "court 2 2 1 2 1 0",
    "court 3 1 2 2 0",
    "court 5 2",
    "deep 2 2",
    "deep 4 1",
  ],
  before: [],
  steps: [
    { id: "later", lines: [] },
    { id: "rollAgain", lines: ["0 roll", "* 2 4 6"] },
    { id: "change", lines: ["0 change 2 to 3"] },
    { id: "court", lines: ["0 court 3 from village 3:3 over 1"] },
    { id: "endAgain", lines: ["0 end"] },
    {
      id: "rivalsAgain",
      lines: [
        "1 roll",
        "* 1 3 5",
        "1 village 1",
        "1 end",
        "2 roll",
        "* 2 2 6",
        "2 cave 6",
        "2 end",
      ],
    },
    { id: "home", lines: ["0 home cave 5:5"] },
  ],
};

export const LESSONS: Readonly<Record<string, Lesson>> = {
  "to-court-the-king": { rivals: 1, scenes: [FIRST_TURNS, LAST_TURNS] },
  "rolling-courts": { rivals: 2, scenes: [FIRST_ROUND, LAST_ROUND] },
};
