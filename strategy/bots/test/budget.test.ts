import { timeBudget, workBudget } from "@courtly/bots";
import { expect, test } from "vitest";

test("a work budget allows its amount of work, and nothing after the first refusal", () => {
  const budget = workBudget(10);
  expect([4, 4, 3, 1].map(budget.spend)).toEqual([true, true, false, false]);
});

test("a time budget lasts until its time is over, regardless of the work", () => {
  let now = 100;
  const budget = timeBudget(50, () => now);
  expect(budget.spend(1_000_000)).toBe(true);
  now = 149;
  expect(budget.spend(1)).toBe(true);
  now = 150;
  expect(budget.spend(1)).toBe(false);
  now = 120;
  expect(budget.spend(1), "a clock that is put back gives no second chance").toBe(false);
});
