import { RULE_FIELDS, RULE_SETS } from "@courtly/pig";
import { fieldsOf } from "../../home/setup/ruleMenus.ts";
import { one } from "../../learn/lesson/targets.ts";
import type { LazyGameUi } from "../gameEntry.ts";

const TEXTS = {
  summary: "Roll as often as you dare; a 1 takes the points of the turn.",
  chapters: { turn: "Your turn" },
  rules: { P3: { title: "A 1", text: "A 1 ends the turn without points." } },
  decisions: [],
};

export const pigLazyUi: LazyGameUi = {
  ruleMenu: () => ({
    sets: [
      { name: "standard", title: "Standard", words: "to 100 points", rules: RULE_SETS.standard },
      { name: "short", title: "Short", words: "to 50 points", rules: RULE_SETS.short },
    ],
    fields: fieldsOf(
      RULE_FIELDS,
      { target: { "100": "100 points", "50": "50 points" } },
      { target: "Target" },
    ),
    boards: [],
  }),
  ruleBook: {
    chapters: { turn: ["P3"] },
    texts: { en: async () => TEXTS, it: async () => TEXTS, de: async () => TEXTS },
    picture: () => undefined,
    pictureText: () => "",
  },
  lessons: [
    {
      rivals: 1,
      scenes: [
        { opening: ["start 0"], before: [], steps: [{ id: "roll", lines: ["0 roll", "* 6"] }] },
      ],
      words: () => ({ roll: { text: "A turn begins with a roll.", ask: "Roll the die." } }),
      targets: () => one("main button"),
    },
  ],
  tableMenu: { keys: () => [], pages: [] },
};
