import type { RuleBook } from "../../../learn/rules/ruleBookContent.ts";
import { CHAPTERS } from "./chapters.ts";
import { charactersText, PICTURES } from "./pictures.tsx";

const pictures: Readonly<Partial<Record<string, (typeof PICTURES)[keyof typeof PICTURES]>>> =
  PICTURES;

export const ruleBook: RuleBook = {
  chapters: CHAPTERS,
  texts: {
    en: async () => (await import("./texts/en.ts")).EN,
    it: async () => (await import("./texts/it.ts")).IT,
    de: async () => (await import("./texts/de.ts")).DE,
  },
  picture: (rule) => pictures[rule]?.(),
  pictureText: (rule) => (rule === "K15" ? charactersText() : ""),
};
