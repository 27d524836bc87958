import type { Noticing } from "../../noticing.ts";
import { ALL_STAY, listHomecomings, type Move } from "../model/moves.ts";
import {
  at,
  emptyPosition,
  TO_ACT,
  type GameConstants,
  type PackedPosition,
} from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import { chanceOf, type Evaluation } from "./values.ts";

const tried = emptyPosition();

/** The chance to win with this move in an examination (R15), if all other members stay. */
export function worthOfExamining(
  constants: GameConstants,
  position: PackedPosition,
  move: Move,
  evaluation: Evaluation,
): number {
  const player = at(position, TO_ACT) % constants.players;
  tried.set(position);
  step(constants, tried, move);
  passOn(constants, tried);
  return chanceOf(constants, tried, player, evaluation);
}

/** The noticed homecoming that is worth most, or `ALL_STAY`. */
export function bestExamination(
  constants: GameConstants,
  position: PackedPosition,
  evaluation: Evaluation,
  notices: Noticing,
): Move {
  let best = ALL_STAY;
  let most = worthOfExamining(constants, position, ALL_STAY, evaluation);
  for (const move of notices(listHomecomings(constants, position))) {
    const worth = worthOfExamining(constants, position, move, evaluation);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
