import { solveTogether, type Goal, type Solution, type Solver } from "@courtly/odds";
import type { CharacterSet, Hand, State, TurnDice } from "@courtly/to-court-the-king";
import type { Budget } from "../../bot.ts";

/** A turn, thought through for what its result is worth. */
export interface Plan {
  readonly solution: Solution;
  /** Whether the moment is among those that it was made for: later ones with the same cards used or more. */
  readonly serves: (dice: TurnDice) => boolean;
}

/** From a glimpse to all there is; each takes several times the work of the one before. */
const BYTES = [2 ** 21, 2 ** 24, 2 ** 26];
const KILOBYTE = 1024;

/** Two, in turns: what has been solved must be at hand until the next is better. They may serve several minds. */
export interface Solvers {
  readonly pair: readonly [Solver, Solver];
  /** The plan that their tables hold now. */
  holds: Plan | undefined;
}

/**
 * Solves the turn from here on, first with the cards that matter most, then with more while the budget lasts: whatever was
 * solved last is a sound way to play.
 */
export function planTurn(
  state: State,
  goal: Goal,
  { budget, solvers }: { readonly budget: Budget; readonly solvers: Solvers },
): Plan {
  const { dice } = state;
  let plan: Plan | undefined;
  solvers.holds = undefined;
  for (const [turn, bytesMax] of BYTES.entries()) {
    const solver = solvers.pair[turn % 2] as Solver;
    const { turnSolved, bytes, isWhole } = fitting(state, goal, { bytesMax, solver });
    const pay = plan === undefined ? () => true : budget.spend; // something has to be thought
    if (!isPaid(turnSolved.steps(dice), bytes / KILOBYTE, pay)) break;
    const solution = turnSolved.solutions[0] as Solution;
    plan = { solution, serves: (later) => (dice.used & ~later.used) === 0 };
    if (isWhole) break;
  }
  solvers.holds = plan;
  return plan as Plan;
}

/** The turn with as many cards as there is room for; the others are left in the hand. */
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
  if (forgotten === 0) return { turnSolved: whole, bytes, isWhole: true };
  const part = solving(hand.cards & ~forgotten);
  return { turnSolved: part, bytes: part.outlook(dice).bytes, isWhole: false };
}

/** Works through the steps as long as each is paid for. */
function isPaid(
  steps: Iterable<{ readonly share: number }>,
  work: number,
  pay: (piece: number) => boolean,
): boolean {
  let done = 0;
  for (const { share } of steps) {
    if (!pay(Math.ceil(work * (share - done)))) return false;
    done = share;
  }
  return true;
}
