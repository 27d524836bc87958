import { describe, expect, test } from "vitest";
import { folded, isFound, pieces, termsOf } from "../../../src/learn/rules/search.ts";

describe("searching the rules", () => {
  test("case and accents make no difference, and indices stay the same", () => {
    const text = "Wächter, l’È già QUI ß İ";
    expect(folded(text)).toHaveLength(text.length);
    expect(folded("WÄCHTER")).toBe("wachter");
  });

  test.each([
    ["wachter", true],
    ["WÄCHTER bringt", true],
    ["bringt jäger", false],
    ["k9", true],
    ["", true],
  ])("'%s' is found: %s", (query, isThere) =>
    expect(isFound(termsOf(query), ["K9", "Der Wächter", "bringt eine 2"])).toBe(isThere),
  );

  test("matches are marked, the longest first, and no text is lost", () => {
    const found = pieces("Der Jäger jagt", termsOf("jag jäger"));
    expect(found.map(({ text }) => text).join("")).toBe("Der Jäger jagt");
    expect(found.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
      "Jäger",
      "jag",
    ]);
  });
});
