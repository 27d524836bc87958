import type { AdviceLine } from "@courtly/bots/advice";

/** The accuracy of the chances to win: a smaller difference matters little. */
const LITTLE = 0.01;
/** The same as a share of a small chance, as in a game that is nearly lost. */
const LITTLE_OF_CHANCE = 0.05;

/** Whether a chance to win is higher than another one by so little that it does not matter. */
export function isLittleMore(chance: number, other: number): boolean {
  return chance - other <= Math.min(LITTLE, LITTLE_OF_CHANCE * chance);
}

/** The chance to win with the best line, compared with the next one. */
export interface ChanceComparison<Next> {
  readonly kind: "chances";
  readonly verdict: "better" | "asGood" | "tooClose";
  readonly chance: number;
  readonly other: number;
  /** The difference between the next line and the best one, if it can be named. */
  readonly next: Next | undefined;
}

/** Compares the first two lines; nothing if there is only one. */
export function compareChances<Next>(
  [best, other]: readonly Pick<AdviceLine, "chance" | "margin">[],
  next: Next | undefined,
): readonly ChanceComparison<Next>[] {
  if (best === undefined || other === undefined) return [];
  const margin = Math.max(best.margin ?? 0, other.margin ?? 0);
  const better = best.chance - other.chance;
  return [
    {
      kind: "chances",
      verdict: isLittleMore(best.chance, other.chance)
        ? "asGood"
        : better < margin
          ? "tooClose"
          : "better",
      chance: best.chance,
      other: other.chance,
      next,
    },
  ];
}
