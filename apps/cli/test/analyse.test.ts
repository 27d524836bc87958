import { assert } from "@courtly/engine";
import { expect, test } from "vitest";
import { courtlyInside, record } from "./support/courtly.ts";

interface Analysis {
  readonly players: readonly Readonly<Record<string, number>>[];
  readonly moments: readonly (Readonly<Record<string, unknown>> & {
    readonly chances: readonly number[];
  })[];
}

const GAME = record([], ["0 roll", "* 3 3 5", "0 aside 3 3 5", "0 take fool", "1 roll"]);

test("analyse --json has the parts of every result and every event line", async () => {
  const { code, out, err } = await courtlyInside(["analyse", "-", "--json"], { input: GAME });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { players, moments } = JSON.parse(out) as Analysis;
  expect(players).toHaveLength(2);
  for (const player of players) {
    expect(Object.keys(player)).toEqual(["start", "luck", "own", "rivals", "result"]);
    const { start = NaN, luck = NaN, own = NaN, rivals = NaN, result = NaN } = player;
    expect(start + luck + own + rivals).toBeCloseTo(result, 12);
  }
  expect(moments.map(({ line, kind, seat }) => [line, kind, seat])).toEqual([
    [5, "decision", 0],
    [6, "roll", 0],
    [7, "decision", 0],
    [8, "decision", 0],
    [9, "decision", 1],
  ]);
  const [, roll, , take] = moments;
  assert(roll !== undefined && take !== undefined, "there are five moments");
  expect(Object.keys(roll)).toEqual(["line", "kind", "seat", "chances", "exact", "margin"]);
  expect(take).toMatchObject({ played: "take fool", best: "take farmer" });
  expect(take["cost"]).toBeGreaterThan(0.02);
  // The reason is the coach's: what the card is good for, not only the chances.
  expect(take["why"]).toMatch(/Farmer .*4 dice in a turn instead of 3/);
  expect(roll.chances[0]).toBeGreaterThan(take.chances[0] ?? 1);
});

test("a player who resigns is a moment of its own, and loses the rest of the chance", async () => {
  const { out } = await courtlyInside(["analyse", "-", "--json"], { input: `${GAME}0 resign\n` });
  const { players, moments } = JSON.parse(out) as Analysis;
  expect(moments.at(-1)).toEqual({
    line: 10,
    kind: "resign",
    seat: 0,
    chances: [0, 1],
    exact: true,
    margin: 0,
  });
  expect(players.map(({ result }) => result)).toEqual([0, 1]);
  expect(players[0]?.["own"]).toBeLessThan(-0.2);
  for (const { start = NaN, luck = NaN, own = NaN, rivals = NaN, result } of players)
    expect(start + luck + own + rivals).toBeCloseTo(result ?? NaN, 12);
});

test("analyse shows people how the result came about, and the mistakes", async () => {
  const { code, out } = await courtlyInside(["analyse", "-"], { input: GAME });
  expect(code).toBe(0);
  expect(out).toMatch(/^ +start +luck +own +rivals +now +precision$/m);
  expect(out).toMatch(/^line 8 +Ada +−\d+\.\d .*take fool, best was take farmer\. /m);
});

test("analyse refuses an illegal record at its line, and wrong usage", async () => {
  const illegal = record([], ["0 roll", "* 3 3 5", "0 take fool"]);
  const refused = await courtlyInside(["analyse", "-", "--json"], { input: illegal });
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/^line 7: take fool: /);
  expect(JSON.parse(refused.out)).toMatchObject({ error: { line: 7 } });
  expect(await courtlyInside(["analyse"])).toMatchObject({ code: 2, out: "" });
});
