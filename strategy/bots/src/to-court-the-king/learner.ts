import { seededCup, seededRandom, type Random } from "@courtly/engine";
import {
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
import { byChances } from "./chancellor.ts";
import { loadSolvers } from "./index.ts";
import { lessonOf, sharesOf, watched, type History } from "./lessons.ts";
import reach from "./reach.json" with { type: "json" };
import { squireOf } from "./squire.ts";
import { PRICES } from "./steward.ts";
import { OWN_CARDS, STANDING_SHAPE } from "./thought/features.ts";
import { mindBot } from "./thought/mind.ts";
import { REACH_SHAPE } from "./thought/reach.ts";
import { judge, type Knowledge } from "./thought/values.ts";

const LAMBDA = 0.8;
/** How often a card is taken that is not the best one, so that other positions are met. */
const ADVENTURE = 0.1;
const FIRST_NOISE = 0.05;
/** What a price of 1 is worth in a score, about. */
const SCORE_A_PRICE = 0.4;
const REACH = netOf(REACH_SHAPE, reach.weights);
const LESSON_WORK = 16_000;
const tools = { budget: () => workBudget(LESSON_WORK), solvers: await loadSolvers() };
const squire = squireOf(undefined);

/** The standing of seats, from games of the Chancellor against itself. It begins with the Steward's prices. */
export const toCourtTheKingLearner: Learner = {
  gameId: toCourtTheKing.id,
  file: "strategy/bots/src/to-court-the-king/standing.json",
  opponent: "squire",
  beginning: () => {
    const random = seededRandom("beginning");
    const weights = Float64Array.from(
      { length: weightCount(STANDING_SHAPE) },
      () => (random() - 0.5) * FIRST_NOISE,
    );
    const plain = weights.length - STANDING_SHAPE.inputs;
    for (const [index, id] of OWN_CARDS.entries())
      weights[plain + index] = (PRICES[id] ?? 0) * SCORE_A_PRICE;
    return weights;
  },
  lesson: (weights, seed) => {
    const random = seededRandom(seed);
    const knowledge = knowing(weights);
    const { inputs } = judge(knowledge);
    const players = 2 + Math.floor(random() ** 2.5 * 4);
    const start = Math.floor(random() * players);
    const history: History = [];
    const learner = watched(adventurous(playing(knowledge)), inputs, history);
    const { state } = playOut(
      toCourtTheKing,
      toCourtTheKing.start({ players, rules: someRules(random), start }),
      { bots: Array.from({ length: players }, () => learner), cup: seededCup(seed), random },
    );
    return lessonOf(knowledge.standing, { history, shares: sharesOf(state), lambda: LAMBDA });
  },
  trial: (weights, seed, index) => {
    const own = playing(knowing(weights));
    const start = Math.floor(index / 2) % 2;
    const { state } = playOut(
      toCourtTheKing,
      toCourtTheKing.start({ players: 2, rules: RULE_SETS.english, start }),
      {
        bots: index % 2 === 0 ? [own, squire] : [squire, own],
        cup: seededCup(`${seed}/trial/${index}`),
        random: seededRandom(`${seed}/trial/${index}`),
      },
    );
    return sharesOf(state)[index % 2] as number;
  },
};

function someRules(random: Random): Rules {
  if (random() < 0.1) return RULE_SETS.manual;
  return random() < 0.1 ? RULE_SETS.italian : RULE_SETS.english;
}

function knowing(weights: Float64Array): Knowledge {
  return { reach: REACH, standing: { ...STANDING_SHAPE, weights } };
}

function playing(knowledge: Knowledge): Bot<State, Action> {
  return mindBot("learner", byChances(judge(knowledge)), tools);
}

/** Now and then takes any card that it may. */
function adventurous(bot: Bot<State, Action>): Bot<State, Action> {
  return {
    name: bot.name,
    choose: (state, seat, random) => {
      const action = bot.choose(state, seat, random);
      if (action.kind !== "take" || random() >= ADVENTURE) return action;
      const others = toCourtTheKing
        .actions(state, seat)
        .filter((other) => other.kind === "take" && other.character !== "nothing");
      return others[Math.floor(random() * others.length)] ?? action;
    },
  };
}
