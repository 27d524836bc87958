import { describe, expect, test } from "vitest";
import {
  aligned,
  apart,
  beside,
  clipped,
  fitted,
  hanging,
  inColumns,
  joined,
  widthOf,
  wrapped,
} from "../src/play/layout.ts";
import { inAscii, oneLine, speaksUtf8 } from "../src/outlet.ts";

test("colours and accents take no columns, wide letters take two", () => {
  expect(widthOf("\u001B[1mAda\u001B[22m")).toBe(3);
  expect(widthOf("e\u0301")).toBe(1);
  expect(widthOf("王")).toBe(2);
});

test("text is broken between words, and inside a word that is longer than a line", () => {
  expect(wrapped("the Queen comes with the King", 12)).toEqual([
    "the Queen",
    "comes with",
    "the King",
  ]);
  expect(wrapped("a Philosopher", 5)).toEqual(["a", "Philo", "sophe", "r"]);
  expect(wrapped("王王王", 5)).toEqual(["王王", "王"]);
  expect([clipped("Ada", 3), clipped("Adele", 4)]).toEqual(["Ada", "Ade…"]);
});

test("the comma at the end of a broken line counts for the width", () => {
  const cards = ["Farmer", "Guard", "Fool"];
  expect(joined(cards, ", ", 14)).toEqual(["Farmer, Guard,", "Fool"]);
  expect(joined(cards, ", ", 13)).toEqual(["Farmer,", "Guard, Fool"]);
  expect(joined(cards.slice(0, 2), ", ", 13)).toEqual(["Farmer, Guard"]);
});

test("blocks are indented, or put side by side", () => {
  expect(hanging("Ada: ", ["a", "b"])).toEqual(["Ada: a", "     b"]);
  expect(beside(["one", "x"], ["two"], 2)).toEqual(["one  two", "x"]);
  expect(beside(["x"], ["two", "three"], 1)).toEqual(["x two", "  three"]);
  expect(inColumns(["a", "b", "c", "d", "e"], { width: 7, gap: 2 })).toEqual(["a  c  e", "b  d"]);
});

test("the roomiest drawing that fits is shown, else the last that is not too wide", () => {
  const draw = (lines: readonly string[]) => lines;
  const densities = [["wider", "x", "y"], ["abc", "x"], ["abc"], ["wide"]];
  expect(fitted(densities, draw, { width: 5, rows: 3 })).toEqual(["wider", "x", "y"]);
  expect(fitted(densities, draw, { width: 3, rows: 3 })).toEqual(["abc", "x"]);
  expect(fitted(densities, draw, { width: 3, rows: 0 })).toEqual(["abc"]);
  expect(fitted(densities, draw, { width: 1, rows: 9 })).toEqual(["wide"]);
  expect(apart("left", "right", 12)).toEqual(["left   right"]);
  expect(apart("left", "right", 10)).toEqual(["left", "right"]);
  expect(apart("far on the left", "right", 12)).toEqual(["far on the", "left   right"]);
});

describe("a table", () => {
  const rows = [
    ["Fool", "any result", "7"],
    ["Guard", "brings in a die that shows two", "12"],
  ];

  test("has aligned cells, with numbers aligned to the right", () => {
    expect(aligned(rows, { width: Infinity, breakable: [1], numbers: [2] })).toEqual([
      "Fool   any result                       7",
      "Guard  brings in a die that shows two  12",
    ]);
  });

  test("breaks the breakable columns when the page is narrow", () => {
    expect(aligned(rows, { width: 30, breakable: [1] })).toEqual([
      "Fool   any result           7",
      "Guard  brings in a die      12",
      "       that shows two",
    ]);
  });
});

test("without UTF-8 every symbol is replaced by ASCII of the same width", () => {
  const drawn = "┌─┐│●│└─┘ ✓ ▸ › – · … ♛ █░";
  expect(inAscii(drawn)).toMatch(/^[ -~]+$/);
  expect(inAscii(drawn)).toHaveLength(drawn.length);
  expect(inAscii("Zoë")).toBe("Zoë");
});

test("UTF-8 is read from LC_ALL, then LC_CTYPE, then LANG", () => {
  expect(speaksUtf8({ LANG: "en_GB.UTF-8" }, "linux")).toBe(true);
  expect(speaksUtf8({ LANG: "en_GB.utf8", LC_ALL: "C" }, "linux")).toBe(false);
  expect(speaksUtf8({}, "linux")).toBe(false);
  expect(speaksUtf8({}, "win32")).toBe(true);
});

test("an error message stays on one line, whatever it quotes", () => {
  expect(oneLine("a\n  b\u001B[2J\tc")).toBe("a b?[2J c");
});
