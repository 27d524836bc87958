import { describe, expect, test } from "vitest";
import { EN as HOME_LATER } from "../../src/home/laterWords/en.ts";
import { EN as HOME } from "../../src/home/words/en.ts";
import type { Books } from "../../src/languages/books.ts";
import { DE } from "../../src/languages/de.ts";
import { IT } from "../../src/languages/it.ts";
import { EN as ONLINE } from "../../src/online/words/en.ts";
import { EN as PARTS } from "../../src/parts/words/en.ts";
import { EN as SITTING_LATER } from "../../src/sitting/laterWords/en.ts";
import { EN as SITTING } from "../../src/sitting/words/en.ts";
import { EN as SHELL } from "../../src/words/en.ts";

const EN: Books = {
  shell: SHELL,
  parts: PARTS,
  home: HOME,
  homeLater: HOME_LATER,
  online: ONLINE,
  sitting: SITTING,
  sittingLater: SITTING_LATER,
};

/** What a saying is given in tests: a number where it counts, else a word that any language may repeat. */
const SAMPLES = [
  [3, 5, 7],
  [1, 1, 1],
  ["Ada", "Ben", "Cleo"],
] as const;

interface Saying {
  readonly where: string;
  readonly text: string;
}

/** Everything that a book says, each with its place in it. */
function sayings(book: unknown, where: string): readonly Saying[] {
  if (typeof book === "string" || typeof book === "number") return [{ where, text: String(book) }];
  if (typeof book === "function")
    return SAMPLES.flatMap((sample, at) =>
      sayings((book as (...values: readonly unknown[]) => unknown)(...sample), `${where}(${at})`),
    );
  // A sentence with links in it is one sentence.
  if (Array.isArray(book) && book.every((piece) => typeof piece !== "object"))
    return [{ where, text: book.join("") }];
  if (typeof book === "object" && book !== null)
    return Object.entries(book).flatMap(([name, part]) => sayings(part, `${where}.${name}`));
  throw new Error(`${where} is no words: ${String(book)}`);
}

const ENGLISH = sayings(EN, "en");

/** Words that are the same in both: names, and what was borrowed. */
const SHARED: ReadonlySet<string> = new Set([
  "Ada, online: Ben",
  "3, online: 5",
  "1, online: 1",
  "Ada: Ben.",
  "3: 5.",
  "1: 1.",
  "Bot: Ada",
  "Bot: 3",
  "Bot: 1",
  "Standard",
]);

describe.each([
  ["it", IT],
  ["de", DE],
] as const)("%s", (_language, books) => {
  const spoken = sayings(books, "en");

  test("says as much as English, at the same places", () => {
    expect(spoken.map(({ where }) => where)).toEqual(ENGLISH.map(({ where }) => where));
  });

  test("leaves nothing empty, and no value out of sight", () => {
    for (const { where, text } of spoken) {
      expect(text.trim(), where).not.toBe("");
      expect(text, where).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test("is not English", () => {
    const same = spoken.filter(({ text }, at) => text === ENGLISH[at]?.text && !SHARED.has(text));
    expect(same).toEqual([]);
  });

  test("is calm, and set as it is printed", () => {
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

test("English is calm too, and set as it is printed", () => {
  for (const { where, text } of ENGLISH) {
    expect(text.trim(), where).not.toBe("");
    expect(text, where).not.toMatch(/!|\.\.\.|"|\p{L}'\p{L}/u);
  }
});
