import {
  REFUSAL_CODES,
  REFUSALS,
  refusalOf,
  wordsOfDetail,
  type DetailedCode,
} from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { DE } from "../../src/online/words/de.ts";
import { EN } from "../../src/online/words/en.ts";
import { IT } from "../../src/online/words/it.ts";

const CODES = Object.keys(REFUSALS) as DetailedCode[];

describe.each([
  ["German", DE],
  ["Italian", IT],
])("in %s", (_, words) => {
  test.each(REFUSAL_CODES)("'%s' has words of its own", (code) => {
    expect(words.refusals[code]).toBeTruthy();
    expect(words.refusals[code]).not.toBe(EN.refusals[code]);
  });

  test.each(CODES)("every detail of '%s' has words of its own", (code) => {
    expect(Object.keys(words.refusalDetails[code])).toEqual(Object.keys(REFUSALS[code]));
    const english: readonly string[] = Object.values(REFUSALS[code]);
    for (const said of Object.values(words.refusalDetails[code])) {
      expect(said).toBeTruthy();
      expect(english).not.toContain(said);
    }
  });
});

test("a refusal is said by its detail, and one with an unknown sentence by its code", () => {
  const refused = refusalOf("full", "taken");
  expect(wordsOfDetail(refused, DE.refusalDetails)).toBe(DE.refusalDetails.full.taken);
  const newer = { ...refused, message: "a sentence of a newer server" };
  expect(wordsOfDetail(newer, DE.refusalDetails)).toBeUndefined();
});
