import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEARNERS, type Learner, type Trial } from "@courtly/bots/learners";
import { assert, seededRandom } from "@courtly/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { continued, newCourse, type Course } from "../src/train/course.ts";
import { openGamePool, type GamePool } from "../src/train/gamePool.ts";
import { fromStored, installed } from "../src/train/install.ts";
import { readSaved, writeSaved } from "../src/train/savedCourse.ts";
import { isStronger, type Advantage } from "../src/train/strength.ts";

/** Learns one number, 3: a lesson shows it with noise, and a trial is won more often the closer the weight is to it. */
const LEARNER: Learner = {
  gameId: "guess",
  file: "guess.json",
  opponent: "chance",
  playerCounts: [2, 3],
  schedule: { lessons: 8, looks: 128, memory: 24, measureEvery: 2 },
  beginning: () => Float64Array.of(0),
  lesson: (weights, seed) => [
    { table: weights, target: [3 + seededRandom(seed)() - 0.5 + 0.1 * (weights[0] as number)] },
  ],
  surprise: (weights, { target }, gradient) => {
    const error = (weights[0] as number) - (target[0] as number);
    gradient[0] = (gradient[0] as number) + error;
    return error ** 2;
  },
  trial: (weights, { players, rival, seed, index }: Trial) => {
    const distance = (guess: number | undefined) => Math.abs((guess ?? 0) - 3);
    const lead = distance(rival?.[0]) - distance(weights[0]);
    return seededRandom(`${seed}/${players}/${index}`)() < 1 / players + lead ? 1 : 0;
  },
};

/** Plays all games in this thread. */
const HERE: Pick<GamePool, "lessons" | "trials"> = {
  lessons: async (tasks) => tasks.flatMap(({ weights, seed }) => LEARNER.lesson(weights, seed)),
  trials: async (tasks) => tasks.map(({ weights, trial }) => LEARNER.trial(weights, trial)),
};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "courtly-train-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function untilRound(rounds: number, from: Course = newCourse(LEARNER)): Promise<Course> {
  return continued(from, {
    learner: LEARNER,
    seed: "test",
    pool: HERE,
    isOver: (course) => course.rounds >= rounds,
  });
}

test("a course that was saved and read again continues as if it had not been interrupted", async () => {
  const path = join(folder, "guess/test.course");
  const whole = await untilRound(9);
  writeSaved(path, { course: await untilRound(5), coreMinutes: 7 });
  const { course, coreMinutes } = readSaved(path, LEARNER);
  expect(course.memory).toHaveLength(14);
  expect(coreMinutes).toBe(7);
  expect(await untilRound(9, course)).toEqual(whole);
});

test("a saved course of another shape is refused, and a missing one begins anew", () => {
  const path = join(folder, "guess.course");
  expect(readSaved(path, LEARNER).course).toEqual(newCourse(LEARNER));
  writeSaved(path, { course: newCourse(LEARNER), coreMinutes: 0 });
  const larger = { ...LEARNER, beginning: () => new Float64Array(2) };
  expect(() => readSaved(path, larger)).toThrow("does not fit");
});

test("a course measures itself for each number of players, and keeps the best weights", async () => {
  const course = await untilRound(6);
  expect(course.curve.map(({ games }) => games)).toEqual([16, 32, 48]);
  expect(course.curve[0]?.measures.map(({ players }) => players)).toEqual([2, 3]);
  const worse = { ...course.training, steady: Float64Array.of(-9) };
  const after = await untilRound(8, { ...course, training: worse, memory: [] });
  expect(after.curve).toHaveLength(4);
  expect(after.best).toEqual(course.best);
});

test("the number of threads does not change the result", async () => {
  const learner = LEARNERS.find(({ gameId }) => gameId === "rolling-courts");
  assert(learner !== undefined, "Rolling Courts has a learner");
  const short = { ...learner, schedule: { ...learner.schedule, lessons: 3, measureEvery: 99 } };
  const weightsWith = async (jobs: number) => {
    const pool = openGamePool(learner.gameId, jobs);
    const isOver = (course: Course) => course.rounds >= 2;
    const course = await continued(newCourse(short), { learner: short, seed: "t", pool, isOver });
    await pool.close();
    return course.training.weights;
  };
  const one = await weightsWith(1);
  expect(one).not.toEqual(learner.beginning());
  expect(await weightsWith(2)).toEqual(one);
});

const STORED = JSON.stringify({ weights: "2" });

function tryInstall(guess: number) {
  const path = join(folder, "guess.json");
  writeFileSync(path, STORED);
  return installed(
    { weights: Float64Array.of(guess), curve: [], made: { games: 1 } },
    { learner: LEARNER, pool: HERE, path, seed: "install", games: 200 },
  ).then(({ isInstalled }) => ({ isInstalled, text: readFileSync(path, "utf8") }));
}

test("stronger values replace the stored ones, with a note how they were made", async () => {
  const { isInstalled, text } = await tryInstall(2.80001);
  expect(isInstalled).toBe(true);
  expect(JSON.parse(text)).toEqual({ made: { games: 1 }, curve: {}, weights: "2.8" });
});

test.each([0, 1.9, 2])("values that do not win leave the file as it is: %d", async (guess) => {
  expect(await tryInstall(guess)).toEqual({ isInstalled: false, text: STORED });
});

test("a course can begin with the stored values", () => {
  writeFileSync(join(folder, LEARNER.file), STORED);
  const { training, playing, best } = newCourse(fromStored(LEARNER, folder));
  expect([training.weights, training.steady, playing]).toEqual(
    [[2], [2], [2]].map((each) => Float64Array.from(each)),
  );
  expect(best).toBeUndefined();
});

test("an advantage must be certain over all numbers of players, and no loss may be", () => {
  const advantages = (...means: readonly number[]): readonly Advantage[] =>
    means.map((mean, i) => ({ players: i + 2, mean, standardError: 0.05 }));
  expect(isStronger(advantages(0.2, 0.1, 0, -0.05))).toBe(true);
  expect(isStronger(advantages(0.05, 0.05, 0, 0))).toBe(false);
  expect(isStronger(advantages(0.4, 0.4, 0.4, -0.2))).toBe(false);
});
