import { describe, expect, test } from "vitest";
import { CHAPTERS as COURTS_CHAPTERS } from "../../../src/games/rolling-courts/rules/chapters.ts";
import { DE as COURTS_DE } from "../../../src/games/rolling-courts/rules/texts/de.ts";
import { EN as COURTS_EN } from "../../../src/games/rolling-courts/rules/texts/en.ts";
import { IT as COURTS_IT } from "../../../src/games/rolling-courts/rules/texts/it.ts";
import { CHAPTERS as KING_CHAPTERS } from "../../../src/games/to-court-the-king/rules/chapters.ts";
import { DE as KING_DE } from "../../../src/games/to-court-the-king/rules/texts/de.ts";
import { EN as KING_EN } from "../../../src/games/to-court-the-king/rules/texts/en.ts";
import { IT as KING_IT } from "../../../src/games/to-court-the-king/rules/texts/it.ts";
import type { RuleText } from "../../../src/learn/rules/ruleBookContent.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const TEXTS = {
  EN: { king: KING_EN, courts: COURTS_EN },
  IT: { king: KING_IT, courts: COURTS_IT },
  DE: { king: KING_DE, courts: COURTS_DE },
};
const GAMES = join(import.meta.dirname, "../../../../../games");

/** The ids of the rules in the RULES.md of a game. */
function idsIn(game: string, letter: string): readonly string[] {
  const page = readFileSync(join(GAMES, game, "RULES.md"), "utf8");
  return [
    ...new Set(
      [...page.matchAll(new RegExp(`\\*\\*(${letter}\\d+)\\*\\*`, "g"))].map(
        ([, id]) => id as string,
      ),
    ),
  ];
}

describe("the rules in the app", () => {
  test.each([
    ["to-court-the-king", "K", KING_CHAPTERS],
    ["rolling-courts", "R", COURTS_CHAPTERS],
  ] as const)("%s: every rule of the game is in one chapter", (game, letter, chapters) => {
    const ids = Object.values(chapters).flat();
    expect(ids.toSorted()).toEqual(idsIn(game, letter).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  const all = Object.entries(TEXTS).flatMap(([language, { king, courts }]) =>
    Object.entries({ ...king.rules, ...courts.rules }).map(
      ([id, rule]): [string, string, RuleText] => [language, id, rule],
    ),
  );
  test.each(all)("%s %s says something, with stars in pairs", (_language, _id, { title, text }) => {
    expect(title.trim()).not.toBe("");
    expect(text).toMatch(/[.…]$/);
    expect(text.split("*").length % 2).toBe(1);
  });

  test.each(["IT", "DE"] as const)(
    "%s says everything anew, and answers every question",
    (language) => {
      for (const book of ["king", "courts"] as const) {
        const [english, other] = [TEXTS.EN[book], TEXTS[language][book]];
        expect(other.decisions).toHaveLength(english.decisions.length);
        for (const [id, { text }] of Object.entries(english.rules))
          expect(Object.entries(other.rules).find(([each]) => each === id)?.[1].text).not.toBe(
            text,
          );
      }
    },
  );
});
