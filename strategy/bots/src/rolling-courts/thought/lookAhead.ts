import { seededRandom } from "@courtly/engine";
import { workBudget, type Budget } from "../../bot.ts";
import {
  at,
  emptyPosition,
  OVER,
  STAGE,
  TO_ACT,
  type Ground,
  type Position,
} from "../model/position.ts";
import { passOn, rollDice, step } from "../model/step.ts";
import { drawDice } from "./dice.ts";
import { searchTurn, type Plan } from "./turnSearch.ts";
import { chanceOf, type Taste } from "./values.ts";

/** The work that goes into each turn of the others. */
const TURN_WORK = 80;
/** What the first impression of a plan counts for, in samples. */
const IMPRESSION = 12;
/** After so many samples, and each doubling of them, the weaker half of the plans is given up. */
const SAMPLES_FIRST = 4;
/** After so many samples all but twice the wanted plans are given up, after so many all but these, and people hear of them. */
const SAMPLES_GLANCE = 4;
const SAMPLES_LOOK = 8;
/** More would tell apart what is the same for all that matters. */
const SAMPLES_MAX = 512;

interface Rival {
  readonly plan: Plan;
  readonly sum: number;
}

interface Future {
  readonly seat: number;
  readonly taste: Taste;
  readonly budget: Budget;
  /** Names the dice that are imagined: all plans meet the same ones. */
  readonly seed: string;
}

/** Compares plans by how things stand when the seat's next turn comes, over imagined dice, while the budget lasts. */
export function lookAhead(
  ground: Ground,
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
      const worth = imagined(ground, plan.after, future, `${future.seed}/${sample}`);
      if (worth === undefined) return ranked(rivals)[0]?.plan;
      worths.push(worth);
    }
    rivals = rivals.map(({ plan, sum }, index) => ({ plan, sum: sum + (worths[index] as number) }));
  }
  return ranked(rivals)[0]?.plan;
}

/** How a plan fares over imagined dice. */
export interface Sampled {
  readonly plan: Plan;
  readonly samples: number;
  readonly mean: number;
  /** Of a single sample. */
  readonly deviation: number;
}

/** How many plans people want to hear of, and how a few are chosen. */
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
 * The same for people: first impressions count for nothing. After a first look it tells with every sample.
 * @param choose a few of the plans, which come in their order by then
 */
export function* sampling(
  ground: Ground,
  plans: readonly Plan[],
  future: Future,
  { wanted, choose }: Choice,
): Generator<readonly Sampled[] | undefined, void> {
  let tallies: readonly Tally[] = plans.map((plan) => ({ plan, sum: 0, squares: 0 }));
  if (plans.every(({ after }) => after[STAGE] === OVER)) return;
  for (let sample = 0; sample < SAMPLES_MAX; sample += 1) {
    const worths: number[] = [];
    for (const { plan } of tallies) {
      const worth = imagined(ground, plan.after, future, `${future.seed}/${sample}`);
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

function sampledOf({ plan, sum, squares }: Tally, samples: number): Sampled {
  const mean = sum / samples;
  const spread = Math.max(0, squares - samples * mean * mean);
  return { plan, samples, mean, deviation: samples < 2 ? 0 : Math.sqrt(spread / (samples - 1)) };
}

/** All rivals have the same number of samples. */
function ranked(rivals: readonly Rival[]): readonly Rival[] {
  return rivals.toSorted((a, b) => b.sum - a.sum);
}

const imagination = emptyPosition();

/** The chance to win when the seat's turn comes again, or nothing if the budget is over before. */
function imagined(
  ground: Ground,
  after: Position,
  { seat, taste, budget }: Future,
  seed: string,
): number | undefined {
  const random = seededRandom(seed);
  const position = imagination;
  position.set(after);
  while (position[STAGE] !== OVER && at(position, TO_ACT) !== seat) {
    if (!budget.spend(TURN_WORK)) return undefined;
    rollDice(position, drawDice(random));
    const others = isFriend(ground, at(position, TO_ACT), seat)
      ? taste
      : { values: taste.values, tilt: undefined };
    const [plan] = searchTurn(ground, position, others, {
      budget: workBudget(TURN_WORK),
      plans: 1,
    });
    for (const move of plan?.moves ?? []) step(ground, position, move);
    passOn(ground, position);
  }
  return chanceOf(ground, position, seat % ground.players, taste);
}

function isFriend(ground: Ground, seat: number, other: number): boolean {
  return seat % ground.players === other % ground.players;
}
