/**
 * Formats a chance in per cent with some decimals. A chance that would be rounded to 0% or 100% is shown as nearly
 * that.
 */
export type Percents = (chance: number, decimals?: number) => string;

/** Sums of many exact chances may differ from 1 by this much. */
const ROUNDING = 1e-9;

/** Formats an estimated chance, which is never certain: neither 0% nor 100%. */
export function estimatesIn(language: string): Percents {
  const percent = percentsIn(language);
  return (chance, decimals) =>
    percent(Math.min(Math.max(chance, 2 * ROUNDING), 1 - 2 * ROUNDING), decimals);
}

export function percentsIn(language: string): Percents {
  const formats = [0, 1].map(
    (decimals) =>
      new Intl.NumberFormat(language, {
        style: "percent",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return (chance, decimals = 0) => {
    const format = formats[decimals] ?? formats[0];
    const step = 0.01 / 10 ** decimals;
    const isBeneath = chance > 0 && chance < step / 2;
    const isAbove = chance < 1 - ROUNDING && chance >= 1 - step / 2;
    if (isBeneath) return `<${format?.format(step)}`;
    return isAbove ? `>${format?.format(1 - step)}` : (format?.format(chance) ?? "");
  };
}
