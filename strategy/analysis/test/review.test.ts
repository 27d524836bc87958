import { beforeAll, describe, expect, test } from "vitest";
import type { Evaluator } from "@courtly/bots/evaluation";
import { assert } from "@courtly/engine";
import { isFinalRound, type State } from "@courtly/to-court-the-king";
import { mistakesOf, precisionOf, reviewOf } from "@courtly/analysis";
import {
  botNamed,
  COURTS,
  evaluatorOf,
  gameIn,
  judgedAll,
  KING,
  playingTheBest,
  recordOf,
  reviewed,
} from "./support.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const isLongRun = process.env["MODE"] === "long";

/** A whole game takes seconds to analyse: its beginning is enough, except in the long run and once to the end. */
const EVENTS = isLongRun ? Infinity : 50;

describe.each([
  ["To Court the King", KING, Infinity],
  ["Rolling Courts", COURTS, EVENTS],
] as const)("%s", (_name, toPlay, eventsOfTwo) => {
  let evaluator: Evaluator;
  beforeAll(async () => {
    evaluator = await evaluatorOf(toPlay);
  });
  const bots = (names: readonly string[], seed: string) =>
    names.map((name) => botNamed(toPlay, name, seed));

  test.each([
    ["two", ["squire", "page"]],
    ["three", ["page", "squire", "page"]],
    ["five", ["page", "page", "squire", "page", "squire"]],
  ] as const)("the parts of every result add up, with %s players", (seed, names) => {
    const record = recordOf(toPlay, bots(names, seed), {
      seed,
      events: names.length === 2 ? eventsOfTwo : EVENTS,
    });
    const { players, moments } = reviewed(record, evaluator);
    expect(moments).toHaveLength(gameIn(record).moments.length);
    for (const { start, luck, own, rivals, result } of players) {
      expect(start + luck + own + rivals).toBeCloseTo(result, 12);
      expect(own).toBeLessThanOrEqual(0);
      if (names.length === 2) expect(rivals).toBeGreaterThanOrEqual(0);
    }
    expect(sum(players.map(({ start }) => start))).toBeCloseTo(1, 9);
    expect(sum(players.map(({ luck }) => luck))).toBeCloseTo(0, 9);
    for (const { chances, decision, margin } of moments) {
      expect(sum(chances)).toBeCloseTo(1, 9);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(margin).toBeGreaterThanOrEqual(0);
      if (decision !== undefined) expect(decision.cost).toBeGreaterThanOrEqual(0);
      if (decision?.cost === 0) expect(decision.best).toBe(decision.played);
    }
    const isOver = gameIn(record).table.turn.kind === "over";
    if (names.length === 2 && eventsOfTwo === Infinity) expect(isOver).toBe(true);
    if (isOver) expect(moments.at(-1)?.chances).toEqual(players.map(({ result }) => result));
  });

  test("a player who always plays the best line loses nothing by own decisions", () => {
    const choosers = [playingTheBest(evaluator), botNamed(toPlay, "page", "best")];
    const record = recordOf(toPlay, choosers, { seed: "best", events: EVENTS });
    const review = reviewed(record, evaluator);
    expect(review.players[0]?.own).toBe(0);
    expect(review.players[1]?.rivals).toBeCloseTo(0, 12);
    expect(review.players[1]?.own).toBeLessThan(-0.01);
    const { table } = gameIn(record);
    const [best, page] = precisionOf(review, { players: 2, playerOf: table.playerOf });
    expect(best).toBe(1);
    expect(page).toBeLessThan(1);
  });

  test("an unfinished game ends with the chances now, and its parts are those of the whole game", () => {
    const choosers = bots(["squire", "squire"], "half");
    const whole = recordOf(toPlay, choosers, { seed: "half", events: EVENTS });
    const again = bots(["squire", "squire"], "half");
    const half = recordOf(toPlay, again, { seed: "half", events: 20 });
    const now = reviewed(half, evaluator);
    expect(now.players.every(({ result }) => result > 0 && result < 1)).toBe(true);
    const sameMoments = reviewed(whole, evaluator).moments.slice(0, 20);
    expect(now.moments).toEqual(sameMoments);
  });

  test("an interrupted analysis is continued with the same result", () => {
    const record = recordOf(toPlay, bots(["squire", "page"], "rest"), { seed: "rest", events: 40 });
    const whole = judgedAll(record, evaluator);
    const begun = whole.slice(0, 17);
    const rest = judgedAll(record, evaluator, new Set(begun.map(({ event }) => event)));
    expect([...begun, ...rest]).toEqual(whole);
  });

  test("a player who resigns gives away the chance that was left, whoever is to act", () => {
    const choosers = bots(["squire", "squire"], "half");
    const record = recordOf(toPlay, choosers, { seed: "half", events: 21 });
    const { table, moments } = gameIn(record);
    const lastRoll = moments.findLastIndex(({ text }) => text.startsWith("*"));
    const lines = record.trimEnd().split("\n");
    const inTheAir = lines.slice(0, lines.length - moments.length + lastRoll);
    for (const before of [lines, inTheAir])
      for (const seat of [0, 1]) {
        const now = reviewed(`${before.join("\n")}\n`, evaluator);
        const { players, moments: all } = reviewed(
          `${before.join("\n")}\n${seat} resign\n`,
          evaluator,
        );
        expect(all.slice(0, -1)).toEqual(now.moments);
        const chances = seat === 0 ? [0, 1] : [1, 0];
        expect(all.at(-1)).toEqual({
          line: before.length + 1,
          kind: "resign",
          seat,
          chances,
          isExact: true,
          margin: 0,
          decision: undefined,
          isPending: false,
        });
        expect(players.map(({ result }) => result)).toEqual(chances);
        for (const { start, luck, own, rivals, result } of players)
          expect(start + luck + own + rivals).toBeCloseTo(result, 12);
        const left = now.players[seat]?.result ?? 0;
        expect(players[seat]?.own).toBeCloseTo((now.players[seat]?.own ?? 0) - left, 9);
        expect(players[1 - seat]?.rivals).toBeCloseTo(
          (now.players[1 - seat]?.rivals ?? 0) + left,
          9,
        );
        expect(players[seat]?.luck).toBeCloseTo(now.players[seat]?.luck ?? 0, 9);
      }
    expect(table.turn.kind).not.toBe("over");
  });

  test("mistakes cost at least a point and more than twice their margin", () => {
    const record = recordOf(toPlay, bots(["page", "squire"], "wrong"), {
      seed: "wrong",
      events: EVENTS,
    });
    const mistakes = mistakesOf(reviewed(record, evaluator));
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { kind, cost, margin, played, best, why } of mistakes) {
      expect(cost).toBeGreaterThanOrEqual(0.01);
      expect(cost).toBeGreaterThan(2 * margin);
      expect(kind).toBe(cost >= 0.04 ? "blunder" : "mistake");
      expect(played).not.toBe(best);
      expect(why).toMatchObject({ kind: "compared" });
    }
  });
});

