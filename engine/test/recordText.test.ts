import { expect, test } from "vitest";
import { headerValue, parseRecordText, withoutHeaderLines, writeRecordText } from "../src/index.ts";

const RECORD = `courtly 1
game to-court-the-king
players Ada, Ben
dice sealed-1 table=t
cards 0 farmer
cards 1 guard
---
0 roll
* 1 2 3
`;

test("the text of a record is the same after it was split and written", () => {
  expect(writeRecordText(parseRecordText(RECORD))).toBe(RECORD);
});

test("comments, blank lines, a byte-order mark and the end of a Windows line are left out", () => {
  const untidy = `\uFEFF# a game\n${RECORD.replaceAll("\n", " # so\r\n\n")}`;
  expect(writeRecordText(parseRecordText(untidy))).toBe(RECORD);
});

test("a header without a body has no events", () => {
  expect(parseRecordText("courtly 1\ngame g\n")).toEqual({ header: ["game g"], body: [] });
});

test("the value of a header line is found by its whole key", () => {
  const record = parseRecordText(RECORD);
  expect(headerValue(record, "players")).toBe("Ada, Ben");
  expect(headerValue(record, "cards")).toBe("0 farmer");
  expect(headerValue(record, "play")).toBeUndefined();
});

test("lines are removed by their keys, and only from the header", () => {
  const record = withoutHeaderLines(parseRecordText(`${RECORD}0 dice\n`), "dice", "cards");
  expect(record.header).toEqual(["game to-court-the-king", "players Ada, Ben"]);
  expect(record.body).toEqual(["0 roll", "* 1 2 3", "0 dice"]);
});
