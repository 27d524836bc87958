import type { ChanceComparison } from "./chances.ts";
import type { ChanceWords } from "./words/en.ts";

/** Writes a chance in per cent, with some decimals. */
export type Percents = (chance: number, decimals?: number) => string;

/** The texts and formats of a language that the reasons of all games need. */
export interface ChanceSpeech {
  readonly chances: ChanceWords;
  readonly percent: Percents;
  /** For an estimated chance, which is never certain. */
  readonly estimate: Percents;
}

/**
 * The comparison of the best line with the next one.
 * @param next the words for what distinguishes the next line
 */
export function comparisonWords(
  { verdict, chance, other }: Omit<ChanceComparison<never>, "next">,
  next: string | undefined,
  speech: ChanceSpeech,
): string {
  const { chances } = speech;
  const named = nextWords(next, chances);
  const [, lower] = apart(chance, other, speech);
  return verdict === "asGood" ? chances.asGood(named) : chances[verdict](lower, named);
}

/** The next line, by the words for what distinguishes it. */
export function nextWords(next: string | undefined, { nextBest, quoted }: ChanceWords): string {
  return next === undefined ? nextBest : quoted(next);
}

/** Two chances to win, with tenths of a per cent if they would look equal. */
export function apart(
  one: number,
  other: number,
  { estimate }: Pick<ChanceSpeech, "estimate">,
): readonly [string, string] {
  const decimals = estimate(one) === estimate(other) ? 1 : 0;
  return [estimate(one, decimals), estimate(other, decimals)];
}
