import type { Seat } from "@courtly/engine";
import { spendingOf, type Action, type State } from "@courtly/rolling-courts";
import type { Bot, Budget } from "../bot.ts";
import { noticing, type Noticing } from "../noticing.ts";
import { actionOf, END_TURN, type Move } from "./model/moves.ts";
import {
  constantsOf,
  keyOf,
  pack,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { step } from "./model/step.ts";
import { ROLL } from "./moves.ts";
import { greedyAction } from "./greedy.ts";
import { bestExamination } from "./thought/examination.ts";
import { lookAhead } from "./thought/lookAhead.ts";
import { searchTurn } from "./thought/turnSearch.ts";
import type { Evaluation } from "./thought/values.ts";
import { whyOf } from "./why.ts";

/** The way a planner plays. */
export interface PlanStyle {
  readonly name: string;
  readonly evaluation: Evaluation;
  /** The most positions that it considers for a turn; the rest of the budget is for looking ahead. */
  readonly positions: number;
  /** The share of moves that it notices. */
  readonly notices: number;
  /** The number of best plans that it compares by simulating the other seats' turns; with 1 it simulates nothing. */
  readonly rivals: number;
}

/**
 * A bot that thinks once per turn: it plans from the roll to the end of the turn, and follows the plan as long as the
 * game is in one of the plan's positions.
 */
export function plannerOf(style: PlanStyle, budgetOf: () => Budget): Bot<State, Action> {
  let plan: Remembered | undefined;
  return {
    name: style.name,
    choose: (state, seat) => {
      const spending = spendingOf(state);
      if (spending !== undefined && typeof spending.dice === "string") return ROLL;
      const constants = constantsOf(state);
      const position = pack(state);
      if (spending === undefined)
        return budgetOf().spend(1)
          ? actionOf(
              bestExamination(constants, position, style.evaluation, noticed(style, position)),
            )
          : greedyAction(state, seat);
      const known = plan?.constants === constants ? plan.moves.get(keyOf(position)) : undefined;
      if (known !== undefined) return actionOf(known);
      const moves = planOf(constants, position, { style, seat, budget: budgetOf() });
      if (moves === undefined) return greedyAction(state, seat);
      plan = { constants, moves: byPosition(constants, position, moves) };
      return actionOf(moves[0] ?? END_TURN);
    },
    why: (state, _seat, action) => whyOf(state, action, style.evaluation),
  };
}

/** The last plan: the move for each of its positions, by the position's key. */
interface Remembered {
  readonly constants: GameConstants;
  readonly moves: ReadonlyMap<number, Move>;
}

interface Thinker {
  readonly style: PlanStyle;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** The moves until the end of the turn; `undefined` if the budget allowed no search. */
function planOf(
  constants: GameConstants,
  position: PackedPosition,
  { style, seat, budget }: Thinker,
): readonly Move[] | undefined {
  const { evaluation, rivals } = style;
  const search = partOf(budget, style.positions);
  const plans = searchTurn(constants, position, evaluation, {
    budget: search,
    plans: rivals,
    notices: noticed(style, position),
  });
  const best =
    plans.length > 1 && !search.isOver()
      ? lookAhead(constants, plans, { seat, evaluation, budget, seed: String(keyOf(position)) })
      : plans[0];
  return best?.moves;
}

/** The moves that it notices in this position. */
function noticed({ notices }: PlanStyle, position: PackedPosition): Noticing {
  return noticing(notices, keyOf(position));
}

/** Limits the use of a budget to `work`; `isOver` says whether the whole budget is used up. */
function partOf(budget: Budget, work: number): Budget & { readonly isOver: () => boolean } {
  let left = work;
  let isOver = false;
  return {
    spend: (piece) => {
      left -= piece;
      if (left < 0) return false;
      isOver = !budget.spend(piece);
      return !isOver;
    },
    isOver: () => isOver,
  };
}

function byPosition(
  constants: GameConstants,
  from: PackedPosition,
  plan: readonly Move[],
): ReadonlyMap<number, Move> {
  const position = from.slice();
  const moves = new Map<number, Move>();
  for (const move of plan) {
    moves.set(keyOf(position), move);
    step(constants, position, move);
  }
  return moves.set(keyOf(position), END_TURN);
}
