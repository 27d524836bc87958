import type { Seat } from "@courtly/engine";
import {
  CHARACTERS,
  diceSupply,
  firstRollDice,
  handOf,
  includes,
  members,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";

/** A card in the hand of a player. */
export interface HeldCard {
  readonly id: CharacterId;
  /** The number of copies: only Charlatans can be more than one (K16). */
  readonly count: number;
  readonly isUsed: boolean;
}

export function heldCards(state: State, seat: Seat): readonly HeldCard[] {
  const { cards, charlatans } = handOf(state, seat);
  const used = state.toAct === seat ? state.dice.used : 0;
  const held = members(cards).map((id) => ({ id, count: 1, isUsed: includes(used, id) }));
  if (charlatans === 0) return held;
  const turned: HeldCard = { id: "charlatan", count: charlatans, isUsed: false };
  return held[0]?.id === "fool" ? [held[0], turned, ...held.slice(1)] : [turned, ...held];
}

/** Whether a card works by itself and is never called. */
export function isPassive(id: CharacterId): boolean {
  const { kind } = CHARACTERS[id].ability;
  return kind === "firstRoll" || kind === "endsTheGame";
}

/** The number of cards in the hand of a player. */
export function cardCount(state: State, seat: Seat): number {
  return heldCards(state, seat).reduce((sum, { count }) => sum + count, 0);
}

/** The dice of a player's first roll, and the most dice that could come into a turn (K5, K12). */
export function diceOf(
  state: State,
  seat: Seat,
): { readonly first: number; readonly most: number } {
  const hand = handOf(state, seat);
  const first = firstRollDice(hand, state.rules);
  const brought = members(hand.cards).filter((id) => CHARACTERS[id].ability.kind === "bring");
  return { first, most: Math.min(diceSupply(state.rules), first + brought.length) };
}
