import { oddsOf, solveTurn, type AskedGoal, type Progress } from "@courtly/odds";
import { openOddsRpc } from "@courtly/threads";
import { FRESH_DICE, RULE_SETS, setOf, type Hand, type TurnDice } from "@courtly/to-court-the-king";
import { afterAll, describe, expect, test } from "vitest";

const CLOSE = 1e-6;
const HAND: Hand = {
  cards: setOf(["farmer", "laborer", "guard", "servingMaid", "philosopher"]),
  charlatans: 0,
};
/** Takes seconds to solve: no test waits for its answer. */
const LARGE: Hand = {
  cards: setOf([
    ...(["fool", "farmer", "servingMaid", "philosopher", "laborer", "guard", "hunter"] as const),
    ...(["merchant", "noblewoman", "pawnbroker", "knight"] as const),
  ]),
  charlatans: 0,
};
const MOMENT: TurnDice = { ...FRESH_DICE, active: [1, 3, 4], aside: [3], mayRoll: true };

const GOOD = new URL("../src/oddsThread.ts", import.meta.url);

const rpc = openOddsRpc();
afterAll(() => rpc.close());

describe("odds from a thread", () => {
  test("all costs agree with the reference, and progress rises to 1", async () => {
    const told: Progress[] = [];
    const odds = await rpc.ask(
      { hand: HAND, dice: FRESH_DICE },
      { onProgress: (progress) => void told.push(progress) },
    );
    const truth = [...oddsOf(HAND, FRESH_DICE)];
    expect(odds.map(({ goal }) => goal)).toEqual(
      truth.map(([character]) => ({ kind: "cost", character })),
    );
    for (const [i, [, chance]] of truth.entries())
      expect(Math.abs((odds[i]?.chance.atLeast ?? NaN) - chance.atLeast)).toBeLessThan(CLOSE);
    const shares = told.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(told.at(-1)).toEqual({ share: 1, odds });
  });

  test("chosen goals, with every action, the best first", async () => {
    const goals: readonly AskedGoal[] = [
      { kind: "cards", worth: { guard: 2, knight: 5 } },
      { kind: "mark", mark: { count: 3, face: 3 }, need: "match" },
    ];
    const rules = RULE_SETS.italian;
    const odds = await rpc.ask({ hand: HAND, dice: MOMENT, rules, goals, ranked: true });
    for (const [i, goal] of goals.entries()) {
      const reference = solveTurn(HAND, goal, { rules });
      expect(odds[i]?.ranked).toHaveLength(reference.ranked(MOMENT).length);
      expect(odds[i]?.ranked?.[0]?.value).toBeCloseTo(reference.best(MOMENT)?.value ?? NaN, 5);
      expect(odds[i]?.chance.atLeast).toBeCloseTo(reference.value(MOMENT), 5);
    }
  });

  test("a memory limit is respected, and the answer is marked as not exact", async () => {
    const [first] = await rpc.ask({
      hand: HAND,
      dice: FRESH_DICE,
      goals: [{ kind: "cost", character: "knight" }],
      bytesMax: 50_000,
    });
    expect(first?.chance).toMatchObject({ exact: false, atMost: 1 });
  });

  test("a question that cannot be solved is rejected with a message, and the next question is answered", async () => {
    const dice = { ...FRESH_DICE, active: Array.from({ length: 20 }, () => 1 as const) };
    await expect(rpc.ask({ hand: HAND, dice })).rejects.toThrow("the supply has 12");
    expect(await rpc.ask({ hand: HAND, dice: MOMENT })).toHaveLength(17);
  });
});

test("a cancelled question is rejected at once, and the next question is answered", async () => {
  const controller = new AbortController();
  const reason = new Error("changed my mind");
  const begun = Promise.withResolvers<void>();
  const long = rpc.ask(
    { hand: LARGE, dice: FRESH_DICE },
    { signal: controller.signal, onProgress: () => begun.resolve() },
  );
  const queued = rpc.ask({ hand: LARGE, dice: FRESH_DICE }, { signal: controller.signal });
  await begun.promise;
  controller.abort(reason);
  await expect(long).rejects.toBe(reason);
  await expect(queued).rejects.toBe(reason);
  const already = rpc.ask({ hand: HAND, dice: MOMENT }, { signal: controller.signal });
  await expect(already).rejects.toBe(reason);
  expect(await rpc.ask({ hand: HAND, dice: MOMENT })).toHaveLength(17);
});

describe("after a failure, no question waits forever", () => {
  test.each([
    ["breaks down", new URL("./broken.ts", import.meta.url), "ink on the dice"],
    ["cannot start", new URL("./nowhere.ts", import.meta.url), "nowhere.ts"],
  ])("a thread that %s fails its questions with the reason", async (_, file, reason) => {
    const files = [file];
    const mended = openOddsRpc(() => files.shift() ?? GOOD);
    const both = [
      mended.ask({ hand: HAND, dice: MOMENT }),
      mended.ask({ hand: HAND, dice: MOMENT }),
    ];
    for (const result of await Promise.allSettled(both)) {
      expect(result.status).toBe("rejected");
      expect(String((result as PromiseRejectedResult).reason)).toContain(reason);
    }
    expect(await mended.ask({ hand: HAND, dice: MOMENT })).toHaveLength(17);
    mended.close();
  });

  test("closing rejects every open question", async () => {
    const closing = openOddsRpc();
    const open = closing.ask({ hand: LARGE, dice: FRESH_DICE });
    closing.close();
    await expect(open).rejects.toThrow("closed");
  });
});
