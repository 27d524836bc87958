import { countOf, distinct, sorted, type Face, type Faces } from "@courtly/engine";
import type { CharacterId, Mark } from "@courtly/to-court-the-king";
import type { DieMark } from "../model/laidDice.ts";

/** What follows when the last die is kept: a card, the end of a turn of the final round, or neither yet. */
export type Then = "claim" | "stand" | "nothing";

/** A die as it is read out. */
export interface DieSaid {
  /** From 1, left to right. */
  readonly number: number;
  readonly face: Face;
  /** What a called card is about to make of it. */
  readonly becomes: Face | undefined;
  readonly mark: DieMark | undefined;
  readonly isDim: boolean;
}

/** Something of this turn as it is read out. */
export interface Happened {
  readonly kind: "roll" | "kept" | "called";
  readonly roll: number;
  readonly character: CharacterId | undefined;
  readonly from: Faces;
  readonly to: Faces;
}

/** Whose turn it is and whose comes; the one person here is "You". */
export interface Turns {
  readonly now: string;
  readonly next: string | undefined;
  /** The next turn is once more of who has just had one. */
  readonly isAgain: boolean;
}

/** The dice by what they show. */
export function marksIn(faces: Faces): readonly Mark[] {
  const dice = sorted(faces);
  return distinct(dice).map((face) => ({ face, count: countOf(dice, face) }));
}

/** What there is to say, with a sign between. */
export function parts(words: readonly (string | undefined)[], between: string): string {
  return words.filter((word) => word !== undefined && word !== "").join(between);
}

/** A name that may be parted before its ending, where it has no room in one line. */
export function parted(name: string, ending: RegExp): string {
  return name.replace(ending, "\u00AD$&");
}

export function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
