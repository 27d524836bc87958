import { FACES, pips, type Face, type Faces } from "@courtly/engine";
import { costOf, markOf, type CharacterId, type State } from "@courtly/to-court-the-king";

/** The dice that a card's cost needs beside the kept ones. */
export type Gap =
  /** More dice of a value that was kept at least twice. */
  | { readonly kind: "alike"; readonly face: Face; readonly more: number }
  | { readonly kind: "pips"; readonly more: number }
  /** Dice for pairs, triplets or a row. */
  | { readonly kind: "dice"; readonly more: number }
  /** All other dice must be odd, or even. */
  | { readonly kind: "odd" | "even" };

/** The gap between the kept dice and a card; `undefined` if nothing is kept, or too little to say. */
export function gapOf({ rules }: State, card: CharacterId, kept: Faces): Gap | undefined {
  const cost = costOf(rules, card);
  if (kept.length === 0) return undefined;
  switch (cost.kind) {
    case "every":
      return { kind: cost.parity };
    case "sum":
      return lacking("pips", cost.atLeast - pips(kept));
    case "straight":
      return lacking("dice", diceForRow(kept, cost.length));
    case "sets":
      return cost.sizes.length === 1
        ? alikeGap(kept, cost.sizes[0] ?? 0)
        : lacking("dice", diceForSets(kept, cost.sizes));
    default:
      return undefined;
  }
}

function lacking(kind: "pips" | "dice", more: number): Gap | undefined {
  return more > 0 ? { kind, more } : undefined;
}

/** With one die of a value, any other value would do as well. */
function alikeGap(kept: Faces, size: number): Gap | undefined {
  const { count, face } = markOf(kept);
  return count > 1 && count < size ? { kind: "alike", face, more: size - count } : undefined;
}

function diceForSets(kept: Faces, sizes: readonly number[]): number {
  const left = FACES.map((face) => kept.filter((die) => die === face).length);
  return sizes.reduce((lack, size) => {
    const most = Math.max(...left);
    const used = Math.min(size, most);
    left[left.indexOf(most)] = most - used;
    return lack + size - used;
  }, 0);
}

function diceForRow(kept: Faces, length: number): number {
  const starts = FACES.slice(0, FACES.length - length + 1);
  const lacks = starts.map(
    (start) =>
      FACES.filter((face) => face >= start && face < start + length && !kept.includes(face)).length,
  );
  return Math.min(...lacks);
}
