import { seededRandom, type Random } from "@courtly/engine";
import { BOARDS, DEFAULT_BOARD, rollingCourts, RULE_SETS, seatsFor } from "@courtly/rolling-courts";
import { workBudget } from "../bot.ts";
import type { Learner, Sample } from "../learning.ts";
import { END_TURN } from "./model/moves.ts";
import { sharesOf } from "./model/outcome.ts";
import {
  at,
  EXAMINING,
  constantsOf,
  OVER,
  pack,
  STAGE,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { rollDice, step } from "./model/step.ts";
import { HAND_SET_VALUES } from "./handSet.ts";
import { drawDice } from "./thought/dice.ts";
import { bestExamination } from "./thought/examination.ts";
import { FEATURE_COUNT, newFeatureTable, readFeatures } from "./thought/features.ts";
import { chancesAt, gradientOf } from "./thought/gradient.ts";
import { searchTurn } from "./thought/turnSearch.ts";
import { valuesOf, type Evaluation, type PositionNet } from "./thought/values.ts";
import { weightCount } from "../net.ts";
import { ALL } from "../noticing.ts";

const SHAPE = { inputs: FEATURE_COUNT, hidden: 16 };
/** The λ of TD(λ): the weight of later results in a position's target, against the evaluation right after it. */
const LAMBDA = 0.85;
const LESSON_WORK = 160;
const TRIAL_WORK = 400;
/** The share of turns that are not the best found, so that training meets other positions. */
const ADVENTURE = 0.06;
const OTHER_BOARD = 0.2;
const OTHER_RULES = 0.1;

export const rollingCourtsLearner: Learner = {
  gameId: rollingCourts.id,
  file: "strategy/bots/src/rolling-courts/fitted.json",
  opponent: "values set by hand, by the same search",
  playerCounts: [2, 3, 4, 5],
  schedule: { lessons: 128, looks: 2, memory: 100_000, measureEvery: 64 },
  beginning: () => {
    const random = seededRandom("beginning");
    const weights = new Float64Array(weightCount(SHAPE));
    const plain = weights.length - FEATURE_COUNT;
    for (let index = 0; index < plain; index += 1) weights[index] = (random() - 0.5) * 0.3;
    weights.set(HAND_SET_VALUES.weights, plain);
    return weights;
  },
  lesson: (weights, seed) => {
    const random = seededRandom(seed);
    const values = { ...SHAPE, weights };
    const [constants, position] = opening(2 + Math.floor(random() * 4), random);
    const history: Float64Array[] = [];
    const features = newFeatureTable();
    const evaluations = Array.from({ length: constants.seats }, () => ({
      values,
      tilt: undefined,
    }));
    playThrough(constants, position, {
      evaluations,
      random,
      work: LESSON_WORK,
      adventure: ADVENTURE,
      onTurn: (before) => {
        readFeatures(constants, before, features);
        history.push(features.slice(0, constants.seats * FEATURE_COUNT));
      },
    });
    return samplesOf(values, { history, shares: sharesOf(constants, position) });
  },
  surprise: (weights, { table, target }, gradient) =>
    gradientOf({ ...SHAPE, weights }, { table, target, gradient }).surprise,
  trial: (weights, { players, rival, seed, index }) => {
    const random = seededRandom(`${seed}/${players}/${index}`);
    const [constants, position] = opening(players, random);
    const player = index % players;
    const own: Evaluation = { values: valuesOf(weights), tilt: undefined };
    const other: Evaluation = {
      values: rival === undefined ? HAND_SET_VALUES : valuesOf(rival),
      tilt: undefined,
    };
    const evaluations = Array.from({ length: constants.seats }, (_, seat) =>
      seat % players === player ? own : other,
    );
    playThrough(constants, position, { evaluations, random, work: TRIAL_WORK, adventure: 0 });
    return sharesOf(constants, position)[player] as number;
  },
};

/** The start of a game, mostly on the default board and by the standard rules. */
function opening(players: number, random: Random): readonly [GameConstants, PackedPosition] {
  const otherBoard = random() < OTHER_BOARD;
  const otherRules = random() < OTHER_RULES;
  const state = rollingCourts.start({
    players,
    rules: otherRules
      ? { courtDie: random() < 0.5 ? "court" : "village", wrap: random() < 0.5 ? "yes" : "no" }
      : RULE_SETS.standard,
    board: otherBoard ? (BOARDS.at(-1) ?? DEFAULT_BOARD) : DEFAULT_BOARD,
    start: Math.floor(random() * seatsFor(players)),
  });
  return [constantsOf(state), pack(state)];
}

interface Game {
  readonly evaluations: readonly Evaluation[];
  readonly random: Random;
  readonly work: number;
  readonly adventure: number;
  readonly onTurn?: (before: PackedPosition) => void;
}

/** Plays the position to the end of the game, in place. */
function playThrough(
  constants: GameConstants,
  position: PackedPosition,
  { evaluations, random, work, adventure, onTurn }: Game,
): void {
  while (position[STAGE] !== OVER) {
    const evaluation = evaluations[at(position, TO_ACT)] as Evaluation;
    if (position[STAGE] === EXAMINING) {
      step(constants, position, bestExamination(constants, position, evaluation, ALL));
      continue;
    }
    onTurn?.(position);
    rollDice(position, drawDice(random));
    const isAdventure = random() < adventure;
    const plans = searchTurn(constants, position, evaluation, {
      budget: workBudget(work),
      plans: isAdventure ? 4 : 1,
    });
    const plan = plans[isAdventure ? Math.floor(random() * plans.length) : 0];
    for (const move of plan?.moves ?? []) step(constants, position, move);
    step(constants, position, END_TURN);
  }
}

/** Computes the target of each position from those after it, from the last position backward. */
function samplesOf(
  values: PositionNet,
  {
    history,
    shares,
  }: { readonly history: readonly Float64Array[]; readonly shares: readonly number[] },
): readonly Sample[] {
  let later = shares;
  return history.toReversed().map((table) => {
    const target = later;
    const chances = chancesAt(values, table, target.length);
    later = target.map(
      (share, player) => LAMBDA * share + (1 - LAMBDA) * (chances[player] as number),
    );
    return { table, target };
  });
}
