import { expect, test } from "vitest";
import { estimatesIn, percentsIn } from "../../../src/table/coach/percents.ts";

const english = percentsIn("en");

test.each([
  [0, 0, "0%"],
  [1, 0, "100%"],
  [0.417, 0, "42%"],
  [0.417, 1, "41.7%"],
  [0.001, 0, "<1%"],
  [0.9999, 0, ">99%"],
  [0.0001, 1, "<0.1%"],
  [0.99999, 1, ">99.9%"],
  [0.005, 0, "1%"],
] as const)(
  "%d with %i decimals is %s: only what is certain is told as that",
  (chance, decimals, said) => expect(english(chance, decimals)).toBe(said),
);

test("in the language's own way", () => {
  expect(percentsIn("it")(0.417, 1)).toBe("41,7%");
  expect(percentsIn("de")(0.417, 1)).toBe("41,7\u00A0%");
});

test("an estimate is never certain", () => {
  const estimate = estimatesIn("en");
  expect([0, 0.42, 1].map((chance) => estimate(chance))).toEqual(["<1%", "42%", ">99%"]);
});
