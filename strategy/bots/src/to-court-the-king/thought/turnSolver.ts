import { assertNever } from "@courtly/engine";
import type { Goal, Ranked } from "@courtly/odds";
import {
  beforeFirstRoll,
  diceInUse,
  isFinalRound,
  isHopeless,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";
import type { Bot, Budget } from "../../bot.ts";
import type { DescribedAction, Reason } from "../../reason.ts";
import { collectingAction, COLLECTING_WELL } from "../collector.ts";
import { planning, type Plan, type Solvers } from "./plan.ts";

/** Values the possible ends of a turn. */
export interface Judge {
  /** The goal of the turn of the seat to act. */
  readonly goal: (state: State) => Goal;
  /** The card to take with the current result. */
  readonly take: (state: State) => Action;
  /** The reason for an action; gains are measured from taking nothing. */
  readonly reason: (state: State, action: DescribedAction, gains: Gains) => Reason;
}

export interface Gains {
  readonly gain: number;
  /** The gain of the next best action. */
  readonly instead: number | undefined;
}

export interface Tools {
  readonly budget: () => Budget;
  readonly solvers: Solvers;
}

/** Solves a turn once and then follows the solution. */
export interface TurnSolver {
  readonly choose: (state: State) => Action;
  /** The possible actions with their values, the best first. */
  readonly ranked: (state: State) => readonly Ranked[];
  /** Makes the plan of the turn in small steps. */
  readonly planning: (state: State) => Generator<undefined, Plan>;
}

/** The most dice that are solved. Only house rules allow more, and solving them would take too long. */
export const DICE_MAX = 12;
const DECLINE: Action = { kind: "decline" };
const STAND: Action = { kind: "stand" };

export function turnSolverOf(judge: Judge, { budget, solvers }: Tools): TurnSolver {
  let last: { readonly key: string; readonly budget: Budget; readonly plan: Plan } | undefined;

  function* planningFor(state: State): Generator<undefined, Plan> {
    const key = keyOf(state);
    if (last?.key !== key || solvers.holds !== last.plan || !last.plan.serves(state.dice)) {
      // A turn has one budget, even if it is planned several times.
      const ofTurn = last?.key === key && !last.plan.isWhole ? last.budget : budget();
      const plan = yield* planning(state, judge.goal(state), { budget: ofTurn, solvers });
      last = { key, budget: ofTurn, plan };
    }
    return last.plan;
  }
  const planFor = (state: State): Plan => allOf(planningFor(state));

  const ranked = (state: State) => planFor(state).ranked(state.dice);
  return {
    ranked,
    planning: planningFor,
    choose: (state) => {
      if (diceInUse(state) > DICE_MAX) return collectingAction(state, COLLECTING_WELL);
      if (cannotWin(state, () => planFor(state))) return DECLINE;
      const [best] = ranked(state);
      // A plan that left out cards may list no action in the final round, as if the turn were over.
      if (best === undefined) return STAND;
      if (best.action.kind !== "take") return best.action;
      return isFinalRound(state) ? STAND : judge.take(state);
    },
  };
}

/** Whether the final round cannot be won: by the whole plan, or even with a six on every possible die (K24). */
export function cannotWin(state: State, planFor: () => Plan): boolean {
  if (!beforeFirstRoll(state.dice) || !isFinalRound(state)) return false;
  const plan = planFor();
  return isHopeless(state) || (plan.isWhole && plan.value(state.dice) <= 0);
}

/** Runs a generator to its end and returns its result. */
function allOf<Value>(work: Generator<unknown, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** A key for everything that the worth of a result depends on: the state without the dice. */
function keyOf(state: State): string {
  return JSON.stringify({ ...state, dice: undefined });
}

export function turnSolverBot(name: string, judge: Judge, tools: Tools): Bot<State, Action> {
  const mind = turnSolverOf(judge, tools);
  return {
    name,
    choose: (state) => mind.choose(state),
    why: (state, _seat, action) => {
      if (diceInUse(state) > DICE_MAX) return undefined;
      const ranked = mind.ranked(state);
      const text = write(action);
      const own = ranked.find((each) => matched(each.action, isFinalRound(state)) === text);
      const other = ranked.find((each) => each !== own);
      const gain = action.kind === "decline" ? 0 : own?.value;
      if (gain === undefined) return undefined;
      return judge.reason(state, describeAction(action), { gain, instead: other?.value });
    },
  };
}

const { write } = toCourtTheKing.notation.action;

/** The notation of an action; in the final round, `stand` replaces `take`. */
function matched(action: Action, isFinal: boolean): string {
  return write(isFinal && action.kind === "take" ? STAND : action);
}

export function describeAction(action: Action): DescribedAction {
  switch (action.kind) {
    case "roll":
      return { name: "roll", numbers: [] };
    case "aside":
      return { name: "setAside", numbers: [] };
    case "use":
      return { name: "useCard", numbers: [], card: action.character };
    case "take":
      return action.character === "nothing"
        ? { name: "takeNothing", numbers: [] }
        : { name: "takeCard", numbers: [], card: action.character };
    case "stand":
      return { name: "endTurn", numbers: [] };
    case "decline":
      return { name: "declineToRoll", numbers: [] };
    default:
      return assertNever(action);
  }
}
