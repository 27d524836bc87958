import type { Face, Faces } from "@courtly/engine";

export const DICE_SIZES = ["large", "small"] as const;
export type DiceSize = (typeof DICE_SIZES)[number];

const GAPS: Readonly<Record<DiceSize, number>> = { large: 3, small: 1 };
const BETWEEN = " ";

/** The pips of each face, row by row: left, middle, right. */
const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ["   ", " ● ", "   "],
  2: ["●  ", "   ", "  ●"],
  3: ["●  ", " ● ", "  ●"],
  4: ["● ●", "   ", "● ●"],
  5: ["● ●", " ● ", "● ●"],
  6: ["● ●", "● ●", "● ●"],
};

/** Dice as boxes with pips, side by side on five lines. */
export function diceLines(dice: Faces, size: DiceSize): readonly string[] {
  if (dice.length === 0) return [];
  const edge = "─".repeat(insideOf(size));
  const across = (cell: (die: Face) => string) => dice.map(cell).join(BETWEEN);
  return [
    across(() => `┌${edge}┐`),
    ...[0, 1, 2].map((row) => across((die) => `│${spread(PIPS[die][row] as string, size)}│`)),
    across(() => `└${edge}┘`),
  ];
}

export function diceWidth(dice: number, size: DiceSize): number {
  const each = insideOf(size) + 2;
  return dice === 0 ? 0 : dice * each + (dice - 1) * BETWEEN.length;
}

function insideOf(size: DiceSize): number {
  return GAPS[size] + 2;
}

function spread(pips: string, size: DiceSize): string {
  const [left, middle, right] = [...pips];
  const air = " ".repeat((GAPS[size] - 1) / 2);
  return `${left}${air}${middle}${air}${right}`;
}
