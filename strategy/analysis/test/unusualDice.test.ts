import { FACES, type Face, type Faces } from "@courtly/engine";
import { expect, test } from "vitest";
import { faceCounts, unusualDice } from "@courtly/analysis";

/** The share of all throws of so many dice in which some face is at least as far from its mean. */
function countedShare(dice: number, off: number): number {
  let found = 0;
  const throws = 6 ** dice;
  for (let each = 0; each < throws; each += 1) {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let rest = each, die = 0; die < dice; die += 1, rest = Math.floor(rest / 6))
      counts[rest % 6] = (counts[rest % 6] ?? 0) + 1;
    if (counts.some((count) => Math.abs(count - dice / 6) >= off - 1e-9)) found += 1;
  }
  return found / throws;
}

test.each([
  [[[6], [6, 6]], 6, 3],
  [
    [
      [1, 2],
      [2, 2, 5, 6],
    ],
    2,
    3,
  ],
  [[[1, 3, 3, 4, 5]], 3, 2],
] as readonly [readonly Faces[], Face, number][])(
  "the face that is furthest off is counted exactly: %j",
  (rolls, face, times) => {
    const found = unusualDice(rolls);
    const dice = rolls.flat().length;
    expect(found).toMatchObject({ dice, face, times, expected: dice / 6 });
    expect(found?.share).toBeCloseTo(countedShare(dice, Math.abs(times - dice / 6)), 9);
  },
);

test("as many dice of each face are in no way unusual, and no dice tell nothing", () => {
  expect(unusualDice([FACES, FACES])?.share).toBe(1);
  expect(unusualDice([])).toBeUndefined();
});

test("in a long game of sixes only the dice are nearly impossible", () => {
  const found = unusualDice(Array.from({ length: 300 }, (): Faces => [6, 6, 6, 6]));
  expect(found?.share).toBeGreaterThanOrEqual(0);
  expect(found?.share).toBeLessThan(1e-9);
});

test("every die of every roll is counted once, beside a sixth of all", () => {
  expect(faceCounts([[1, 3, 3], [6], [3]])).toEqual({
    dice: 5,
    expected: 5 / 6,
    counts: FACES.map((face) => ({ face, times: [1, 0, 3, 0, 0, 1][face - 1] })),
  });
  expect(faceCounts([])).toBeUndefined();
});
