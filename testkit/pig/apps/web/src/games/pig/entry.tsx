import { FACTS } from "@courtly/pig/facts";
import type { GameEntry } from "../gameEntry.ts";

export const pigEntry: GameEntry = {
  id: FACTS.id,
  name: "Pig",
  letter: "P",
  tincture: "or",
  StartPicture: () => <></>,
  pitch: () => "Roll as often as you dare, and hold in time.",
  rulePrefix: "P",
  facts: FACTS,
  // No bots in the page: people play with each other.
  levels: [],
  lessons: 1,
  load: async () => (await import("./index.ts")).pigLoaded,
  loadLazyUi: async () => (await import("./lazyUi.ts")).pigLazyUi,
  // English only: another language shows English for this game.
  words: {
    it: async () => ({ game: { refusals: {} } }),
    de: async () => ({ game: { refusals: {} } }),
  },
};
