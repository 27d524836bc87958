import type { ChanceComparison } from "@courtly/coach/to-court-the-king";
import { words } from "./words/index.ts";

/**
 * The comparison of the best line with the next one.
 * @param next the words for what distinguishes the next line
 */
export function chanceComparisonWords(
  { verdict, chance, other }: Omit<ChanceComparison<never>, "next">,
  next: string | undefined,
): string {
  const { asGood, betterBy, estimate, tooClose } = words();
  if (verdict === "asGood") return asGood(nextWords(next));
  const say = verdict === "better" ? betterBy : tooClose;
  return say(estimate(chance), estimate(other), nextWords(next));
}

/** The next line, by the words for what distinguishes it. */
export function nextWords(next: string | undefined): string {
  const { nextBest, quoted } = words();
  return next === undefined ? nextBest : quoted(next);
}
