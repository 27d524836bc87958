import { seededRandom, type Random } from "@courtly/engine";
import { expect, test } from "vitest";
import { seatingOf, type Match } from "../src/simulate/match.ts";
import { sequentialTest, type Decided } from "../src/simulate/sequentialTest.ts";
import { courtly } from "./support/courtly.ts";

interface Course {
  readonly bots: readonly string[];
  readonly gamesMax: number;
  /** The chance of a bot to win when it plays as this player. */
  readonly chance: (bot: number, player: number) => number;
}

function played(index: number, { bots, chance }: Course, random: Random): Match {
  const players = bots.length;
  const seating = seatingOf(index, { players, seats: players });
  let left = random();
  const winner = seating.seated.findIndex((bot, player) => (left -= chance(bot, player)) < 0);
  const ranks = bots.map((_, player) => (player === winner ? 1 : 2));
  return { index, ...seating, ranks, rounds: 1, actions: 1 };
}

function decide(course: Course, seed: string): Decided | undefined {
  const { bots, gamesMax } = course;
  const random = seededRandom(seed);
  const look = sequentialTest(bots, bots.length ** 2);
  for (let index = 0; index < gamesMax; index += 1) {
    const decided = look(played(index, course, random));
    if (decided !== undefined) return decided;
  }
  return undefined;
}

const even = { bots: ["a", "b"], chance: () => 0.5 };

test("between equal bots nothing is decided, however long they play", () => {
  // One run in a thousand may be wrong. The chance that four of 300 are wrong is below 1 in 4,000.
  const runs = Array.from({ length: 300 }, (_, i) =>
    decide({ ...even, gamesMax: 2000 }, `even ${i}`),
  );
  expect(runs.filter((decided) => decided !== undefined).length).toBeLessThan(4);
});

test("a seat that always wins does not make a bot better", () => {
  const chance = (_bot: number, player: number) => (player === 0 ? 1 : 0);
  expect(decide({ bots: ["a", "b"], chance, gamesMax: 20_000 }, "seat")).toBeUndefined();
});

test.each([
  [0.95, 200],
  [0.7, 800],
  [0.55, 12_000],
])("a bot that wins %f of its games against another is found within %i games", (wins, gamesMax) => {
  const chance = (bot: number) => (bot === 1 ? wins : 1 - wins);
  for (const seed of ["1", "2", "3"])
    expect(decide({ bots: ["a", "b"], chance, gamesMax }, seed)).toMatchObject({
      bot: "b",
      verdict: "better",
      fairShare: 0.5,
      error: 0.001,
    });
});

test("among several bots the clearly better one is found, with the fair share of its seats", () => {
  const chance = (bot: number) => [0.8, 0.1, 0.1][bot] ?? 0;
  expect(decide({ bots: ["a", "b", "b"], chance, gamesMax: 900 }, "x")).toMatchObject({
    bot: "a",
    verdict: "better",
    fairShare: 1 / 3,
  });
  const worse = (bot: number) => [0.02, 0.49, 0.49][bot] ?? 0;
  expect(decide({ bots: ["a", "b", "c"], chance: worse, gamesMax: 2000 }, "x")).toMatchObject({
    bot: "a",
    verdict: "worse",
  });
});

interface Summary {
  readonly games: number;
  readonly actions: number;
  readonly decided: Decided | null;
}

const SIMULATE = "simulate --game to-court-the-king --seed d --until-decided".split(" ");

test("--until-decided stops at the same game for any number of jobs, and reports its decision", async () => {
  const run = async (jobs: string) => {
    const more = ["--bots", "page,squire", "--games", "5000", "--json", "--jobs", jobs];
    return JSON.parse((await courtly([...SIMULATE, ...more])).out) as Summary;
  };
  const [alone, together] = await Promise.all([run("1"), run("3")]);
  const { games, actions, decided } = alone;
  expect({ ...together, games, actions, decided }).toEqual(together);
  expect(decided).toEqual({
    bot: "squire",
    verdict: "better",
    fairShare: 0.5,
    error: 0.001,
    games,
  });
  expect(games).toBeLessThan(500);
});

test("--until-decided for people: an undecided test is reported, and equal bots are refused", async () => {
  const undecided = await courtly([...SIMULATE, "--bots", "page,squire", "--games", "8"]);
  expect(undecided.code).toBe(0);
  expect(undecided.out).toContain("\n Not decided after 8 games, at an error level of 0.1%");
  const equal = await courtly([...SIMULATE, "--bots", "page,page", "--games", "8"]);
  expect(equal.code).toBe(2);
  expect(equal.err).toContain("--until-decided: between equal bots there is nothing to decide");
});
