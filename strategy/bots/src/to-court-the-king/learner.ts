import { seededCup, seededRandom, type Random } from "@courtly/engine";
import {
  beforeFirstRoll,
  RULE_SETS,
  toCourtTheKing,
  type Action,
  type Rules,
  type State,
} from "@courtly/to-court-the-king";
import { playOut } from "../arena.ts";
import { workBudget, type Bot } from "../bot.ts";
import type { Learner } from "../learning.ts";
import { netOf, weightCount } from "../net.ts";
import { withChance } from "../withChance.ts";
import { samplesOf, sharesOf, surpriseAt, type LessonState } from "./lessons.ts";
import pace from "./pace.json" with { type: "json" };
import reach from "./reach.json" with { type: "json" };
import { loadSolvers } from "./solvers.ts";
import { byChances } from "./thought/chances.ts";
import { byPrices } from "./thought/prices.ts";
import { LEAD_AT, POSITION_SHAPE } from "./thought/features.ts";
import { turnSolverBot } from "./thought/turnSolver.ts";
import { PACE_SHAPE } from "./thought/pace.ts";
import { REACH_SHAPE } from "./thought/reach.ts";
import { judge, type Knowledge } from "./thought/values.ts";

const LAMBDA = 0.5;
/** The share of takes that are random, so that training meets other positions. */
const ADVENTURE = 0.1;
const FIRST_NOISE = 0.05;
/** The initial score for a lead of four turns in the race for the King. */
const SCORE_A_LEAD = 1.5;
const REACH = netOf(REACH_SHAPE, reach.weights);
const PACE = netOf(PACE_SHAPE, pace.weights);
const LESSON_WORK = 40_000;
const tools = { budget: () => workBudget(LESSON_WORK), solvers: await loadSolvers() };
const pricing = turnSolverBot("prices", byPrices({ notices: 1, temperament: undefined }), tools);

/** Trains the net for the standing of seats, from games of the Chancellor against itself. */
export const toCourtTheKingLearner: Learner = {
  gameId: toCourtTheKing.id,
  file: "strategy/bots/src/to-court-the-king/standing.json",
  opponent: "bots with fixed prices",
  playerCounts: [2, 3, 4, 5],
  schedule: { lessons: 64, looks: 6, memory: 60_000, measureEvery: 32 },
  beginning: () => {
    const random = seededRandom("beginning");
    const weights = Float64Array.from(
      { length: weightCount(POSITION_SHAPE) },
      () => (random() - 0.5) * FIRST_NOISE,
    );
    weights[weights.length - POSITION_SHAPE.inputs + LEAD_AT] = SCORE_A_LEAD;
    return weights;
  },
  lesson: (weights, seed) => {
    const random = seededRandom(seed);
    const knowledge = knowing(weights);
    const players = 2 + Math.floor(random() ** 2.5 * 4);
    const start = Math.floor(random() * players);
    const history: LessonState[] = [];
    const learner = watched(knowledge, history);
    const { state } = playOut(
      toCourtTheKing,
      toCourtTheKing.start({ players, rules: someRules(random), start }),
      { bots: Array.from({ length: players }, () => learner), cup: seededCup(seed), random },
    );
    return samplesOf({ history, shares: sharesOf(state), lambda: LAMBDA });
  },
  surprise: (weights, sample, gradient) =>
    surpriseAt({ ...POSITION_SHAPE, weights }, sample, gradient),
  trial: (weights, { players, rival, seed, index }) => {
    const own = playing(knowing(weights));
    const other = rival === undefined ? pricing : playing(knowing(rival));
    const seat = index % players;
    const start = Math.floor(index / players) % players;
    const dice = `${seed}/${players}/${index}`;
    const { state } = playOut(
      toCourtTheKing,
      toCourtTheKing.start({ players, rules: RULE_SETS.english, start }),
      {
        bots: Array.from({ length: players }, (_, each) => (each === seat ? own : other)),
        cup: seededCup(dice),
        random: seededRandom(dice),
      },
    );
    return sharesOf(state)[seat] as number;
  },
};

function someRules(random: Random): Rules {
  if (random() < 0.1) return RULE_SETS.manual;
  return random() < 0.1 ? RULE_SETS.italian : RULE_SETS.english;
}

function knowing(weights: Float64Array): Knowledge {
  return { reach: REACH, pace: PACE, standing: { ...POSITION_SHAPE, weights } };
}

function playing(knowledge: Knowledge): Bot<State, Action> {
  return turnSolverBot("learner", byChances(judge(knowledge)), tools);
}

/** A bot that plays with this knowledge and records its turns; sometimes it takes a random card. */
function watched(knowledge: Knowledge, history: LessonState[]): Bot<State, Action> {
  const judgement = judge(knowledge);
  const bot = playing(knowledge);
  return {
    name: bot.name,
    choose: (state, seat, random) => {
      const action = bot.choose(state, seat, random);
      if (state.ending !== undefined) return action;
      if (beforeFirstRoll(state.dice)) {
        const reason = bot.why?.(state, seat, action);
        const table = judgement.inputs(state);
        const chances = judgement.chances(state);
        const thought =
          reason?.kind === "reckoned" ? withChance(chances, seat, reason.chance) : chances;
        history.push({ table, thought, isFollowed: true });
      }
      if (action.kind !== "take" || random() >= ADVENTURE) return action;
      const others = toCourtTheKing
        .actions(state, seat)
        .filter((other) => other.kind === "take" && other.character !== "nothing");
      const other = others[Math.floor(random() * others.length)] ?? action;
      const moment = history.at(-1);
      if (moment !== undefined && other !== action) moment.isFollowed = false;
      return other;
    },
  };
}
