import { seededRandom, type Random } from "@courtly/engine";
import {
  CHARACTERS,
  FRESH_DICE,
  handOf,
  RULE_SETS,
  setOf,
  TIERS,
  toCourtTheKing,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { workBudget } from "../bot.ts";
import type { Learner, Sample } from "../learning.ts";
import { addSlope, netOf, scoreOf, weightCount } from "../net.ts";
import { loadSolvers } from "./solvers.ts";
import reach from "./reach.json" with { type: "json" };
import { claimsOf, goalOf } from "./thought/claims.ts";
import { RANKS } from "./thought/marks.ts";
import { COLLECTED, PACE_SHAPE, paceOf, readPace } from "./thought/pace.ts";
import { planned } from "./thought/plan.ts";
import { logistic, reachOf, REACH_SHAPE } from "./thought/reach.ts";

const REACH = netOf(REACH_SHAPE, reach.weights);
const WORK = 16_000;
const HANDS_A_LESSON = 8;
const solvers = await loadSolvers();

/** Trains the net for the number of turns to the King: solves one turn exactly and uses the current net after it. */
export const paceLearner: Learner = {
  gameId: "to-court-the-king-pace",
  file: "strategy/bots/src/to-court-the-king/pace.json",
  opponent: "the exact solve of a turn: one less the error",
  playerCounts: [2],
  schedule: { lessons: 32, looks: 6, memory: 60_000, measureEvery: 128 },
  beginning: () => {
    const random = seededRandom("beginning");
    return Float64Array.from({ length: weightCount(PACE_SHAPE) }, () => (random() - 0.5) * 0.1);
  },
  lesson: (weights, seed) => {
    const random = seededRandom(seed);
    return Array.from({ length: HANDS_A_LESSON }, () => sampleOf(weights, random));
  },
  surprise: (weights, { table, target }, gradient) => {
    const net = { ...PACE_SHAPE, weights };
    const wanted = target[0] as number;
    const error = logistic(scoreOf(net, table)) - wanted;
    addSlope(net, { table, row: 0, slope: error / (wanted * (1.02 - wanted)), gradient });
    return Math.abs(error) / wanted;
  },
  trial: (weights, { seed, index }) => {
    const { table, target } = sampleOf(weights, seededRandom(`${seed}/${index}`));
    const wanted = target[0] as number;
    return 1 - Math.abs(logistic(scoreOf({ ...PACE_SHAPE, weights }, table)) - wanted) / wanted;
  },
};

function sampleOf(weights: Float64Array, random: Random): Sample {
  const state = somePosition(random);
  const table = new Float64Array(PACE_SHAPE.inputs);
  readPace(state, 0, reachAt(state), table);
  return { table, target: [1 / turnsFrom(weights, state)] };
}

function reachAt(state: State) {
  return reachOf(REACH, handOf(state, 0), state.rules);
}

/** Solves for the number of turns at which one turn of best play saves exactly one turn on average. */
function turnsFrom(weights: Float64Array, state: State): number {
  const net = { ...PACE_SHAPE, weights };
  const turnsAfter = (after: State) => paceOf(net, after, 0, reachAt(after));
  const claims = claimsOf(state, {
    position: (after) => -turnsAfter(after),
    king: () => new Float64Array(RANKS),
  });
  const saved = (turns: number) => {
    const plan = planned(state, goalOf({ ...claims, nothing: -turns }), {
      budget: workBudget(WORK),
      solvers,
    });
    return plan.value(FRESH_DICE);
  };
  let turns = turnsAfter(state);
  let slope = 0.9;
  let [before, at] = [NaN, NaN];
  for (let round = 0; round < 3; round += 1) {
    const gain = saved(turns);
    if (round > 0) slope = Math.min(1, Math.max(0.05, (gain - before) / (turns - at)));
    [before, at] = [gain, turns];
    if (Math.abs(gain - 1) < 1e-3) break;
    turns = Math.min(20, Math.max(1, turns + (1 - gain) / slope));
  }
  return turns;
}

/** A random position with a hand that is plausible in a game, and some cards of the court gone. */
function somePosition(random: Random): State {
  const fresh = toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start: 0 });
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  const size = Math.floor(random() * 9);
  const drawn = COLLECTED.map((id) => ({ id, when: tierOf(id) + 4 * random() }))
    .sort((a, b) => a.when - b.when)
    .slice(0, size)
    .map(({ id }) => id);
  const hand = {
    cards: setOf(drawn),
    charlatans: random() < 0.25 ? Math.ceil(random() * 2) : 0,
  };
  const gone = random() ** 2 * 0.8;
  const court = Object.fromEntries(
    Object.entries(fresh.court).map(([id, copies]) => {
      const isGone = id !== "king" && id !== "queen" && id !== "fool" && random() < gone;
      const left = isGone ? 0 : copies - (drawn.some((own) => own === id) ? 1 : 0);
      return [id, Math.max(0, left)];
    }),
  ) as State["court"];
  const rival = handOf(fresh, 1);
  return { ...fresh, court, hands: [hand, rival] };
}
