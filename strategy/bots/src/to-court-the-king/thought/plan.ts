import { solveTogether, type Goal, type Ranked, type Solution, type Solver } from "@courtly/odds";
import {
  setOf,
  type CharacterSet,
  type Hand,
  type State,
  type TurnDice,
} from "@courtly/to-court-the-king";
import type { Budget } from "../../bot.ts";

/** A solved turn, possibly without some cards. */
export interface Plan {
  readonly value: (dice: TurnDice) => number;
  /** Every action that the plan includes, the best first. */
  readonly ranked: (dice: TurnDice) => readonly Ranked[];
  /** Whether the plan includes all cards of the hand. */
  readonly isWhole: boolean;
  /** Whether the plan is good for this moment. Later in the turn, a new plan may have memory for more cards. */
  readonly serves: (dice: TurnDice) => boolean;
}

/** Increasing memory limits, tried in order; each takes several times the work of the one before. */
const BYTES = [2 ** 21, 2 ** 24, 2 ** 26];
const KILOBYTE = 1024;

/** Two solvers, used alternately: the last plan must stay available until the next is ready. Bots may share them. */
export interface Solvers {
  readonly pair: readonly [Solver, Solver];
  /** The plan that their tables hold now. */
  holds: Plan | undefined;
}

/**
 * Solves the rest of the turn, first with the most important cards, then with more while the budget lasts; each of
 * these plans is playable. Works in small steps.
 */
export function* planning(
  state: State,
  goal: Goal,
  { budget, solvers }: { readonly budget: Budget; readonly solvers: Solvers },
): Generator<undefined, Plan> {
  let plan: Plan | undefined;
  solvers.holds = undefined;
  for (const [turn, bytesMax] of BYTES.entries()) {
    const solver = solvers.pair[turn % 2] as Solver;
    const { solved, bytes, plan: next } = fitting(state, goal, { bytesMax, solver });
    const pay = plan === undefined ? () => true : budget.spend; // the first plan ignores the budget
    if (!(yield* paying(solved, bytes / KILOBYTE, pay))) break;
    plan = next;
    if (plan.isWhole) break;
  }
  solvers.holds = plan;
  return plan as Plan;
}

const FOOL = setOf(["fool"]);

/** Solves the turn with as many cards as memory allows. A Fool that is left out can still become a Charlatan. */
function fitting(
  { dice, rules, hands, toAct }: State,
  goal: Goal,
  limits: { readonly bytesMax: number; readonly solver: Solver },
) {
  const hand = hands[toAct] as Hand;
  const solving = (cards: CharacterSet) =>
    solveTogether({ ...hand, cards }, [goal], { rules, ...limits });
  const whole = solving(hand.cards);
  const { bytes, forgotten } = whole.outlook(dice);
  if (forgotten === 0)
    return {
      solved: whole.steps(dice),
      bytes,
      plan: {
        ...(whole.solutions[0] as Solution),
        isWhole: true,
        serves: (later: TurnDice) => (dice.used & ~later.used) === 0,
      },
    };
  const seen = (now: TurnDice): TurnDice => ({ ...now, used: now.used | (forgotten & FOOL) });
  const part = solving(hand.cards & ~(forgotten & ~FOOL));
  const [solution] = part.solutions as readonly [Solution];
  return {
    solved: part.steps(seen(dice)),
    bytes: part.outlook(seen(dice)).bytes,
    plan: {
      value: (now: TurnDice) => solution.value(seen(now)),
      ranked: (now: TurnDice) => solution.ranked(seen(now)),
      isWhole: false,
      serves: (later: TurnDice) =>
        later.used === dice.used && later.aside.length === dice.aside.length,
    },
  };
}

/** Like `planning`, without pauses. */
export function planned(
  state: State,
  goal: Goal,
  tools: { readonly budget: Budget; readonly solvers: Solvers },
): Plan {
  const work = planning(state, goal, tools);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Runs the steps while the budget pays for each; returns whether all were run. */
function* paying(
  steps: Iterable<{ readonly share: number }>,
  work: number,
  pay: (piece: number) => boolean,
): Generator<undefined, boolean> {
  let done = 0;
  for (const { share } of steps) {
    if (!pay(Math.ceil(work * (share - done)))) return false;
    done = share;
    yield undefined;
  }
  return true;
}
