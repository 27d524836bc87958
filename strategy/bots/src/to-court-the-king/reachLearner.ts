import { seededRandom, type Random } from "@courtly/engine";
import { loadSolver, solveTogether, type Goal } from "@courtly/odds";
import {
  CHARACTER_IDS,
  CHARACTERS,
  FRESH_DICE,
  RULE_SETS,
  setOf,
  TIERS,
  type CharacterId,
  type Hand,
} from "@courtly/to-court-the-king";
import type { Learner, Sample } from "../learning.ts";
import { addSlope, scoreOf, weightCount } from "../net.ts";
import { LOWEST_RANK, markAt, RANKS } from "./thought/marks.ts";
import { logistic, mostDice, readReach, REACH_SHAPE } from "./thought/reach.ts";

const MARKS_A_HAND = 8;
/** The number of ranks that are trained, from the lowest up: higher marks are rare. */
const RANKS_ASKED = 24;
/** The number of hands to learn from; each is solved once and used many times. */
const HANDS = 1500;
const HANDS_A_LESSON = 4;
const BYTES_MAX = 2 ** 26;
const rules = RULE_SETS.english;
const COURT = CHARACTER_IDS.filter((id) => !["charlatan", "king", "queen"].includes(id));
const solver = await loadSolver();

/** Trains the net for the reach of hands, from exact solutions of plausible hands. */
export const reachLearner: Learner = {
  gameId: "to-court-the-king-reach",
  file: "strategy/bots/src/to-court-the-king/reach.json",
  opponent: "the exact chance: one less the error",
  playerCounts: [2],
  schedule: { lessons: 32, looks: 6, memory: 60_000, measureEvery: 128 },
  beginning: () => {
    const random = seededRandom("beginning");
    return Float64Array.from({ length: weightCount(REACH_SHAPE) }, () => (random() - 0.5) * 0.3);
  },
  lesson: (_weights, seed) => {
    const random = seededRandom(seed);
    return Array.from({ length: HANDS_A_LESSON }, () =>
      answersOf(Math.floor(random() * HANDS)),
    ).flat();
  },
  surprise: (weights, { table, target }, gradient) => {
    const net = { ...REACH_SHAPE, weights };
    const error = logistic(scoreOf(net, table)) - (target[0] as number);
    addSlope(net, { table, row: 0, slope: error, gradient });
    return Math.abs(error);
  },
  trial: (weights, { seed, index }) => {
    const net = { ...REACH_SHAPE, weights };
    const answers = exactChances(seededRandom(`${seed}/${index}`));
    const errors = answers.map(({ table, target }) =>
      Math.abs(logistic(scoreOf(net, table)) - (target[0] as number)),
    );
    return 1 - errors.reduce((sum, error) => sum + error, 0) / errors.length;
  },
};

const known = new Map<number, readonly Sample[]>();

function answersOf(hand: number): readonly Sample[] {
  const before = known.get(hand);
  if (before !== undefined) return before;
  const answers = exactChances(seededRandom(`reach/${hand}`));
  known.set(hand, answers);
  return answers;
}

/** Samples for one random hand: several marks, each with its exact chance. */
function exactChances(random: Random): readonly Sample[] {
  for (;;) {
    const hand = plausibleHand(random);
    const most = Math.min(
      RANKS_ASKED,
      RANKS - LOWEST_RANK,
      mostDice(hand, rules) * 6 - LOWEST_RANK,
    );
    if (most <= 0) continue;
    const ranks = Array.from(
      { length: MARKS_A_HAND },
      (_, i) => LOWEST_RANK + Math.floor(((i + random()) * most) / MARKS_A_HAND),
    );
    const goals = ranks.map((rank): Goal => ({ kind: "mark", mark: markAt(rank), need: "match" }));
    const { solutions } = solveTogether(hand, goals, { rules, solver, bytesMax: BYTES_MAX });
    const answers = solutions.flatMap((solution, i) => {
      if (!solution.isExact(FRESH_DICE)) return [];
      const table = new Float64Array(REACH_SHAPE.inputs);
      readReach({ hand, rules, rank: ranks[i] as number }, table);
      return [{ table, target: [solution.value(FRESH_DICE)] }];
    });
    if (answers.length > 0) return answers;
  }
}

/**
 * A random hand; cards of low tiers are more likely, as in a game. Half of the hands have the Queen: her holder plays
 * last in the final round, so that chance decides what a claim of the King is worth.
 */
function plausibleHand(random: Random): Hand {
  const tierOf = (id: CharacterId) => TIERS.indexOf(CHARACTERS[id].tier);
  const size = 4 + Math.floor(random() * 6);
  const drawn = COURT.map((id) => ({ id, when: tierOf(id) + 4 * random() }))
    .sort((a, b) => a.when - b.when)
    .slice(0, size)
    .map(({ id }) => id);
  const cards = random() < 0.5 ? [...drawn, "queen" as const] : drawn;
  return { cards: setOf(cards), charlatans: random() < 0.4 ? Math.ceil(random() * 3) : 0 };
}
