import { levelsIn } from "@courtly/bots/names";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { rankAfter } from "../../src/adapting/adapting.ts";
import { adaptedLevel, highestRank, rankIn } from "../../src/adapting/rank.ts";
import { forgetSettings, settings } from "../../src/settings/settings.ts";

const opponents = fc.integer({ min: 1, max: 4 });

describe.each(["to-court-the-king", "rolling-courts"])(
  "the level of bots that adapt: %s",
  (gameId) => {
    const levels = levelsIn(gameId);
    const ranks = fc.integer({ min: 0, max: highestRank(gameId) });
    const levelOf = (rank: number) => {
      settings.value = { ...settings.value, ranks: { [gameId]: rank } };
      return adaptedLevel(gameId);
    };
    const indexOf = (rank: number) => levels.indexOf(levelOf(rank));
    beforeEach(forgetSettings);

    test("stays among the levels of the game, however many games are won or lost", () => {
      fc.assert(
        fc.property(
          ranks,
          fc.array(fc.record({ isWon: fc.boolean(), opponents })),
          (from, games) => {
            const rank = games.reduce((now, game) => rankAfter(now, { gameId, ...game }), from);
            expect(levels).toContain(levelOf(rank));
            expect(Number.isInteger(rank)).toBe(true);
          },
        ),
      );
    });

    test("rises by one after a win, and never rises after a loss", () => {
      fc.assert(
        fc.property(ranks, opponents, (rank, rivals) => {
          const won = rankAfter(rank, { gameId, isWon: true, opponents: rivals });
          const lost = rankAfter(rank, { gameId, isWon: false, opponents: rivals });
          expect(indexOf(won)).toBe(Math.min(levels.length - 1, indexOf(rank) + 1));
          expect(indexOf(lost)).toBeLessThanOrEqual(indexOf(rank));
          expect(lost).toBeLessThanOrEqual(won);
        }),
      );
    });

    test("is monotone: a higher rank before a game is not a lower one after it", () => {
      fc.assert(
        fc.property(ranks, ranks, fc.boolean(), opponents, (a, b, isWon, rivals) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const after = (rank: number) => rankAfter(rank, { gameId, isWon, opponents: rivals });
          expect(after(low)).toBeLessThanOrEqual(after(high));
        }),
      );
    });

    test.each([1, 2, 3, 4])("falls by one after as many losses as opponents: %i", (rivals) => {
      const first = rankIn(gameId);
      const lose = (rank: number) => rankAfter(rank, { gameId, isWon: false, opponents: rivals });
      let rank = first;
      for (let loss = 1; loss < rivals; loss += 1) {
        rank = lose(rank);
        expect(levelOf(rank)).toBe(levelOf(first));
      }
      expect(indexOf(lose(rank))).toBe(indexOf(first) - 1);
    });
  },
);
