import { ALL_STAY, listHomecomings, type Move } from "../model/moves.ts";
import { at, emptyPosition, TO_ACT, type Ground, type Position } from "../model/position.ts";
import { passOn, step } from "../model/step.ts";
import { chanceOf, type Taste } from "./values.ts";

const tried = emptyPosition();

/** The chance to win with this move in an examination (R15), if all other members stay. */
export function worthOfExamining(
  ground: Ground,
  position: Position,
  move: Move,
  taste: Taste,
): number {
  const player = at(position, TO_ACT) % ground.players;
  tried.set(position);
  step(ground, tried, move);
  passOn(ground, tried);
  return chanceOf(ground, tried, player, taste);
}

/** The homecoming that is worth most, or `ALL_STAY`. */
export function bestExamination(ground: Ground, position: Position, taste: Taste): Move {
  let best = ALL_STAY;
  let most = worthOfExamining(ground, position, ALL_STAY, taste);
  for (const move of listHomecomings(ground, position)) {
    const worth = worthOfExamining(ground, position, move, taste);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
