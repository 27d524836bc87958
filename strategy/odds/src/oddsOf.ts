import {
  RULE_SETS,
  type CharacterId,
  type Hand,
  type Rules,
  type TurnDice,
} from "@courtly/to-court-the-king";
import { costsInDice } from "./goal.ts";
import { solveTurn } from "./solveTurn.ts";

/** The chance to meet each character's cost, each by the play that is best for it alone. */
export function oddsOf(
  hand: Hand,
  dice: TurnDice,
  rules: Rules = RULE_SETS.english,
): ReadonlyMap<CharacterId, number> {
  return new Map(
    costsInDice(rules).map((character) => [
      character,
      solveTurn(hand, { kind: "cost", character }, rules).value(dice),
    ]),
  );
}
