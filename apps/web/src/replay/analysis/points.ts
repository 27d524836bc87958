import type { Split } from "@courtly/analysis";
import { language } from "../../i18n/spoken.ts";

/** Points of the chance to win, with one decimal: "58.9". */
export function points(chance: number): string {
  return format(100 * chance, "auto");
}

/** A change in points, always signed, with a true minus: "+2.5", "−2.5"; zero has no sign. */
export function signedPoints(change: number): string {
  return format(100 * change, "exceptZero");
}

/** A margin in points: at least a tenth, as fine as the other numbers. */
export function marginPoints(margin: number): string {
  return points(Math.max(0.001, margin));
}

/** A whole number of points: "59". */
export function wholePoints(chance: number): string {
  return String(Math.round(100 * chance));
}

/** A split in tenths of a point whose shown parts add up to the shown result: the remainder of rounding is luck. */
export function roundedSplit(split: Split): Split {
  const tenths = (chance: number) => Math.round(1000 * chance) / 1000;
  const parts = {
    start: tenths(split.start),
    own: tenths(split.own),
    rivals: tenths(split.rivals),
    result: tenths(split.result),
  };
  return { ...parts, luck: parts.result - parts.start - parts.own - parts.rivals };
}

/** A number of times with one decimal: "12.5". */
export function meanTimes(times: number): string {
  return format(times, "auto");
}

/** The difference between two numbers of times, always signed: "+2.5". */
export function signedTimes(change: number): string {
  return format(change, "exceptZero");
}

const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, signDisplay: "auto" | "exceptZero"): string {
  const key = `${language.value} ${signDisplay}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(language.value, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay,
    });
  formats.set(key, known);
  // Without the rounding a tiny loss would be shown as "-0.0".
  const rounded = Math.round(value * 10) / 10;
  return known.format(rounded === 0 ? 0 : rounded).replace("-", "−");
}
