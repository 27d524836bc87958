import { levelsIn } from "@courtly/bots/names";
// A separate entry point: an import of the whole game would make it a part of the start page.
import { FACTS } from "@courtly/rolling-courts/facts";
import type { GameEntry } from "../gameEntry.ts";
import { StartPicture } from "./startPicture.tsx";
import { phrasebook } from "./languages/phrasebook.ts";

export const rollingCourtsEntry: GameEntry = {
  id: FACTS.id,
  name: "Rolling Courts",
  letter: "R",
  tincture: "vert",
  pitch: phrasebook("pitch", "Send your family to mine and to council, then buy seats at court."),
  StartPicture,
  rulePrefix: "R",
  facts: FACTS,
  levels: levelsIn(FACTS.id),
  lessons: 2,
  load: async () => (await import("./index.ts")).loadRollingCourts(),
  loadLazyUi: async () => (await import("./lazyUi.tsx")).rollingCourtsLazyUi,
  words: {
    it: async () => (await import("./languages/it.ts")).IT,
    de: async () => (await import("./languages/de.ts")).DE,
  },
};
