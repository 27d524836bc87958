import { assert, type ByPlayer } from "@courtly/engine";
import { rollingCourts, spendingOf, type State } from "@courtly/rolling-courts";
import { workBudget } from "../bot.ts";
import type { Estimate, Evaluator, Judgement, Judging } from "../evaluation.ts";
import { withChance } from "../withChance.ts";
import { FITTED_VALUES } from "./fitted.ts";
import { actionOf, END_TURN } from "./model/moves.ts";
import {
  at,
  constantsOf,
  keyOf,
  OVER,
  pack,
  STAGE,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { ROLL } from "./moves.ts";
import { comparing } from "./thought/lookAhead.ts";
import { bestAfter, endingNow, examinationPlans } from "./thought/plans.ts";
import { searchTurn, type Plan } from "./thought/turnSearch.ts";
import { chanceOf, type Evaluation } from "./thought/values.ts";
import { describeAction, moveFor } from "./why.ts";

const EVALUATION: Evaluation = { values: FITTED_VALUES, tilt: undefined };
/** The work for the search of a turn. */
const TURN_WORK = 8000;
/** The work for comparing two plans by simulated turns of the others. */
const COMPARISON_WORK = 80_000;
/** A smaller loss is not sampled: it is no mistake in any case. */
const SAMPLED_MIN = 0.004;
/** Sampling ends when a loss is known as well as this. */
const PRECISION = 0.003;

const { read, write } = rollingCourts.notation.action;

/** Judges decisions by a search of the whole turn, and losses by simulating the turns of the others. */
export const courtsEvaluator: Evaluator = (given, text) => judging(given as State, text);

/** The chances by the values alone. */
export const courtsEstimate: Estimate = (given) => {
  const state = given as State;
  return chancesOf(constantsOf(state), pack(state));
};

function* judging(state: State, text: string | undefined): Judging {
  const constants = constantsOf(state);
  const position = pack(state);
  const spending = spendingOf(state);
  if (spending !== undefined && typeof spending.dice === "string") {
    const chances = chancesOf(constants, position);
    return sure(chances, write(ROLL));
  }
  const best =
    spending === undefined
      ? examinationPlans(constants, position, EVALUATION)[0]
      : (searchTurn(constants, position, EVALUATION, {
          budget: workBudget(TURN_WORK),
          plans: 1,
        })[0] ?? endingNow(constants, position, EVALUATION));
  assert(best !== undefined, "an examination can always end");
  yield undefined;
  if (text === undefined) return sure(chancesOf(constants, best.after), firstOf(best));
  const played = playedPlan(constants, position, { text, isExamining: spending === undefined });
  yield undefined;
  if (played.value >= best.value) return sure(chancesOf(constants, played.after), text);
  return yield* compared(constants, { position, best, played });
}

/** A judgement without a loss. */
function sure(chances: ByPlayer<number>, best: string): Judgement {
  const isExact = chances.every((chance) => chance === 0 || chance === 1);
  return { before: chances, after: chances, best, why: undefined, isExact, lossMargin: 0 };
}

function firstOf({ moves }: Plan): string {
  return write(actionOf(moves[0] ?? END_TURN));
}

/** The played action, and the best rest of the turn after it. */
function playedPlan(
  constants: GameConstants,
  position: PackedPosition,
  { text, isExamining }: { readonly text: string; readonly isExamining: boolean },
): Plan {
  const action = read(text);
  assert(action.ok, `'${text}' is an action`);
  const move = moveFor(constants, position, action.value);
  assert(move !== undefined, `'${text}' is legal`);
  if (!isExamining)
    return bestAfter(constants, position, move, { evaluation: EVALUATION, work: TURN_WORK });
  const plan = examinationPlans(constants, position, EVALUATION).find(
    ({ moves }) => moves[0] === move,
  );
  assert(plan !== undefined, "every homecoming has its plan");
  return plan;
}

interface Compared {
  readonly position: PackedPosition;
  readonly best: Plan;
  readonly played: Plan;
}

/** The judgement of an action that the search values less than the best: a loss that matters is sampled. */
function* compared(constants: GameConstants, { position, best, played }: Compared): Judging {
  const seat = at(position, TO_ACT);
  const player = seat % constants.players;
  const isExact = [best, played].every((plan) => plan.after[STAGE] === OVER);
  const isSampled = !isExact && best.value - played.value >= SAMPLED_MIN;
  const future = {
    seat,
    evaluation: EVALUATION,
    budget: workBudget(isSampled ? COMPARISON_WORK : 0),
    seed: String(keyOf(position)),
  };
  const sampled = yield* comparing(constants, [best, played], future, { precision: PRECISION });
  const { chances, margin } = sampled ?? { chances: [best.value, played.value], margin: 0 };
  const [chance, instead] = chances;
  const after = withChance(chancesOf(constants, played.after), player, instead);
  if (instead >= chance) return { ...sure(after, firstOf(played)), lossMargin: margin };
  return {
    before: withChance(chancesOf(constants, best.after), player, chance),
    after,
    best: firstOf(best),
    why: {
      kind: "compared",
      action: describeAction(actionOf(best.moves[0] ?? END_TURN)),
      chance,
      instead,
    },
    isExact,
    lossMargin: margin,
  };
}

function chancesOf(constants: GameConstants, position: PackedPosition): ByPlayer<number> {
  return Array.from({ length: constants.players }, (_, player) =>
    chanceOf(constants, position, player, EVALUATION),
  );
}
