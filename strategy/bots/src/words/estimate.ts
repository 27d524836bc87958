/**
 * Formats an estimated chance in per cent: "over 99%" and "under 1%" instead of a rounded 100% and 0%. A chance of
 * exactly 0 or 1 is certain: the game is decided.
 */
export function estimateIn(
  language: string,
  { over, under }: { readonly over: string; readonly under: string },
): (chance: number) => string {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) => {
    if (chance === 0 || chance === 1) return percent.format(chance);
    const whole = Math.round(chance * 100);
    if (whole <= 0) return `${under} ${percent.format(0.01)}`;
    return whole >= 100 ? `${over} ${percent.format(0.99)}` : percent.format(chance);
  };
}
