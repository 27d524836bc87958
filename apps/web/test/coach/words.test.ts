import { expect, test } from "vitest";
import { DE } from "../../src/coach/words/de.ts";
import { EN } from "../../src/coach/words/en.ts";
import { IT } from "../../src/coach/words/it.ts";

const SAMPLES: readonly unknown[] = [2, 3, 4];

/** Everything that is said, with some numbers put in. */
function saidIn(book: object): readonly string[] {
  return Object.entries(book).flatMap(([key, value]: readonly [string, unknown]) => {
    if (typeof value === "string") return [value];
    if (typeof value === "function")
      return [spoken(key, value as (...values: unknown[]) => string)];
    return saidIn(value as object);
  });
}

function spoken(key: string, say: (...values: unknown[]) => string): string {
  const card = { name: "X", from: "1%", to: "2%", percent: "3%", chance: "4%", win: "5%" };
  if (["aim", "spoken"].includes(key)) return say([card, card]);
  if (key === "liftsMark") return say(card);
  if (key === "against") return say(["+1"], "X");
  return key === "percent" ? say(0.5) : say(...SAMPLES);
}

test.each([
  ["English", EN],
  ["Italian", IT],
  ["German", DE],
] as const)("%s says everything, without shouting", (_, book) => {
  const said = saidIn(book);
  expect(said.length).toBe(saidIn(EN).length);
  for (const text of said) {
    expect(text).not.toMatch(/undefined|NaN|!/);
    expect(text.trim()).not.toBe("");
  }
});

test("Italian and German are not English, and have their own apostrophes", () => {
  for (const book of [IT, DE])
    for (const text of saidIn(book)) expect(text).not.toMatch(/'|\bthe\b/);
});
