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
import type { Deed, Reason } from "../../reason.ts";
import { squireOf } from "../squire.ts";
import { planning, type Plan, type Solvers } from "./plan.ts";

/** How a mind judges what a turn may end with. */
export interface Judge {
  /** What the seat to act plays its turn for. */
  readonly goal: (state: State) => Goal;
  /** What it takes with the result that lies there. */
  readonly take: (state: State) => Action;
  /** A deed in its own terms; gains are beside taking nothing. */
  readonly reason: (state: State, deed: Deed, gains: Gains) => Reason;
}

export interface Gains {
  readonly gain: number;
  /** Of the next best thing to do. */
  readonly instead: number | undefined;
}

export interface Tools {
  readonly budget: () => Budget;
  readonly solvers: Solvers;
}

/** A mind that solves its turn once and then follows the solution. */
export interface Mind {
  readonly choose: (state: State) => Action;
  /** All it may do now, the best first, with what each is worth. */
  readonly ranked: (state: State) => readonly Ranked[];
  /** The plan of the turn, by small pieces of work, with what there is of it between them. */
  readonly planning: (state: State) => Generator<Plan | undefined, Plan>;
}

/** More dice than this, which only house rules have, take too long. */
export const DICE_MAX = 12;
const GREEDY = squireOf(undefined);
const NO_CHANCE = () => 0;
const DECLINE: Action = { kind: "decline" };
const STAND: Action = { kind: "stand" };

export function mindOf(judge: Judge, { budget, solvers }: Tools): Mind {
  let last: { readonly key: string; readonly budget: Budget; readonly plan: Plan } | undefined;

  function* planningFor(state: State): Generator<Plan | undefined, Plan> {
    const key = keyOf(state);
    if (last?.key !== key || solvers.holds !== last.plan || !last.plan.serves(state.dice)) {
      // A turn has one budget, however often it is thought about.
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
      if (diceInUse(state) > DICE_MAX) return GREEDY.choose(state, state.toAct, NO_CHANCE);
      if (isVain(state, () => planFor(state))) return DECLINE;
      const [best] = ranked(state);
      // To a mind that left cards in its hand a turn of the final round may seem over.
      if (best === undefined) return STAND;
      if (best.action.kind !== "take") return best.action;
      return isFinalRound(state) ? STAND : judge.take(state);
    },
  };
}

/** Nothing can be won: with all cards in mind, or with sixes on every die to be had (K24). */
export function isVain(state: State, planFor: () => Plan): boolean {
  if (!beforeFirstRoll(state.dice) || !isFinalRound(state)) return false;
  const plan = planFor();
  return isHopeless(state) || (plan.isWhole && plan.value(state.dice) <= 0);
}

/** All of it at once. */
function allOf<Value>(work: Generator<unknown, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Everything that what a result is worth depends on. */
function keyOf(state: State): string {
  return JSON.stringify({ ...state, dice: undefined });
}

export function mindBot(name: string, judge: Judge, tools: Tools): Bot<State, Action> {
  const mind = mindOf(judge, tools);
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
      return judge.reason(state, deedOf(action), { gain, instead: other?.value });
    },
  };
}

const { write } = toCourtTheKing.notation.action;

/** In the final round a turn ends without a card. */
function matched(action: Action, isFinal: boolean): string {
  return write(isFinal && action.kind === "take" ? STAND : action);
}

export function deedOf(action: Action): Deed {
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
