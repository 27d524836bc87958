import type { LazyGameUi } from "../gameEntry.ts";
import { SCENES } from "./lesson/scenes.ts";
import { kingTargets } from "./lesson/targets.ts";
import { words } from "./lazyWords/index.ts";
import { ruleMenu } from "./ruleMenu.ts";
import { ruleBook } from "./rules/index.ts";

export const toCourtTheKingLazyUi: LazyGameUi = {
  ruleMenu,
  ruleBook,
  loadAnalysisUi: async () => (await import("./coach/index.tsx")).kingAnalysisUi,
  lessons: [
    {
      rivals: 1,
      scenes: SCENES,
      words: () => words().lesson,
      targets: kingTargets,
    },
  ],
  tableMenu: {
    keys: () => words().keys,
    pages: [],
  },
};
