import type { Scene } from "../../../learn/lesson/script.ts";
import type { CourtsLazyWords } from "../lazyWords/en.ts";

type CourtsStep = keyof CourtsLazyWords["secondLesson"];

/** A turn with a way to a neighbouring court, a leap and a push. */
const NEIGHBOURS: Scene<CourtsStep> = {
  opening: [
    "start 0",
    "round 8",
    "gold 0 15",
    "gold 1 8",
    "gold 2 11",
    "village 3 0 - 0 1",
    "village 5 - 2 - -",
    "cave 2 - 1 - - - -",
    "court 2 2 0 1",
    "court 4 1 2",
    "court 6 0 1",
  ],
  before: [],
  steps: [
    { id: "neighbours", lines: [] },
    { id: "rollNeighbours", lines: ["0 roll", "* 3 4 6"] },
    { id: "leap", lines: ["0 court 4 from village 3:3 over 1"] },
    { id: "push", lines: ["0 village 3"] },
    { id: "endNeighbours", lines: ["0 cave 6", "0 end"] },
  ],
};

/** The last round, with three action points. */
const ACTIONS: Scene<CourtsStep> = {
  opening: [
    "start 0",
    "round 14",
    "gold 0 6",
    "gold 1 9",
    "gold 2 4",
    "village 1 0 - - -",
    "village 3 - - 0 1",
    "village 6 0 2 - -",
    "court 1 0 1 0 2 0",
    "court 2 0 0 0 1 2",
    "court 3 2 1 2 1",
    "court 5 0 0 2 0",
  ],
  before: [],
  steps: [
    { id: "actionPoints", lines: [] },
    { id: "rollActions", lines: ["0 roll", "* 3 5 6"] },
    { id: "promote", lines: ["0 promote village 3:3"] },
    { id: "promoted", lines: ["0 court 3 from village 3:4"] },
    { id: "retire", lines: ["0 retire village 6:1"] },
    { id: "recall", lines: ["0 village 5 from village 1:1"] },
    { id: "endActions", lines: ["0 end"] },
    { id: "rivalsActions", lines: ["1 roll", "* 1 3 5", "1 end", "2 roll", "* 2 2 6", "2 end"] },
  ],
};

export const SECOND_SCENES: readonly Scene<CourtsStep>[] = [NEIGHBOURS, ACTIONS];
