import { workBudget } from "../../bot.ts";
import { ALL_STAY, END_TURN, listHomecomings, type Move } from "../model/moves.ts";
import { at, TO_ACT, type GameConstants, type PackedPosition } from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import { searchTurn, type Plan } from "./turnSearch.ts";
import { chanceOf, type Evaluation } from "./values.ts";

/** The plans of an examination (R15): one member comes home, or all stay. */
export function examinationPlans(
  constants: GameConstants,
  position: PackedPosition,
  evaluation: Evaluation,
): readonly Plan[] {
  const player = at(position, TO_ACT) % constants.players;
  const plans = [...listHomecomings(constants, position), ALL_STAY].map((move): Plan => {
    const after = position.slice();
    step(constants, after, move);
    passOn(constants, after);
    return { moves: [move], value: chanceOf(constants, after, player, evaluation), after };
  });
  return plans.toSorted((a, b) => b.value - a.value);
}

/** The plan that begins with this move and continues as well as possible to the end of the turn. */
export function bestAfter(
  constants: GameConstants,
  position: PackedPosition,
  move: Move,
  { evaluation, work }: { readonly evaluation: Evaluation; readonly work: number },
): Plan {
  if (move === END_TURN) return endingNow(constants, position, evaluation);
  const after = position.slice();
  step(constants, after, move);
  const [best] = searchTurn(constants, after, evaluation, { budget: workBudget(work), plans: 1 });
  const rest = best ?? endingNow(constants, after, evaluation);
  return { ...rest, moves: [move, ...rest.moves] };
}

/** The plan that ends the turn now. */
export function endingNow(
  constants: GameConstants,
  position: PackedPosition,
  evaluation: Evaluation,
): Plan {
  const after = position.slice();
  passOn(constants, after);
  const player = at(position, TO_ACT) % constants.players;
  return { moves: [], value: chanceOf(constants, after, player, evaluation), after };
}
