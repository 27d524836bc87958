import type { AdviceLine } from "@courtly/bots/advice";
import type { ChanceComparison } from "@courtly/coach/to-court-the-king";
import { words } from "./words/index.ts";

/**
 * The comparison of the best line with the next one.
 * @param next the words for what distinguishes the next line
 */
export function chanceComparisonWords(
  { verdict, chance, other, isPrecise }: Omit<ChanceComparison<never>, "next">,
  next: string | undefined,
): string {
  const { asGood, betterBy, estimate, tooClose } = words();
  if (verdict === "asGood") return asGood(nextWords(next));
  const say = verdict === "better" ? betterBy : tooClose;
  const digits = isPrecise ? 1 : 0;
  return say(estimate(chance, digits), estimate(other, digits), nextWords(next));
}

/** A chance in per cent, with tenths only if it was sampled well. */
export function chanceWords(
  { chance }: Pick<AdviceLine, "chance">,
  margin: number | false,
): string {
  return words().estimate(chance, margin !== false && margin < 0.01 ? 1 : 0);
}

/** The next line, by the words for what distinguishes it. */
export function nextWords(next: string | undefined): string {
  const { nextBest, quoted } = words();
  return next === undefined ? nextBest : quoted(next);
}
