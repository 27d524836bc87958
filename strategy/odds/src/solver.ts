import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import type { Frame } from "./frame.ts";
import { abilityOf, brings, diceWith } from "./frame.ts";

/** A moment as the tables know it: dice by their numbers, those set aside by their lump. */
export interface Place {
  readonly unused: CharacterSet;
  /** How many dice are active, and how they lie. */
  readonly active: number;
  readonly fall: number;
  readonly lump: number;
  /** K7. */
  readonly mayRoll: boolean;
}

/** All moments of a turn, for one goal. */
export interface Tables {
  /** What a moment is worth; whatever has not been solved for that yet is solved now. */
  readonly value: (place: Place) => number;
  /** Values nearer to each other than this differ by rounding alone. */
  readonly rounding: number;
}

export interface Opened {
  /** Goes on with solving by small steps; each says which share is done. */
  readonly steps: () => Generator<number, void>;
  /** Frame by frame. */
  readonly tables: readonly Tables[];
}

/** Makes the tables of a turn: the 64-bit reference does, and the kernel. */
export interface Solver {
  /** What it takes to solve these frames together, while these cards are unused. */
  readonly bytesOf: (frames: readonly Frame[], unused: CharacterSet) => number;
  /** The frames are those of one hand with the same cards, a goal each. */
  readonly open: (frames: readonly Frame[], unused: CharacterSet) => Opened;
}

/** Every set of unused cards that can follow, each after all that follow from it. */
export function setsBelow(frame: Frame, unused: CharacterSet): readonly CharacterSet[] {
  const found = new Set<CharacterSet>();
  const visit = (cards: CharacterSet): void => {
    if (found.has(cards)) return;
    for (const card of usableNow(frame, cards)) visit(excluding(cards, card));
    found.add(cards);
  };
  visit(unused);
  return [...found];
}

/** Cards that may be used while these are unused; whether dice are there for them is another question. */
export function usableNow(frame: Frame, unused: CharacterSet) {
  const isShort = diceWith(frame, unused) >= frame.supply; // K12
  return members(unused).filter(
    (card) => abilityOf(card) !== undefined && !(isShort && brings(card)),
  );
}
