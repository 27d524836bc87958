import {
  CHARACTERS,
  members,
  type Ability,
  type CharacterId,
  type CharacterSet,
} from "@courtly/to-court-the-king";
import type { Lumps } from "./lumps.ts";

/** What is worth knowing of a turn before it is solved. */
export interface Frame {
  /** Dice in use while no card has brought one in. */
  readonly base: number;
  /** K12. */
  readonly supply: number;
  /** All cards of the hand that can be used, whether or not they have been. */
  readonly cards: CharacterSet;
  /** What no result is worth more than, of those that these cards can lead to. */
  readonly most: number;
  /** Dice set aside, told apart as far as it matters while these cards are unused. */
  readonly lumps: (unused: CharacterSet) => Lumps;
  /** The lump of the same dice once one of the cards has been used. */
  readonly lumpAfter: (lump: number, size: number, card: CharacterId) => number;
}

/** Abilities that a player uses; the others work by themselves. */
export type Usable = Exclude<Ability, { kind: "firstRoll" | "endsTheGame" }>;

export function abilityOf(card: CharacterId): Usable | undefined {
  const { ability } = CHARACTERS[card];
  return ability.kind === "firstRoll" || ability.kind === "endsTheGame" ? undefined : ability;
}

export function brings(card: CharacterId): boolean {
  return CHARACTERS[card].ability.kind === "bring";
}

/** Every die beyond the first ones was brought in by a card that has been used. */
export function diceWith({ base, cards }: Frame, unused: CharacterSet): number {
  return base + members(cards & ~unused).filter(brings).length;
}

/** Cards whose ability looks at the dice set aside: while one of them is unused, lumps are finer (K18). */
export function looksAside(card: CharacterId): boolean {
  const { ability } = CHARACTERS[card];
  return ability.kind === "set" && ability.to === "aside";
}
