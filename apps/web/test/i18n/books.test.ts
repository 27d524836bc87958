import { describe, expect, test } from "vitest";
import { DE as COURTS_DE } from "../../src/games/rolling-courts/languages/de.ts";
import { IT as COURTS_IT } from "../../src/games/rolling-courts/languages/it.ts";
import { DE as KING_DE } from "../../src/games/to-court-the-king/languages/de.ts";
import { IT as KING_IT } from "../../src/games/to-court-the-king/languages/it.ts";
import { DE } from "../../src/i18n/de.ts";
import { IT } from "../../src/i18n/it.ts";
import { EN, fixedSayings, roomsOf, sayings, tablesOf, TABLES_EN } from "./sayings.ts";

const ENGLISH = [...sayings(EN), ...fixedSayings(TABLES_EN)];

/** Texts that are the same in English and in another language: names and loan words. */
const SHARED: ReadonlySet<string> = new Set([
  "Ada, online: Ben",
  "3, online: 5",
  "1, online: 1",
  "Ada, Ben",
  "3, 5",
  "1, 1",
  "Ada: Ben.",
  "3: 5.",
  "1: 1.",
  "Bot: Ada",
  "Bot: 3",
  "Bot: 1",
  "Standard",
  "Online",
  "Gold",
  "Vibration",
]);

describe.each([
  ["it", IT, KING_IT, COURTS_IT],
  ["de", DE, KING_DE, COURTS_DE],
] as const)("%s", (_language, books, king, courts) => {
  const spoken = [...sayings(roomsOf(books)), ...fixedSayings(tablesOf(king, courts))];

  test("has the same texts as English, at the same places", () => {
    expect(spoken.map(({ where }) => where)).toEqual(ENGLISH.map(({ where }) => where));
  });

  test("has no empty text, and no missing value", () => {
    for (const { where, text } of spoken) {
      expect(text.trim(), where).not.toBe("");
      expect(text, where).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("is not English", () => {
    const same = spoken.filter(({ text }, at) => text === ENGLISH[at]?.text && !SHARED.has(text));
    expect(same).toEqual([]);
  });

  test("has no exclamation marks, and typographic punctuation", () => {
    for (const { where, text } of spoken) {
      expect(text, where).not.toMatch(/!|\.\.\.|"/);
      expect(text, where).not.toMatch(/\p{L}'\p{L}/u);
    }
  });

  test("ends a sentence where English does", () => {
    for (const [at, { where, text }] of spoken.entries()) {
      const english = ENGLISH[at]?.text ?? "";
      expect(/[.?…]$/.test(text), `${where}: ${text}`).toBe(/[.?…]$/.test(english));
    }
  });
});

test("English has no exclamation marks either, and typographic punctuation", () => {
  for (const { where, text } of ENGLISH) {
    expect(text.trim(), where).not.toBe("");
    expect(text, where).not.toMatch(/!|\.\.\.|"|\p{L}'\p{L}/u);
  }
});
