import { solveTurn, type Goal } from "@courtly/odds";
import { FRESH_DICE, members, setOf, toCourtTheKing, type Hand } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";

const GOAL: Goal = { kind: "cost", character: "knight" };
const HAND: Hand = {
  cards: setOf(["farmer", "laborer", "guard", "servingMaid", "philosopher", "astronomer"]),
  charlatans: 0,
};
const exact = solveTurn(HAND, GOAL).value(FRESH_DICE);

test("with little memory some cards are left out: the value is a lower bound and marked as not exact", () => {
  const limits = [10_000, 100_000, 300_000, 1_000_000];
  const bounds = limits.map((bytesMax) => {
    const { value, atMost, isExact } = solveTurn(HAND, GOAL, { bytesMax });
    expect(isExact(FRESH_DICE)).toBe(false);
    expect(atMost(FRESH_DICE)).toBe(1);
    return value(FRESH_DICE);
  });
  expect(bounds[0]).toBe(0);
  expect(new Set(bounds).size).toBe(bounds.length);
  for (const bound of bounds) expect(bound).toBeLessThan(exact);
});

test("if lower and upper bound are equal, the value is exact although cards were left out", () => {
  const nine: Goal = { kind: "mark", mark: { count: 9, face: 1 }, need: "match" };
  const { value, atMost, isExact } = solveTurn(HAND, nine, { bytesMax: 10_000 });
  expect([value(FRESH_DICE), atMost(FRESH_DICE), isExact(FRESH_DICE)]).toEqual([0, 0, true]);
});

test("the lower bound is the value of a hand without those cards", () => {
  const without = (...left: readonly string[]) => ({
    cards: setOf(members(HAND.cards).filter((card) => !left.includes(card))),
    charlatans: 0,
  });
  const { value } = solveTurn(HAND, GOAL, { bytesMax: 1_000_000 });
  const fewer = [["philosopher"], ["servingMaid"], ["philosopher", "servingMaid"]].map((left) =>
    solveTurn(without(...left), GOAL).value(FRESH_DICE),
  );
  expect(fewer).toContain(value(FRESH_DICE));
});

test("with enough memory the value is exact: both bounds are equal", () => {
  const { value, atMost, isExact } = solveTurn(HAND, GOAL);
  expect(isExact(FRESH_DICE)).toBe(true);
  expect(atMost(FRESH_DICE)).toBe(value(FRESH_DICE));
});

test("once the cards that were left out have been used, the value is exact again", () => {
  const { isExact, value } = solveTurn(HAND, GOAL, { bytesMax: 1_000_000 });
  expect(isExact(FRESH_DICE)).toBe(false);
  const used = setOf(["philosopher", "servingMaid", "astronomer"]);
  const dice = { ...FRESH_DICE, active: [1, 3, 5, 5] as const, used };
  expect(isExact(dice)).toBe(true);
  expect(value(dice)).toBe(solveTurn(HAND, GOAL).value(dice));
});

test("actions that use a card that was left out are still ranked, never above their true value", () => {
  const dice = { ...FRESH_DICE, active: [1, 3, 5, 5] as const, aside: [2] as const, mayRoll: true };
  const whole = solveTurn(HAND, GOAL);
  const { write } = toCourtTheKing.notation.action;
  const truth = new Map(whole.ranked(dice).map(({ action, value }) => [write(action), value]));
  for (const bytesMax of [100_000, 200_000, 400_000]) {
    const limited = solveTurn(HAND, GOAL, { bytesMax });
    expect(limited.isExact(dice)).toBe(false);
    const ranked = limited.ranked(dice);
    expect(ranked).toHaveLength(truth.size);
    for (const { action, value } of ranked)
      expect(value, write(action)).toBeLessThan((truth.get(write(action)) ?? NaN) + 1e-12);
    const brought = { ...dice, active: [1, 1, 3, 5, 5] as const, used: setOf(["laborer"]) };
    const fresh = solveTurn(HAND, GOAL, { bytesMax });
    expect(limited.value(brought)).toBe(fresh.value(brought));
  }
});

test("a question with more unused cards than the one before is answered like a first question", () => {
  const { value } = solveTurn(HAND, GOAL);
  const dice = { ...FRESH_DICE, active: [1, 3, 5, 5] as const };
  const late = { ...dice, used: setOf(["astronomer", "philosopher"]) };
  expect(value(late)).toBeLessThan(value(dice));
  expect(value(dice)).toBe(solveTurn(HAND, GOAL).value(dice));
});
