import type { Scene } from "../../../learn/lesson/script.ts";
import type { CourtsLazyWords } from "../lazyWords/en.ts";

type CourtsStep = keyof CourtsLazyWords["lesson"];

const FIRST_ROUND: Scene<CourtsStep> = {
  opening: ["start 0"],
  before: [],
  steps: [
    { id: "welcome", lines: [] },
    { id: "roll", lines: ["0 roll", "* 2 3 4"] },
    { id: "cave", lines: ["0 cave 3", "0 cave 4"] },
    { id: "village", lines: ["0 village 2"] },
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
      ],
    },
    // The dig waits until its text was read, and its result stays until the person goes on.
    { id: "dig", lines: ["2 end"] },
    { id: "dug", lines: [] },
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
    "cave 1 - - - 0 - -",
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
    { id: "deep", lines: ["0 deep 5 from cave 5:4"] },
    { id: "change", lines: ["0 change 4 to 3"] },
    { id: "court", lines: ["0 court 3 from village 3:3 over 3"] },
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
    { id: "home", lines: ["0 home cave 1:5"] },
  ],
};

export const SCENES: readonly Scene<CourtsStep>[] = [FIRST_ROUND, LAST_ROUND];
