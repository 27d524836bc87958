import { levelsIn } from "@courtly/bots/names";
// A separate entry point: an import of the whole game would make it a part of the start page.
import { FACTS } from "@courtly/to-court-the-king/facts";
import type { GameEntry } from "../gameEntry.ts";
import { StartPicture } from "./startPicture.tsx";
import { phrasebook } from "./languages/phrasebook.ts";

export const toCourtTheKingEntry: GameEntry = {
  id: FACTS.id,
  name: "To Court the King",
  letter: "K",
  tincture: "azure",
  pitch: phrasebook("pitch", "Roll, keep, call on your courtiers. Climb from Fool to King."),
  StartPicture,
  rulePrefix: "K",
  facts: FACTS,
  levels: levelsIn(FACTS.id),
  lessons: 1,
  load: async () => (await import("./index.ts")).toCourtTheKingLoaded,
  loadLazyUi: async () => (await import("./lazyUi.ts")).toCourtTheKingLazyUi,
  words: {
    it: async () => (await import("./languages/it.ts")).IT,
    de: async () => (await import("./languages/de.ts")).DE,
  },
};
