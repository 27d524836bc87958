import type { CharacterId, Hand, TurnDice } from "@courtly/to-court-the-king";
import { COSTS_IN_DICE } from "./goal.ts";
import { solveTurn, type SolveOptions } from "./solveTurn.ts";

/** A chance, or where that is too much to work out the interval it lies in. */
export interface Chance {
  readonly atLeast: number;
  readonly atMost: number;
  readonly exact: boolean;
}

/** The chance to meet each character's cost, each by the play that is best for it alone. */
export function oddsOf(
  hand: Hand,
  dice: TurnDice,
  options: SolveOptions = {},
): ReadonlyMap<CharacterId, Chance> {
  return new Map(
    COSTS_IN_DICE.map((character) => {
      const { value, atMost, isExact } = solveTurn(hand, { kind: "cost", character }, options);
      return [character, { atLeast: value(dice), atMost: atMost(dice), exact: isExact(dice) }];
    }),
  );
}
