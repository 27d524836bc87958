import { solveTogether, type Goal, type Ranked, type SolveOptions } from "@courtly/odds";
import type { Hand, Rules, TurnDice } from "@courtly/to-court-the-king";
import type { Odd } from "./oddsTable.ts";

interface AskedOdds {
  readonly hand: Hand;
  readonly dice: TurnDice;
  readonly rules: Rules;
  readonly goals: readonly Goal[];
}

/** A goal and its chance, if it is played for by itself. */
export interface SolvedOdd extends Odd {
  /** The best action, for a single goal; `undefined` if nothing is left to do. */
  readonly best: Ranked | undefined;
}

/** Solves the turn for each of these goals. */
export function solvedOdds(
  { hand, dice, rules, goals }: AskedOdds,
  options: Pick<SolveOptions, "solver" | "bytesMax">,
): readonly SolvedOdd[] {
  const { solutions, steps } = solveTogether(hand, goals, { rules, ...options });
  const solved = new Map<number, SolvedOdd>();
  const isSingle = goals.length === 1;
  // A solution can be looked up only until the next step: goals that do not fit into memory together share it.
  for (const { ready } of steps(dice))
    for (const at of ready) {
      const [goal, solution] = [goals[at], solutions[at]];
      if (goal === undefined || solution === undefined) continue;
      const value = solution.value(dice);
      const atMost = solution.atMost(dice);
      const best = isSingle ? solution.best(dice) : undefined;
      // If the solver left cards out, the best action may be worth more than the lower bound of the position.
      const atLeast = value < atMost ? Math.max(value, best?.value ?? 0) : value;
      solved.set(at, { goal, chance: { atLeast, atMost, exact: atLeast >= atMost }, best });
    }
  return goals.flatMap((_, at) => solved.get(at) ?? []);
}
