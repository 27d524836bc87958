import type { LazyGameUi } from "../gameEntry.ts";
import { Icon } from "../../ui/drawings/icon.tsx";
import { Places } from "./rules/places.tsx";
import { SCENES } from "./lesson/scenes.ts";
import { SECOND_SCENES } from "./lesson/secondScenes.ts";
import { courtsTargets } from "./lesson/targets.ts";
import { words } from "./lazyWords/index.ts";
import { ruleMenu } from "./ruleMenu.ts";
import { ruleBook } from "./rules/index.ts";

export const rollingCourtsLazyUi: LazyGameUi = {
  ruleMenu,
  ruleBook,
  loadAnalysisUi: async () => (await import("./coach/index.tsx")).courtsAnalysisUi,
  lessons: [
    { rivals: 2, scenes: SCENES, words: () => words().lesson, targets: courtsTargets },
    {
      rivals: 2,
      scenes: SECOND_SCENES,
      words: () => words().secondLesson,
      targets: courtsTargets,
    },
  ],
  tableMenu: {
    keys: () => words().keys,
    pages: [
      {
        id: "places",
        title: () => words().placesTitle,
        icon: <Icon name="castle" size={22} />,
        Page: Places,
      },
    ],
  },
};
