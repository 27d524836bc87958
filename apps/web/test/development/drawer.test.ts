import { expect, test } from "vitest";
import { readable } from "../../development/drawer/readable.ts";

test("short values stay on one line, long ones get a line for each part", () => {
  const value = {
    round: 7,
    dice: [1, 2, 3],
    nothing: undefined,
    hands: [
      { cards: 996, charlatans: 0 },
      { cards: 1564, charlatans: 1 },
      { cards: 6501, charlatans: 0 },
    ],
  };
  const text = readable(value);
  expect(text.split("\n")).toEqual([
    "{",
    '  "round": 7,',
    '  "dice": [1,2,3],',
    '  "hands": [',
    '    {"cards":996,"charlatans":0},',
    '    {"cards":1564,"charlatans":1},',
    '    {"cards":6501,"charlatans":0}',
    "  ]",
    "}",
  ]);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
});

test("values that JSON cannot express are written as text", () => {
  expect(readable(undefined)).toBe("undefined");
});
