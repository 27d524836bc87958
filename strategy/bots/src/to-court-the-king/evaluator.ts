import { assert, type BySeat } from "@courtly/engine";
import {
  diceInUse,
  finalRoundSeats,
  FRESH_DICE,
  isFinalRound,
  toCourtTheKing,
  type Action,
  type State,
} from "@courtly/to-court-the-king";
import { workBudget } from "../bot.ts";
import type { Estimate, Evaluator, Judgement, Judging } from "../evaluation.ts";
import { withChance } from "../withChance.ts";
import { FITTED } from "./fitted.ts";
import { loadSolvers } from "./solvers.ts";
import { byChances, type JudgeOfChances } from "./thought/chances.ts";
import type { Plan } from "./thought/plan.ts";
import { possibleActions } from "./thought/possibleActions.ts";
import { describeAction, DICE_MAX, turnSolverOf, type TurnSolver } from "./thought/turnSolver.ts";
import { judge, type Judgement as Values } from "./thought/values.ts";

/** The work for a turn, in kilobytes of tables: enough for the largest tables that a plan may use. */
const TURN_WORK = 100_000;
/** A loss that depends on learnt values is never known better than this. */
const LEARNT_MARGIN_MIN = 0.004;

const learnt = judge(FITTED);

const { read, write } = toCourtTheKing.notation.action;

interface Mind {
  readonly values: Values;
  readonly chances: JudgeOfChances;
  readonly solver: TurnSolver;
}

/**
 * Judges decisions by the exact solution of the turn. A position after the turn is valued by the exact solution of the
 * next seat's turn, with the Chancellor's values after that. The margin of a loss is its difference to the loss without
 * that second look.
 */
export async function kingEvaluator(): Promise<Evaluator> {
  const next = await evaluatorBy(learnt);
  const near = await evaluatorBy(learnt);
  const far = await evaluatorBy({
    ...learnt,
    chances: (state) => afterNextTurn(state, learnt, next),
  });
  return (given, text) => judgingTwice(given as State, text, { near, far });
}

/** The learnt chances at the beginning of the turn; the result, if the game is over. */
export const kingEstimate: Estimate = (given) => {
  const state = given as State;
  return learnt.chances(state.winner === undefined ? { ...state, dice: FRESH_DICE } : state);
};

async function evaluatorBy(values: Values): Promise<Evaluator> {
  const chances = byChances(values);
  const solver = turnSolverOf(chances, {
    budget: () => workBudget(TURN_WORK),
    solvers: await loadSolvers(),
  });
  return (given, text) => judging(given as State, text, { values, chances, solver });
}

/** The chances at the beginning of a turn, by the solution of that turn. */
function afterNextTurn(state: State, values: Values, next: Evaluator): BySeat<number> {
  if (state.winner !== undefined) return values.chances(state);
  const work = next(state, undefined);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value.before;
  }
}

function* judgingTwice(
  state: State,
  text: string | undefined,
  { near, far }: { readonly near: Evaluator; readonly far: Evaluator },
): Judging {
  const first = yield* near(state, text);
  const second = yield* far(state, text);
  const loss = ({ before, after }: Judgement) =>
    (before[state.toAct] as number) - (after[state.toAct] as number);
  const difference = Math.abs(loss(first) - loss(second));
  return {
    ...second,
    lossMargin: second.isExact ? 0 : Math.max(LEARNT_MARGIN_MIN, difference),
  };
}

function* judging(state: State, text: string | undefined, mind: Mind): Judging {
  const { values, solver } = mind;
  const atStart = values.chances({ ...state, dice: FRESH_DICE });
  // Too many dice to solve: the chances of the start of the turn stay, and no action costs anything.
  if (diceInUse(state) > DICE_MAX) return unjudged(atStart, text);
  const plan = yield* solver.planning(state);
  const options = optionsOf(state, plan, mind);
  const [best] = options;
  if (best === undefined) return unjudged(atStart, text);
  const vector = (own: number) => withChance(atStart, state.toAct, own);
  const isExact = plan.isWhole && isDecisive(state);
  if (text === undefined) {
    const before = vector(best.chance);
    return { before, after: before, best: best.text, why: undefined, isExact, lossMargin: 0 };
  }
  const played = outcomeOf(state, actionIn(text), { options, values, vector });
  const own = played?.[state.toAct] ?? best.chance;
  const isBest = own >= best.chance;
  const before = vector(Math.max(own, best.chance));
  return {
    before,
    after: played ?? before,
    best: isBest ? text : best.text,
    why: isBest
      ? undefined
      : {
          kind: "compared",
          action: describeAction(actionIn(best.text)),
          chance: best.chance,
          instead: own,
        },
    isExact,
    lossMargin: 0,
  };
}

function unjudged(chances: BySeat<number>, text = ""): Judgement {
  return {
    before: chances,
    after: chances,
    best: text,
    why: undefined,
    isExact: false,
    lossMargin: 0,
  };
}

interface Option {
  readonly text: string;
  readonly chance: number;
}

/** The actions that the plan knows, with the chance to win after each; the best first. */
function optionsOf(state: State, plan: Plan, { chances }: Mind): readonly Option[] {
  return possibleActions(state, plan)
    .map((ranked) => ({ text: write(ranked.action), chance: chances.after(state, ranked) }))
    .toSorted((a, b) => b.chance - a.chance);
}

function actionIn(text: string): Action {
  const action = read(text);
  assert(action.ok, `'${text}' is an action`);
  return action.value;
}

/** The chances after an action; undefined if the plan left out a card that the action uses. */
function outcomeOf(
  state: State,
  action: Action,
  known: {
    readonly options: readonly Option[];
    readonly values: Values;
    readonly vector: (own: number) => BySeat<number>;
  },
): BySeat<number> | undefined {
  const after = toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
  if (isNextTurn(state, after)) return known.values.chances(after);
  const text = write(action);
  const option = known.options.find((each) => each.text === text);
  return option && known.vector(option.chance);
}

function isNextTurn(before: State, after: State): boolean {
  return after.winner !== undefined || after.toAct !== before.toAct || after.round !== before.round;
}

/** Whether the game is over after this turn: no learnt value is needed. */
function isDecisive(state: State): boolean {
  const { ending } = state;
  if (ending === undefined || !isFinalRound(state)) return false;
  return finalRoundSeats(state, ending.claim.seat).at(-1) === state.toAct;
}
