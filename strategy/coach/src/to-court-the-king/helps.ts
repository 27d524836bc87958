import {
  CHARACTER_IDS,
  CHARACTERS,
  costOf,
  diceSupply,
  firstRollDice,
  handOf,
  owns,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import { isOpen } from "./turnOdds.ts";

/** The benefit of a card in later turns. */
export type Help =
  /** The King: his result is the mark of the final round. */
  | { readonly kind: "mark" }
  | { readonly kind: "anotherTry" }
  /** Changes dice, so that they match more easily. */
  | { readonly kind: "matching" }
  /** More dice in a turn: `dice` instead of `before`. `isAtWill` if the player chooses when. */
  | {
      readonly kind: "dice";
      readonly isAtWill: boolean;
      readonly dice: number;
      readonly before: number;
    };

export function helpOf(state: State, id: CharacterId): Help {
  const { kind } = CHARACTERS[id].ability;
  if (kind === "endsTheGame") return { kind: "mark" };
  if (kind === "reroll") return { kind: "anotherTry" };
  if (kind !== "firstRoll" && kind !== "bring") return { kind: "matching" };
  return {
    kind: "dice",
    isAtWill: kind === "bring",
    dice: diceWith(state, id),
    before: diceWith(state),
  };
}

/** Whether the card adds dice that are still lacking for the King. */
export function helpsTowardsKing(state: State, id: CharacterId): boolean {
  const cost = costOf(state.rules, "king");
  const asked = cost.kind === "sets" ? (cost.sizes[0] ?? 0) : 0;
  return diceOf(id) > 0 && isOpen(state, "king") && diceWith(state) < asked;
}

/** K5, K12: the dice that a turn can have with this hand and one more card. */
function diceWith(state: State, card?: CharacterId): number {
  const hand = handOf(state, state.toAct);
  const brought = CHARACTER_IDS.filter(
    (id) => owns(hand, id) && CHARACTERS[id].ability.kind === "bring",
  ).length;
  const more = card === undefined ? 0 : diceOf(card);
  return Math.min(diceSupply(state.rules), firstRollDice(hand, state.rules) + brought + more);
}

function diceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  if (ability.kind === "firstRoll") return ability.dice;
  return ability.kind === "bring" ? 1 : 0;
}
