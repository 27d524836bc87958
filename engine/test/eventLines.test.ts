import { expect, test } from "vitest";
import { linesAfter, withLine, type EventLines } from "../src/eventLines.ts";

/** Lists of 0, 1, 2 … lines, each made from the one before. */
function growing(length: number): readonly (EventLines | undefined)[] {
  const lists: (EventLines | undefined)[] = [undefined];
  for (let line = 1; line <= length; line += 1) lists.push(withLine(lists.at(-1), `line ${line}`));
  return lists;
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index + 1}`);

test("every list has its lines, however much longer later lists are", () => {
  for (const [length, lines] of growing(200).entries()) {
    expect(lines?.length ?? 0).toBe(length);
    expect(linesAfter(lines, 0)).toEqual(numbered(0, length));
  }
});

test("the lines after any number of lines are found, in a block and across blocks", () => {
  const lines = growing(200).at(-1);
  for (let from = 0; from <= 200; from += 1)
    expect(linesAfter(lines, from)).toEqual(numbered(from, 200));
  expect(linesAfter(lines, 300)).toEqual([]);
  expect(linesAfter(undefined, 0)).toEqual([]);
});

test("two continuations of one list do not disturb each other", () => {
  for (const lines of growing(130)) {
    const [one, other] = [withLine(lines, "one"), withLine(lines, "other")];
    expect(linesAfter(one, 0)).toEqual([...linesAfter(lines, 0), "one"]);
    expect(linesAfter(other, 0)).toEqual([...linesAfter(lines, 0), "other"]);
  }
});

test("a long list is few texts", () => {
  let texts = 0;
  for (let rest = growing(1000).at(-1); rest !== undefined; rest = rest.earlier) texts += 1;
  expect(texts).toBeLessThan(80);
});
