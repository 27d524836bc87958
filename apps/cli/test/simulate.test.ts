import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boxed, readRecord } from "@courtly/engine";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { expect, test } from "vitest";
import { nextSize } from "../src/simulate/chunk.ts";
import { seatingOf, type Match } from "../src/simulate/match.ts";
import { progressLine } from "../src/progress.ts";
import { emptyTally, wilson, winsOf, withMatch } from "../src/simulate/tally.ts";
import { courtly } from "./support/courtly.ts";

const folder = mkdtempSync(join(tmpdir(), "courtly-simulate-"));

interface Summary {
  readonly games: number;
  readonly seconds: number;
  readonly actions: number;
  readonly rounds: number;
  readonly wins: { readonly bot: Record<string, number>; readonly seat: readonly number[] };
  readonly seed: string;
  readonly rules: string;
  readonly partial?: boolean;
}

interface GameLine {
  readonly game: number;
  readonly seats: readonly string[];
  readonly start: number;
  readonly ranks: readonly number[];
  readonly rounds: number;
  readonly actions: number;
  readonly record: string;
}

function simulate(...options: readonly string[]) {
  return courtly(["simulate", "--game", "to-court-the-king", "--json", ...options]);
}

function linesOf(path: string): readonly GameLine[] {
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as GameLine);
}

test("the games and the file are the same for any number of jobs", async () => {
  const [one, three] = [join(folder, "one.jsonl"), join(folder, "three.jsonl")];
  const same = ["--bots", "squire,page,page", "--games", "60", "--seed", "s"];
  const [alone, together] = await Promise.all([
    simulate(...same, "--jobs", "1", "--jsonl", one),
    simulate(...same, "--jobs", "3", "--jsonl", three),
  ]);
  const untimed = ({ out }: { out: string }) => ({
    ...(JSON.parse(out) as Summary),
    seconds: 0,
    jobs: 0,
  });
  expect(untimed(together)).toEqual(untimed(alone));
  expect(readFileSync(three, "utf8")).toBe(readFileSync(one, "utf8"));
  const { games, wins } = untimed(alone);
  expect(games).toBe(60);
  expect((wins.bot["squire"] ?? 0) + (wins.bot["page"] ?? 0)).toBe(60);
  expect(wins.seat.reduce((sum, won) => sum + won, 0)).toBe(60);
});

