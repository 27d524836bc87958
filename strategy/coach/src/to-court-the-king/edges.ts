import { CHARACTERS, TIERS, type CharacterId, type State } from "@courtly/to-court-the-king";
import { isLittleMore } from "../chances.ts";
import { helpOf } from "./helps.ts";

/** An advantage of a card over the next best one, if both have the same benefit. */
export type Edge =
  /** The other card wins as often. */
  | { readonly kind: "asGood" }
  /** Taking the other card uses up the Fool. */
  | { readonly kind: "keepsFool" }
  /** No other copy is left, while the other card has some. */
  | { readonly kind: "lastCopy"; readonly left: number }
  /** A card of a higher tier, while the easier one can be won later. */
  | { readonly kind: "harder" }
  /** The die that comes in has more pips. */
  | { readonly kind: "pips" };

/** A card and the chance to win with it. */
export interface Weighed {
  readonly card: CharacterId;
  readonly win: number;
}

/** The edge of the first card over the second; `undefined` if their abilities already tell them apart. */
export function edgeOf(state: State, taken: Weighed, other: Weighed): Edge | undefined {
  if (isLittleMore(taken.win, other.win)) return { kind: "asGood" };
  if (other.card === "charlatan") return { kind: "keepsFool" };
  if (!isSameHelp(state, taken.card, other.card)) return undefined;
  const left = state.court[other.card];
  if (state.court[taken.card] === 1 && left > 1) return { kind: "lastCopy", left };
  if (tierOf(taken.card) > tierOf(other.card)) return { kind: "harder" };
  const [face, otherFace] = [faceOf(taken.card), faceOf(other.card)];
  return otherFace > 0 && face > otherFace ? { kind: "pips" } : undefined;
}

function isSameHelp(state: State, a: CharacterId, b: CharacterId): boolean {
  const [one, two] = [helpOf(state, a), helpOf(state, b)];
  return (
    one.kind === two.kind && (one.kind !== "dice" || two.kind !== "dice" || one.dice === two.dice)
  );
}

function tierOf(id: CharacterId): number {
  return TIERS.indexOf(CHARACTERS[id].tier);
}

function faceOf(id: CharacterId): number {
  const { ability } = CHARACTERS[id];
  return ability.kind === "bring" && ability.face !== "any" ? ability.face : 0;
}
