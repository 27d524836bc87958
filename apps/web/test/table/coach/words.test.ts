import { expect, test } from "vitest";
import { DE } from "../../../src/table/coach/words/de.ts";
import { EN } from "../../../src/table/coach/words/en.ts";
import { IT } from "../../../src/table/coach/words/it.ts";

/** Arguments that stand for several, one and none. */
const SAMPLES: readonly (readonly unknown[])[] = [
  [2, 3, 4],
  [1, 1, 1],
  [0, 0, 0],
];

/** All texts of a book, with the samples as values. */
function saidIn(book: object): readonly string[] {
  return Object.entries(book).flatMap(([key, value]: readonly [string, unknown]) => {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return spoken(key, value as Say);
    return saidIn(value as object);
  });
}

type Say = (...values: unknown[]) => string;

/** All named values that any of the texts takes. */
const KING = { name: "X", asks: "Y", does: "Z", helps: ", W" };
const CHANCES = {
  from: "1%",
  to: "2%",
  percent: "3%",
  chance: "4%",
  instead: "5%",
  less: "6%",
  win: "7%",
};
const MINER = { soon: 2, rounds: 3, most: 5, inAll: 6 };
const WAY = { village: 1, courts: ["1", "2"], now: 10, least: 4 };
const PURSE = { gold: 7, coming: 8, members: 2, points: 1 };
const NAMED = { ...KING, ...CHANCES, ...MINER, ...WAY, ...PURSE };
const BY_NAME = new Set([
  "aim",
  "card",
  "liftsMark",
  "miner",
  "villager",
  "moreGold",
  "goldFirst",
  "wait",
  "likely",
  "lifts",
  "nearCourt",
]);

function spoken(key: string, say: Say): readonly string[] {
  if (key === "percent") return [say(0.5)];
  if (key === "spoken") return [say([NAMED, NAMED])];
  if (key === "rollsOn")
    return [say(NAMED, NAMED), say(NAMED), say(undefined, NAMED), say(undefined, undefined)];
  if (key === "against") return [say(["+1"], "X")];
  return BY_NAME.has(key) ? [say(NAMED)] : SAMPLES.map((values) => say(...values));
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
