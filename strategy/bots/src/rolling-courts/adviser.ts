import type { Seat } from "@courtly/engine";
import { rollingCourts, spendingOf, type State } from "@courtly/rolling-courts";
import { adviceOf, type Advice, type Adviser, type Advising, type AdviceLine } from "../advice.ts";
import { workBudget, type Budget } from "../bot.ts";
import { FITTED_VALUES } from "./fitted.ts";
import { actionOf, END_TURN, GO_DEEP, kindOf, listMoves, TO_COURT } from "./model/moves.ts";
import {
  at,
  constantsOf,
  keyOf,
  pack,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { ROLL } from "./moves.ts";
import { sampling, type Sampled } from "./thought/lookAhead.ts";
import { bestAfter, examinationPlans } from "./thought/plans.ts";
import {
  busyFirst,
  ofEachKind,
  trimmed,
  turnKind,
  turnKindWithRecalls,
  weightiestFirst,
  type Way,
} from "./thought/tidyPlan.ts";
import { searchTurn, type Plan } from "./thought/turnSearch.ts";
import { chanceOf, type Evaluation } from "./thought/values.ts";
import { describeAction } from "./why.ts";

const TASTE: Evaluation = { values: FITTED_VALUES, tilt: undefined };
const LINES_MAX = 5;
/** The most plans that are sampled; sampling reduces them to `LINES_MAX`. */
const RIVALS_MAX = 24;
/** The work for the search of the whole turn; `PLANS_MAX` is the most plans that it returns. */
const TURN_WORK = 8000;
const PLANS_MAX = 400;
/** The work for the search of the rest of the turn after each possible next action. */
const MOVE_WORK = 1500;

/** Lists the Chancellor's best plan and alternatives, each with the chance to win after it. */
export const courtsAdviser: Adviser = (given, seat, budget) =>
  advising(given as State, seat, budget);

function* advising(state: State, seat: Seat, budget: Budget): Advising {
  const constants = constantsOf(state);
  const position = pack(state);
  const spending = spendingOf(state);
  if (spending !== undefined && typeof spending.dice === "string") {
    const chance = chanceOf(constants, position, seat % constants.players, TASTE);
    return adviceOf([{ steps: [write(ROLL)], chance }], describeAction(ROLL));
  }
  const plans =
    spending === undefined
      ? examinationPlans(constants, position, TASTE)
      : yield* searching(constants, position, budget);
  const wayOf = spending === undefined ? asItIs : endingTheTurn;
  const first = advised(
    finalists(plans, LINES_MAX).map((plan) => ({ ...wayOf(plan), chance: plan.value })),
  );
  // If no other seat acts before this seat's next turn, there is nothing to sample.
  const isNext = plans.every(({ after }) => at(after, TO_ACT) === seat);
  if (plans.length < 2 || isNext) return first;
  yield undefined;
  let latest = first;
  const future = { seat, evaluation: TASTE, budget, seed: String(keyOf(position)) };
  const choice = { wanted: LINES_MAX, choose: finalists };
  for (const sampled of sampling(constants, plans, future, choice)) {
    const ways = sampled?.map((each) => ({ ...wayOf(each.plan), ...chanceSampled(each) }));
    if (ways !== undefined) latest = advised(ways);
    yield undefined;
  }
  return latest;
}

/** Kinds of moves that players want to know about: one plan with each is included, if there is one. */
const ASKED_FOR = [GO_DEEP, TO_COURT];

/** The best few plans, and those with moves that players ask for. */
function bestFew(plans: readonly Plan[], few: number): readonly Plan[] {
  let best = plans.slice(0, few);
  for (const kind of ASKED_FOR) {
    const hasKind = ({ moves }: Plan) => moves.some((move) => kindOf(move) === kind);
    const asked = best.some(hasKind) ? undefined : plans.find(hasKind);
    // The best two stay.
    if (asked !== undefined && best.length > ASKED_FOR.length)
      best = [...best.slice(0, 2), ...best.slice(3), asked];
  }
  return best;
}

const finalists = (plans: readonly Plan[], few: number) =>
  bestFew(ofEachKind(plans, turnKind), few);

function advised(ways: readonly Way[]): Advice {
  const best = busyFirst(ways.toSorted((a, b) => b.chance - a.chance));
  const lines = best.map(({ moves, ...rest }): AdviceLine => ({
    steps: moves.map((move) => write(actionOf(move))),
    ...rest,
  }));
  const [first] = best[0]?.moves ?? [];
  return adviceOf(lines, first === undefined ? undefined : describeAction(actionOf(first)));
}

const { write } = rollingCourts.notation.action;
const asItIs = ({ moves }: Plan) => ({ moves });
const endingTheTurn = ({ moves }: Plan) => ({ moves: [...moves, END_TURN] });

/** The best plan of each kind: from a search of the whole turn, and from one after each possible next action. */
function* searching(
  constants: GameConstants,
  position: PackedPosition,
  budget: Budget,
): Generator<undefined, readonly Plan[]> {
  const byEnd = new Map<number, Plan>();
  const meet = (met: Plan) => {
    const plan = trimmed(constants, position, met, TASTE);
    const end = keyOf(plan.after);
    if ((byEnd.get(end)?.moves.length ?? Infinity) > plan.moves.length) byEnd.set(end, plan);
  };
  const turn = { budget: workBudget(TURN_WORK), plans: PLANS_MAX };
  const whole = budget.spend(TURN_WORK) ? searchTurn(constants, position, TASTE, turn) : [];
  for (const plan of whole) meet(plan);
  yield undefined;
  for (const move of [...listMoves(constants, position, "sensible"), END_TURN]) {
    meet(bestAfter(constants, position, move, { evaluation: TASTE, work: MOVE_WORK }));
    if (!budget.spend(MOVE_WORK) && byEnd.size >= 2) break;
    yield undefined;
  }
  const best = [...byEnd.values()].toSorted((a, b) => b.value - a.value);
  return bestFew(ofEachKind(best, turnKindWithRecalls), RIVALS_MAX).map((plan) => ({
    ...plan,
    moves: weightiestFirst(constants, position, plan.moves),
  }));
}

const Z_95 = 1.96;

function chanceSampled({ mean, deviation, samples }: Sampled): Omit<Way, "moves"> {
  return { chance: mean, margin: (Z_95 * deviation) / Math.sqrt(samples) };
}
