import { expect, test } from "@playwright/test";
import { oddsOf, solveTurn } from "@courtly/odds";
import { FRESH_DICE, setOf, type Hand } from "@courtly/to-court-the-king";
import { askedInPage } from "./support/oddsInPage.ts";

const HAND: Hand = {
  cards: setOf(["farmer", "laborer", "astronomer", "servingMaid", "merchant"]),
  charlatans: 0,
};
const MOMENT = { ...FRESH_DICE, active: [1, 3, 4], aside: [3], mayRoll: true } as const;

test("the kernel in the page's worker gives the same odds as the reference", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("./");
  const goal = { kind: "mark", mark: { count: 4, face: 3 }, need: "match" } as const;
  const questions = [
    { hand: HAND, dice: FRESH_DICE },
    { hand: HAND, dice: MOMENT, goals: [goal], ranked: true },
    { hand: HAND, dice: { ...MOMENT, active: [3, 3, 4] }, goals: [goal] },
  ] as const;
  const [all, one, again] = (await askedInPage(page, questions)).map(({ odds }) => odds);
  const truth = [...oddsOf(HAND, FRESH_DICE).values()];
  expect(all).toHaveLength(truth.length);
  for (const [i, { chance }] of (all ?? []).entries())
    expect(Math.abs(chance.atLeast - (truth[i]?.atLeast ?? NaN))).toBeLessThan(1e-6);
  const reference = solveTurn(HAND, goal);
  const value = one?.[0]?.chance.atLeast ?? NaN;
  expect(Math.abs(value - reference.value(MOMENT))).toBeLessThan(1e-6);
  expect(value, "32 bits: it was the kernel").toBe(Math.fround(value));
  expect(one?.[0]?.ranked).toHaveLength(reference.ranked(MOMENT).length);
  const later = reference.value({ ...MOMENT, active: [3, 3, 4] });
  expect(Math.abs((again?.[0]?.chance.atLeast ?? NaN) - later)).toBeLessThan(1e-6);
  expect(complaints).toEqual([]);
});
