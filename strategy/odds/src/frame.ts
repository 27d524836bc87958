import {
  CHARACTERS,
  members,
  type Ability,
  type CharacterId,
  type CharacterSet,
} from "@courtly/to-court-the-king";
import type { Lumps } from "./lumps.ts";

/** The input of a solver for one goal: dice, cards, and how dice set aside are grouped into lumps. */
export interface Frame {
  /** The number of dice in use before any card brings one in. */
  readonly base: number;
  /** The most dice that can be in use (K12). */
  readonly supply: number;
  /** All cards of the hand that have a usable ability, used or unused. */
  readonly cards: CharacterSet;
  /** The highest worth of any result that these cards can lead to. */
  readonly most: number;
  /** The lumps of dice set aside while these cards are unused. */
  readonly lumps: (unused: CharacterSet) => Lumps;
  /** The lump of the same dice after this card has been used. */
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

/** The number of dice in use: the base dice, and one for each used card that brings a die in. */
export function diceWith({ base, cards }: Frame, unused: CharacterSet): number {
  return base + members(cards & ~unused).filter(brings).length;
}

/** Whether the card's ability depends on the dice set aside: while such a card is unused, lumps are finer (K18). */
export function looksAside(card: CharacterId): boolean {
  const { ability } = CHARACTERS[card];
  return ability.kind === "set" && ability.to === "aside";
}
