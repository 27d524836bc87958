/** Formats an estimated chance in per cent. It is never certain: "over 99%" and "under 1%" instead of 100% and 0%. */
export function estimateIn(
  language: string,
  { over, under }: { readonly over: string; readonly under: string },
): (chance: number) => string {
  const { format } = new Intl.NumberFormat(language, { style: "percent" });
  return (chance) => {
    const whole = Math.round(chance * 100);
    if (whole <= 0) return `${under} ${format(0.01)}`;
    return whole >= 100 ? `${over} ${format(0.99)}` : format(chance);
  };
}
