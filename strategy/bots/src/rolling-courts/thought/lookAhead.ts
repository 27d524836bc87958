import { seededRandom } from "@courtly/engine";
import { workBudget, type Budget } from "../../bot.ts";
import {
  at,
  emptyPosition,
  OVER,
  STAGE,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "../model/position.ts";
import { passOn, rollDice, step } from "../model/step.ts";
import { drawDice } from "./dice.ts";
import { searchTurn, type Plan } from "./turnSearch.ts";
import { chanceOf, type Evaluation } from "./values.ts";

/** The work for each simulated turn of another seat. */
const TURN_WORK = 80;
/** The weight of a plan's evaluation without sampling, in samples. */
const IMPRESSION = 12;
/** After this many samples, and after each doubling, the weaker half of the plans is dropped. */
const SAMPLES_FIRST = 4;
/** `sampling` keeps twice the wanted plans after `SAMPLES_GLANCE`; after `SAMPLES_LOOK` only those, and reports. */
const SAMPLES_GLANCE = 4;
const SAMPLES_LOOK = 8;
/** More samples would only find differences too small to matter. */
const SAMPLES_MAX = 512;

/** The fewest samples of a comparison. */
const SAMPLES_COMPARED_MIN = 16;
const Z_95 = 1.96;

interface Rival {
  readonly plan: Plan;
  readonly sum: number;
}

interface Future {
  readonly seat: number;
  readonly evaluation: Evaluation;
  readonly budget: Budget;
  /** The seed of the simulated dice: all plans get the same dice. */
  readonly seed: string;
}

/** Compares plans by the position at the seat's next turn, over simulated dice, while the budget lasts. */
export function lookAhead(
  constants: GameConstants,
  plans: readonly Plan[],
  future: Future,
): Plan | undefined {
  if (plans.every(({ after }) => after[STAGE] === OVER)) return plans[0];
  let rivals: readonly Rival[] = plans.map((plan) => ({ plan, sum: plan.value * IMPRESSION }));
  let prune = SAMPLES_FIRST;
  for (let sample = 0; sample < SAMPLES_MAX; sample += 1) {
    if (sample === prune) {
      prune *= 2;
      rivals = ranked(rivals).slice(0, Math.max(2, Math.ceil(rivals.length / 2)));
    }
    const worths: number[] = [];
    for (const { plan } of rivals) {
      const worth = imagined(constants, plan.after, future, `${future.seed}/${sample}`);
      if (worth === undefined) return ranked(rivals)[0]?.plan;
      worths.push(worth);
    }
    rivals = rivals.map(({ plan, sum }, index) => ({ plan, sum: sum + (worths[index] as number) }));
  }
  return ranked(rivals)[0]?.plan;
}

/** The sampled chance to win with a plan. */
export interface Sampled {
  readonly plan: Plan;
  readonly samples: number;
  readonly mean: number;
  /** The standard deviation of a single sample. */
  readonly deviation: number;
}

/** The number of plans to report, and the function that chooses them. */
interface Choice {
  readonly wanted: number;
  readonly choose: (plans: readonly Plan[], few: number) => readonly Plan[];
}

interface Tally {
  readonly plan: Plan;
  readonly sum: number;
  readonly squares: number;
}

/**
 * Like `lookAhead`, but for advice: evaluations without sampling do not count. Reports after the first few samples,
 * then after each one.
 * @param choose receives the plans sorted by their samples, the best first
 */
export function* sampling(
  constants: GameConstants,
  plans: readonly Plan[],
  future: Future,
  { wanted, choose }: Choice,
): Generator<readonly Sampled[] | undefined, void> {
  let tallies: readonly Tally[] = plans.map((plan) => ({ plan, sum: 0, squares: 0 }));
  if (plans.every(({ after }) => after[STAGE] === OVER)) return;
  for (let sample = 0; sample < SAMPLES_MAX; sample += 1) {
    const worths: number[] = [];
    for (const { plan } of tallies) {
      const worth = imagined(constants, plan.after, future, `${future.seed}/${sample}`);
      if (worth === undefined) return;
      worths.push(worth);
    }
    tallies = tallies.map(({ plan, sum, squares }, index) => {
      const worth = worths[index] as number;
      return { plan, sum: sum + worth, squares: squares + worth * worth };
    });
    if (sample + 1 === SAMPLES_GLANCE) tallies = chosen(tallies, 2 * wanted);
    if (sample + 1 === SAMPLES_LOOK) tallies = chosen(tallies, wanted);
    const isTelling = sample + 1 >= SAMPLES_LOOK;
    yield isTelling ? tallies.map((tally) => sampledOf(tally, sample + 1)) : undefined;
  }

  function chosen(all: readonly Tally[], few: number): readonly Tally[] {
    const best = all.toSorted((a, b) => b.sum - a.sum);
    const kept = new Set(
      choose(
        best.map(({ plan }) => plan),
        few,
      ),
    );
    return best.filter(({ plan }) => kept.has(plan));
  }
}

/** The sampled chances to win with two plans, over the same simulated dice. */
export interface Comparison {
  readonly chances: readonly [number, number];
  /** Half the width of the 95% confidence interval of their difference. */
  readonly margin: number;
}

/** Samples two plans against each other until their difference is clear, or too small to matter, or the budget ends. */
export function* comparing(
  constants: GameConstants,
  [a, b]: readonly [Plan, Plan],
  future: Future,
  { precision }: { readonly precision: number },
): Generator<undefined, Comparison | undefined> {
  const sums = { a: 0, b: 0, difference: 0, squares: 0 };
  let found: Comparison | undefined;
  for (let samples = 1; samples <= SAMPLES_MAX; samples += 1) {
    const seed = `${future.seed}/${samples}`;
    const worth = imagined(constants, a.after, future, seed);
    const other = imagined(constants, b.after, future, seed);
    if (worth === undefined || other === undefined) break;
    sums.a += worth;
    sums.b += other;
    sums.difference += worth - other;
    sums.squares += (worth - other) ** 2;
    if (samples < SAMPLES_COMPARED_MIN) continue;
    const mean = sums.difference / samples;
    const variance = Math.max(0, sums.squares / samples - mean ** 2);
    const margin = Z_95 * Math.sqrt(variance / (samples - 1));
    found = { chances: [sums.a / samples, sums.b / samples], margin };
    if (margin < Math.max(precision, Math.abs(mean) / 3)) break;
    yield undefined;
  }
  return found;
}

function sampledOf({ plan, sum, squares }: Tally, samples: number): Sampled {
  const mean = sum / samples;
  const spread = Math.max(0, squares - samples * mean * mean);
  return { plan, samples, mean, deviation: samples < 2 ? 0 : Math.sqrt(spread / (samples - 1)) };
}

/** Sorts by sum: all rivals have the same number of samples. */
function ranked(rivals: readonly Rival[]): readonly Rival[] {
  return rivals.toSorted((a, b) => b.sum - a.sum);
}

const imagination = emptyPosition();

/** Simulates the other seats' turns; returns the chance to win at the seat's next turn, `undefined` without budget. */
function imagined(
  constants: GameConstants,
  after: PackedPosition,
  { seat, evaluation, budget }: Future,
  seed: string,
): number | undefined {
  const random = seededRandom(seed);
  const position = imagination;
  position.set(after);
  while (position[STAGE] !== OVER && at(position, TO_ACT) !== seat) {
    if (!budget.spend(TURN_WORK)) return undefined;
    rollDice(position, drawDice(random));
    const others = isFriend(constants, at(position, TO_ACT), seat)
      ? evaluation
      : { values: evaluation.values, tilt: undefined };
    const [plan] = searchTurn(constants, position, others, {
      budget: workBudget(TURN_WORK),
      plans: 1,
    });
    for (const move of plan?.moves ?? []) step(constants, position, move);
    passOn(constants, position);
  }
  return chanceOf(constants, position, seat % constants.players, evaluation);
}

function isFriend(constants: GameConstants, seat: number, other: number): boolean {
  return seat % constants.players === other % constants.players;
}
