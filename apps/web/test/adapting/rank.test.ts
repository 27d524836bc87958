import { BOT_LEVELS } from "@courtly/bots/names";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RANK_MAX, rankAfter, rankIn } from "../../src/adapting/adapting.ts";
import { levelOf } from "../../src/adapting/rank.ts";

const FIRST_RANK = rankIn("a game never played");
const ranks = fc.integer({ min: 0, max: RANK_MAX });
const opponents = fc.integer({ min: 1, max: 4 });
const indexOf = (rank: number) => BOT_LEVELS.indexOf(levelOf(rank));

describe("the level of bots that adapt", () => {
  test("stays among the levels, however many games are won or lost", () => {
    fc.assert(
      fc.property(ranks, fc.array(fc.record({ isWon: fc.boolean(), opponents })), (from, games) => {
        const rank = games.reduce(rankAfter, from);
        expect(BOT_LEVELS).toContain(levelOf(rank));
        expect(Number.isInteger(rank)).toBe(true);
      }),
    );
  });

  test("rises by one after a win, and never rises after a loss", () => {
    fc.assert(
      fc.property(ranks, opponents, (rank, rivals) => {
        const won = rankAfter(rank, { isWon: true, opponents: rivals });
        const lost = rankAfter(rank, { isWon: false, opponents: rivals });
        expect(indexOf(won)).toBe(Math.min(BOT_LEVELS.length - 1, indexOf(rank) + 1));
        expect(indexOf(lost)).toBeLessThanOrEqual(indexOf(rank));
        expect(lost).toBeLessThanOrEqual(won);
      }),
    );
  });

  test("is monotone: a higher rank before a game is not a lower one after it", () => {
    fc.assert(
      fc.property(ranks, ranks, fc.boolean(), opponents, (a, b, isWon, rivals) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const after = (rank: number) => rankAfter(rank, { isWon, opponents: rivals });
        expect(after(low)).toBeLessThanOrEqual(after(high));
      }),
    );
  });

  test.each([1, 2, 3, 4])("falls by one after as many losses as opponents: %i", (rivals) => {
    let rank = FIRST_RANK;
    for (let loss = 1; loss < rivals; loss += 1) {
      rank = rankAfter(rank, { isWon: false, opponents: rivals });
      expect(levelOf(rank)).toBe(levelOf(FIRST_RANK));
    }
    rank = rankAfter(rank, { isWon: false, opponents: rivals });
    expect(indexOf(rank)).toBe(indexOf(FIRST_RANK) - 1);
  });
});
