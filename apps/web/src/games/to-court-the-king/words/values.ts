import { countOf, distinct, sorted, type Face, type Faces } from "@courtly/engine";
import type { CharacterId, Mark } from "@courtly/to-court-the-king";
import type { DieMark } from "../model/laidDice.ts";

/** The next step when the last die is kept: a claim, the end of a turn of the final round, or neither yet. */
export type Then = "claim" | "stand" | "nothing";

/** A die, for screen readers. */
export interface DieSaid {
  /** The place from left to right, from 1. */
  readonly number: number;
  readonly face: Face;
  /** The face that a called card is about to give it. */
  readonly becomes: Face | undefined;
  readonly mark: DieMark | undefined;
  readonly isDim: boolean;
}

/** An event of this turn, for screen readers. */
export interface Happened {
  readonly kind: "roll" | "kept" | "called";
  readonly roll: number;
  readonly character: CharacterId | undefined;
  readonly from: Faces;
  readonly to: Faces;
}

/** The names for this turn and the next; the only person here is "You". */
export interface Turns {
  readonly now: string;
  readonly next: string | undefined;
  /** Whether the next turn is of the same player. */
  readonly isAgain: boolean;
}

/** Counts the dice of each face. */
export function marksIn(faces: Faces): readonly Mark[] {
  const dice = sorted(faces);
  return distinct(dice).map((face) => ({ face, count: countOf(dice, face) }));
}

/** Joins the texts that are not empty with a separator. */
export function parts(words: readonly (string | undefined)[], between: string): string {
  return words.filter((word) => word !== undefined && word !== "").join(between);
}

/** A name with a soft hyphen before its ending, so that it can be divided. */
export function parted(name: string, ending: RegExp): string {
  return name.replace(ending, "\u00AD$&");
}

export function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
