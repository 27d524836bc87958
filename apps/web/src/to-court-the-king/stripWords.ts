import { king } from "../languages/king.ts";
import { facesPhrase } from "./diceWords.ts";
import type { StripItem } from "./thisTurn.ts";

/** A step of this turn as it is read out, with what can be done about it. */
export function spokenItem(item: StripItem, canGoBack: boolean): string {
  const { isLast, isSealed } = item;
  const words = happened(item);
  if (canGoBack) return `${words}. Back to here`;
  if (isSealed) return `${words}. Rolled, sealed`;
  return isLast ? words : `${words}. Sealed by the roll after it`;
}

function happened({ kind, roll, character, from, to }: StripItem): string {
  if (kind === "roll") return to.length === 0 ? `Roll ${roll}` : `Roll ${roll}: ${facesPhrase(to)}`;
  if (kind === "kept") return `Kept ${facesPhrase(from)}`;
  const name = character === undefined ? "A card" : king().names[character];
  if (from.length === 0) return to.length === 0 ? name : `${name}: ${facesPhrase(to)}`;
  const dice = facesPhrase(from);
  return to.length === 0 ? `${name}: ${dice}` : `${name}: ${dice} to ${facesPhrase(to)}`;
}
