import type { CharacterId, Hand, TurnDice } from "@courtly/to-court-the-king";
import { COSTS_IN_DICE } from "./goal.ts";
import { solveTogether, type Solution, type SolveOptions } from "./solveTurn.ts";

/** A chance; or, if it is too expensive to compute, the interval that contains it. */
export interface Chance {
  readonly atLeast: number;
  readonly atMost: number;
  readonly exact: boolean;
}

/** The chance to meet each character's cost, each with the best play for that cost alone. */
export function oddsOf(
  hand: Hand,
  dice: TurnDice,
  options: SolveOptions = {},
): ReadonlyMap<CharacterId, Chance> {
  const goals = COSTS_IN_DICE.map((character) => ({ kind: "cost", character }) as const);
  const { solutions, steps } = solveTogether(hand, goals, options);
  const chances = new Map<CharacterId, Chance>();
  for (const { ready } of steps(dice))
    for (const goal of ready)
      chances.set(COSTS_IN_DICE[goal] as CharacterId, chanceOf(solutions[goal] as Solution, dice));
  return new Map(COSTS_IN_DICE.map((character) => [character, chances.get(character) as Chance]));
}

export function chanceOf({ value, atMost, isExact }: Solution, dice: TurnDice): Chance {
  return { atLeast: value(dice), atMost: atMost(dice), exact: isExact(dice) };
}