test("the games of the file are in order, legal, and end as their lines say", async () => {
  const path = join(folder, "games.jsonl");
  const { out } = await simulate(
    "--bots",
    "squire,page",
    "--games",
    "12",
    "--seed",
    "t",
    "--jsonl",
    path,
  );
  const lines = linesOf(path);
  expect(lines.map(({ game }) => game)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  for (const { record, ranks, seats, start } of lines) {
    const reading = readRecord(record, [boxed(toCourtTheKing)]);
    expect(reading).toMatchObject({
      ok: true,
      value: { table: { turn: { kind: "over", ranks }, head: { names: seats } } },
    });
    expect(record).toContain(`\nstart ${start}\n`);
  }
  const summary = JSON.parse(out) as Summary;
  const total = (of: (line: GameLine) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  expect(summary).toMatchObject({
    rounds: total(({ rounds }) => rounds),
    actions: total(({ actions }) => actions),
  });
  expect(summary.wins.bot["page"] ?? 0).toBe(
    lines.filter(({ seats, ranks }) => seats[ranks.indexOf(1)] === "page").length,
  );
});

test("another seed plays other games; without one, the drawn seed is printed", async () => {
  const run = async (...seed: readonly string[]) =>
    JSON.parse((await simulate("--bots", "squire,page", "--games", "5", ...seed)).out) as Summary;
  const [a, b, drawn] = await Promise.all([run("--seed", "a"), run("--seed", "b"), run()]);
  expect(a.actions).not.toBe(b.actions);
  const again = await run("--seed", drawn.seed);
  expect(again.actions).toBe(drawn.actions);
});

test("for people: the wins of each bot on standard output, without a progress bar in a pipe", async () => {
  const { code, out, err } = await courtly(
    "simulate --game to-court-the-king --bots squire,page --games 8 --seed a --jobs 1".split(" "),
  );
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^8 games of To Court the King in [\d.]+ s \(seed a, 1 job\)\n/);
  expect(out).toMatch(/\n squire +\d+ +[\d.]+% +\d+–\d+%\n/);
});

test("an interrupted simulation reports the finished games, exit 130", async () => {
  const path = join(folder, "stopped.jsonl");
  const child = courtly(
    [
      "simulate",
      "--game",
      "to-court-the-king",
      "--bots",
      "squire,page",
      "--games",
      "9000000",
      "--seed",
      "a",
      "--json",
      "--jsonl",
      path,
    ],
    { interruptWhen: () => existsSync(path) && statSync(path).size > 0 },
  );
  const { code, out } = await child;
  const { games, partial, wins } = JSON.parse(out) as Summary;
  expect({ code, partial }).toEqual({ code: 130, partial: true });
  expect(games).toBeGreaterThan(0);
  expect(wins.seat.reduce((sum, won) => sum + won, 0)).toBe(games);
  expect(linesOf(path)).toHaveLength(games);
});

test.each([
  [2, 2],
  [2, 4],
  [3, 3],
  [5, 5],
])(
  "%i players in %i seats: every bot has every place with every start once in players × seats games",
  (players, seats) => {
    const met = new Set<string>();
    for (let index = 0; index < players * seats; index += 1) {
      const { seated, start } = seatingOf(index, { players, seats });
      for (const [player, bot] of seated.entries()) met.add(`${bot} in ${player}, ${start} starts`);
    }
    expect(met.size).toBe(players * players * seats);
  },
);

test("shared wins are fractions, and equal names are added up", () => {
  const match = (seated: readonly number[], ranks: readonly number[]): Match => ({
    index: 0,
    seated,
    start: 0,
    ranks,
    rounds: 2,
    actions: 5,
  });
  const games = [match([0, 1, 2], [1, 1, 1]), match([1, 2, 0], [1, 2, 2])];
  const tally = games.reduce(withMatch, emptyTally(3));
  expect(tally).toMatchObject({ games: 2, rounds: 4, actions: 10 });
  expect(winsOf(tally, ["page", "squire", "squire"])).toEqual({
    bot: { page: 1 / 3, squire: 5 / 3 },
    seat: [4 / 3, 1 / 3, 1 / 3],
  });
});

test("the error bars never leave 0 to 100 %, and are Wilson's", () => {
  const rounded = ({ low, high }: ReturnType<typeof wilson>) => [low.toFixed(3), high.toFixed(3)];
  expect(rounded(wilson(0, 10))).toEqual(["0.000", "0.278"]);
  expect(rounded(wilson(10, 10))).toEqual(["0.722", "1.000"]);
  expect(rounded(wilson(64, 100))).toEqual(["0.542", "0.727"]);
});

test("--rules manual is in the record and the summary, and a Magician costs four alike", async () => {
  const run = async (rules: string, path: string) => {
    const same = ["--bots", "squire,squire", "--games", "150", "--seed", "m"];
    const { out } = await simulate(...same, "--rules", rules, "--jsonl", path);
    return { summary: JSON.parse(out) as Summary, lines: linesOf(path) };
  };
  const [manual, english] = await Promise.all([
    run("manual", join(folder, "manual.jsonl")),
    run("english", join(folder, "english.jsonl")),
  ]);
  expect([manual.summary.rules, english.summary.rules]).toEqual(["manual", "english"]);
  for (const { record } of manual.lines) expect(record).toContain("\nrules manual\n");
  const illegalElsewhere = manual.lines.filter(({ record }) => {
    const other = record.replace("\nrules manual\n", "\nrules english\n");
    return !readRecord(other, [boxed(toCourtTheKing)]).ok;
  });
  expect(illegalElsewhere.length).toBeGreaterThan(0);
});

test("bots with a temperament play, with the work that --budget allows", async () => {
  const run = async (budget: string) => {
    const same = "simulate --game rolling-courts --games 2 --seed b --json --jobs 1".split(" ");
    const who = ["--bots", "steward:bold,chancellor:cautious", "--budget", budget];
    return JSON.parse((await courtly([...same, ...who])).out) as Summary;
  };
  const [little, again, more] = await Promise.all([run("20"), run("20"), run("90")]);
  expect(Object.keys(little.wins.bot)).toEqual(["steward:bold", "chancellor:cautious"]);
  expect({ ...again, seconds: 0 }).toEqual({ ...little, seconds: 0 });
  expect(more.actions).not.toBe(little.actions);
});

test("chunks grow while they are quick and shrink when they are slow, within bounds", () => {
  expect([nextSize(1, 1), nextSize(50, 1), nextSize(64, 1)]).toEqual([2, 64, 64]);
  expect([nextSize(60, 500), nextSize(1, 500)]).toEqual([30, 1]);
});

test("the progress bar fills up and says what is left", () => {
  expect(progressLine({ done: 0, all: 100, counted: "games" }, 0)).toBe(
    `${"░".repeat(24)} 0%  0 of 100 games`,
  );
  expect(progressLine({ done: 50, all: 100, counted: "games" }, 4)).toBe(
    `${"█".repeat(12)}${"░".repeat(12)} 50%  50 of 100 games, 4 s left`,
  );
});