test("a loss below a point, or within twice its margin, is no mistake", () => {
  const decision = { played: "a", best: "b", why: undefined, isStandIn: false };
  const moment = (cost: number, margin: number) => ({
    line: 1,
    kind: "decision" as const,
    seat: 0,
    chances: [0.5, 0.5],
    isExact: false,
    isPending: false,
    margin,
    decision: { ...decision, cost },
  });
  const moments = [moment(0.009, 0), moment(0.03, 0.015), moment(0.03, 0.0149), moment(0.04, 0)];
  const found = mistakesOf({ players: [], moments });
  expect(found.map(({ event, kind }) => [event, kind])).toEqual([
    [2, "mistake"],
    [3, "blunder"],
  ]);
});

/** A game of two Stewards that ends with a turn of the Queen's holder: others end before it. */
function gameEndedByTheQueen(): string {
  for (let index = 0; ; index += 1) {
    const seed = `final ${index}`;
    const stewards = [botNamed(KING, "steward", seed), botNamed(KING, "steward", seed)];
    const record = recordOf(KING, stewards, { seed });
    const last = gameIn(record).moments.at(-1);
    assert(last !== undefined, "a game has events");
    const state = last.before.state as State;
    if (isFinalRound(state) && state.ending?.claim.seat === state.toAct) return record;
  }
}

test("To Court the King: the last turn of the final round is exact, and so is its end", async () => {
  const record = gameEndedByTheQueen();
  const { moments } = reviewed(record, await evaluatorOf(KING));
  const seat = moments.at(-1)?.seat;
  const tables = gameIn(record).moments;
  const lastTurn = moments.filter(
    (moment, event) => moment.seat === seat && isFinalRound(tables[event]?.before.state as State),
  );
  expect(lastTurn.length).toBeGreaterThan(0);
  for (const { isExact, margin } of lastTurn)
    expect({ isExact, margin }).toEqual({ isExact: true, margin: 0 });
  expect(moments[0]).toMatchObject({ isExact: false });
});

test("every decision must be judged before a review", async () => {
  const record = recordOf(KING, [botNamed(KING, "page", "x"), botNamed(KING, "page", "x")], {
    seed: "x",
    events: 9,
  });
  expect(() => reviewOf(gameIn(record), [], { chanceMargin: 0 })).toThrow("judged");
});
