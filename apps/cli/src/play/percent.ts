import type { TableWords } from "../words/en.ts";

/** The largest error of rounding in a chance that is certain. */
const ROUNDING = 1e-12;

/** An estimated chance in per cent: it is never certain, so neither 0 % nor 100 %. */
export function estimate(
  chance: number,
  decimals: number,
  words: Pick<TableWords, "chances">,
): string {
  return percent(Math.min(Math.max(chance, 2 * ROUNDING), 1 - 2 * ROUNDING), decimals, words);
}

/** A chance in per cent, with some decimals. Never shows 100 % or 0 % for a chance that is only close to it. */
export function percent(
  chance: number,
  decimals: number,
  words: Pick<TableWords, "chances">,
): string {
  const { percent: shown, over, under } = words.chances;
  const text = (chance * 100).toFixed(decimals);
  const least = 10 ** -decimals;
  if (Number(text) === 100 && chance < 1 - ROUNDING)
    return over(shown((100 - least).toFixed(decimals)));
  if (Number(text) === 0 && chance > 0) return under(shown(least.toFixed(decimals)));
  return shown(text);
}
