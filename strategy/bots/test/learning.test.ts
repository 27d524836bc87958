import { LEARNERS, learnt, newTraining } from "@courtly/bots/learners";
import { seededRandom } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { setupOf } from "@courtly/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { constantsOf, pack } from "../src/rolling-courts/model/position.ts";
import { newFeatureTable, readFeatures } from "../src/rolling-courts/thought/features.ts";
import { chancesAt, gradientOf } from "../src/rolling-courts/thought/gradient.ts";
import { chanceOf, valuesOf } from "../src/rolling-courts/thought/values.ts";

describe.each(LEARNERS)("the learner of $gameId", (learner) => {
  const lesson = (seed: string) => learner.lesson(learner.beginning(), seed);
  let one: ReturnType<typeof lesson>;
  let other: ReturnType<typeof lesson>;
  beforeAll(() => {
    one = lesson("a");
    other = lesson("b");
  });

  test("the same seed gives the same lesson, another seed gives another", () => {
    expect(lesson("a")).toEqual(one);
    expect(one).not.toEqual(other);
  });

  test("learning lowers the loss on the same lessons", () => {
    const samples = [...one, ...other];
    const losses: number[] = [];
    let training = newTraining(learner.beginning());
    for (let step = 0; step < 6; step += 1) {
      const next = learnt(learner, training, samples);
      training = next.training;
      losses.push(next.loss);
    }
    expect(training.steps).toBe(6);
    expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
  });
});

test.each([2, 3, 5])("%i players: the gradient is the slope of the loss", (players) => {
  const state = rollingCourts.start(
    setupOf(
      rollingCourts,
      players,
      "gold 0 14",
      "village 3 0 1 - 2",
      "cave 2 0 1 - 0 - -",
      "court 3 1 0 2",
    ),
  );
  const constants = constantsOf(state);
  const random = seededRandom("slope");
  const weights = Float64Array.from(LEARNERS[0]?.beginning() ?? [], () => random() - 0.5);
  const table = newFeatureTable();
  readFeatures(constants, pack(state), table);
  const target = Array.from({ length: players }, (_, player) =>
    player === 1 ? 0.7 : 0.3 / (players - 1),
  );
  const surpriseOf = (values: Float64Array, gradient = new Float64Array(values.length)) =>
    gradientOf(valuesOf(values), { table, target, gradient });
  const gradient = new Float64Array(weights.length);
  const { chances } = surpriseOf(weights, gradient);
  const evaluation = { values: valuesOf(weights), tilt: undefined };
  for (const [player, chance] of chances.entries())
    expect(chanceOf(constants, pack(state), player, evaluation)).toBeCloseTo(chance, 12);
  for (let index = 0; index < weights.length; index += 7) {
    const slope = [1e-5, -1e-5].map((by) => {
      const moved = weights.slice();
      moved[index] = (moved[index] as number) + by;
      return surpriseOf(moved).surprise;
    });
    expect(gradient[index]).toBeCloseTo(((slope[0] as number) - (slope[1] as number)) / 2e-5, 5);
  }
});

test("an evaluation after others is the same as one of its own", () => {
  const random = seededRandom("values");
  const nets = [0, 1].map(() =>
    valuesOf(Float64Array.from(LEARNERS[0]?.beginning() ?? [], () => random() - 0.5)),
  );
  const states = ["gold 0 14", "gold 1 3", "gold 0 14"].map((line) =>
    rollingCourts.start(setupOf(rollingCourts, 3, line)),
  );
  for (const values of [...nets, ...nets])
    for (const state of states) {
      const constants = constantsOf(state);
      const table = newFeatureTable();
      readFeatures(constants, pack(state), table);
      const chances = [0, 1, 2].map((player) =>
        chanceOf(constants, pack(state), player, { values, tilt: undefined }),
      );
      expect(chances).toEqual(
        chancesAt(values, table, 3).map((chance) => expect.closeTo(chance, 12)),
      );
    }
});
