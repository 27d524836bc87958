import { FRESH_DICE, setOf, type Hand } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { answeringOdds, type Progress } from "../src/index.ts";

const HAND: Hand = { cards: setOf(["farmer", "laborer", "guard", "hunter"]), charlatans: 0 };

test("a cancelled question ends at the next pause", async () => {
  let now = 0;
  const answer = answeringOdds(() => (now += 100)); // every step is long enough for a pause
  const told: Progress[] = [];
  const asking = (isWanted: boolean) =>
    answer(
      { hand: HAND, dice: FRESH_DICE },
      { tell: (news) => void told.push(news), isWanted: () => Promise.resolve(isWanted) },
    );
  expect(await asking(false)).toBeUndefined();
  expect(told).toHaveLength(1);
  expect(told[0]?.share).toBeLessThan(1);
  expect(await asking(true)).toHaveLength(17);
  expect(told.length).toBeGreaterThan(5);
});
