import { excluding, members, type CharacterSet } from "@courtly/to-court-the-king";
import type { Frame } from "./frame.ts";
import { abilityOf, brings, diceWith } from "./frame.ts";

/** A moment as an index into the tables: active dice by the number of their fall, dice set aside by their lump. */
export interface TableIndex {
  readonly unused: CharacterSet;
  /** The number of active dice; `fall` is the number of their fall. */
  readonly active: number;
  readonly fall: number;
  readonly lump: number;
  /** Whether a die has been set aside since the last roll (K7). */
  readonly mayRoll: boolean;
}

/** The values of all moments of a turn, for one goal. */
export interface Tables {
  /** The value of a moment; first solves the tables that this needs, if necessary. */
  readonly value: (place: TableIndex) => number;
  /** Values that differ by less than this are equal up to rounding. */
  readonly rounding: number;
}

export interface Opened {
  /** Continues to solve in small steps; each yields the share of the work done. */
  readonly steps: () => Generator<number, void>;
  /** By frame. */
  readonly tables: readonly Tables[];
}

/** Builds the tables of a turn. There are two: the 64-bit reference and the kernel. */
export interface Solver {
  /** The memory needed to solve these frames together while these cards are unused. */
  readonly bytesOf: (frames: readonly Frame[], unused: CharacterSet) => number;
  /** Prepares to solve these frames, one per goal: all of the same hand, with the same cards. */
  readonly open: (frames: readonly Frame[], unused: CharacterSet) => Opened;
}

/** Lists every set of unused cards that can follow, in an order where each comes after all that follow from it. */
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

/** The unused cards that the supply allows (K12); does not check whether there are dice to use them on. */
export function usableNow(frame: Frame, unused: CharacterSet) {
  const isShort = diceWith(frame, unused) >= frame.supply; // K12
  return members(unused).filter(
    (card) => abilityOf(card) !== undefined && !(isShort && brings(card)),
  );
}
