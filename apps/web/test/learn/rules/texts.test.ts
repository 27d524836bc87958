import { describe, expect, test } from "vitest";
import { COURTS_CHAPTERS, KING_CHAPTERS } from "../../../src/learn/rules/ids.ts";
import { DE } from "../../../src/learn/rules/texts/de.ts";
import { EN } from "../../../src/learn/rules/texts/en.ts";
import { IT } from "../../../src/learn/rules/texts/it.ts";
import type { RuleText } from "../../../src/learn/rules/texts/texts.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const TEXTS = { EN, IT, DE };
const GAMES = join(import.meta.dirname, "../../../../../games");

/** The rules that a game's own page names. */
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
        const [english, other] = [EN[book], TEXTS[language][book]];
        expect(other.decisions).toHaveLength(english.decisions.length);
        for (const [id, { text }] of Object.entries(english.rules))
          expect(Object.entries(other.rules).find(([each]) => each === id)?.[1].text).not.toBe(
            text,
          );
      }
    },
  );
});
