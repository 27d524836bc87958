import { FACES, pips, type Face, type Faces } from "@courtly/engine";
import { costOf, markOf, type CharacterId, type State } from "@courtly/to-court-the-king";

/** The dice that a card's cost needs beside the kept ones. */
export type Gap =
  /** More dice of a value that was kept `have` times, at least twice. */
  | { readonly kind: "alike"; readonly face: Face; readonly have: number; readonly more: number }
  /** The pips of the kept dice, and those that the cost asks for. */
  | { readonly kind: "pips"; readonly have: number; readonly asked: number }
  /**
   * Dice for pairs, triplets or a row. `fits`: the values that the last missing die may show; none if two or more miss.
   * `alike`: more than two equal kept dice, of which four count as two pairs.
   */
  | {
      readonly kind: "dice";
      readonly more: number;
      readonly fits: readonly Face[];
      readonly alike: { readonly face: Face; readonly have: number } | undefined;
    }
  /** The King is sure, and each further die of the value that was kept `have` times raises his mark. */
  | { readonly kind: "further"; readonly face: Face; readonly have: number }
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
      return pips(kept) < cost.atLeast
        ? { kind: "pips", have: pips(kept), asked: cost.atLeast }
        : undefined;
    case "straight":
      return fitting(kept, (dice) => diceForRow(dice, cost.length));
    case "sets":
      return cost.sizes.length === 1
        ? alikeGap(kept, cost.sizes[0] ?? 0)
        : fitting(kept, (dice) => diceForSets(dice, cost.sizes), cost.sizes);
    default:
      return undefined;
  }
}

/**
 * @param lack the number of dice that a cost needs beside these
 * @param sizes the sizes of the sets that the cost asks for
 */
function fitting(
  kept: Faces,
  lack: (dice: Faces) => number,
  sizes: readonly number[] = [],
): Gap | undefined {
  const more = lack(kept);
  if (more === 0) return undefined;
  const fits = more === 1 ? FACES.filter((face) => lack([...kept, face]) === 0) : [];
  const { count: have, face } = markOf(kept);
  const areForPairs = sizes.length > 1 && sizes.every((size) => size === PAIR) && have > PAIR;
  return { kind: "dice", more, fits, alike: areForPairs ? { face, have } : undefined };
}

const PAIR = 2;

/** Equal dice that are kept for a King who is sure; `undefined` if no two are equal. */
export function furtherGap(kept: Faces): Gap | undefined {
  const { count: have, face } = markOf(kept);
  return have > 1 ? { kind: "further", face, have } : undefined;
}

/** High dice are kept for a number of pips: from here on a die is more than an average one. */
const HIGH_MIN = 4;

/** Whether dice that are kept now bring the result nearer to a card's cost. */
export function isProgress(
  { rules }: State,
  card: CharacterId,
  { before, kept }: { readonly before: Faces; readonly kept: Faces },
): boolean {
  const cost = costOf(rules, card);
  const all = [...before, ...kept];
  switch (cost.kind) {
    case "every":
      return all.every((die) => (die % 2 === 0) === (cost.parity === "even"));
    case "sum":
      return kept.every((die) => die >= HIGH_MIN);
    case "straight":
      return diceForRow(all, cost.length) <= diceForRow(before, cost.length) - kept.length;
    case "sets": {
      const lack = (dice: Faces) => diceForSets(dice, cost.sizes);
      const { count, face } = markOf(all);
      // More equal dice than the King costs are a higher mark.
      if (card === "king" && lack(before) === 0) return kept.every((die) => die === face);
      // The first die of a value is no progress: any other would do as well.
      return lack(all) < lack(before) && (count > 1 || kept.length > 1);
    }
    default:
      return false;
  }
}

/** With one die of a value, any other value would do as well. */
function alikeGap(kept: Faces, size: number): Gap | undefined {
  const { count, face } = markOf(kept);
  return count > 1 && count < size
    ? { kind: "alike", face, have: count, more: size - count }
    : undefined;
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
