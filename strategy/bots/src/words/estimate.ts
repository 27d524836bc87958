/** Formats an estimated chance in per cent. It is never certain: "over 99%" and "under 1%" instead of 100% and 0%. */
export function estimateIn(
  language: string,
  { over, under }: { readonly over: string; readonly under: string },
): (chance: number) => string {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) => {
    const whole = Math.round(chance * 100);
    if (whole <= 0) return `${under} ${percent.format(0.01)}`;
    return whole >= 100 ? `${over} ${percent.format(0.99)}` : percent.format(chance);
  };
}
