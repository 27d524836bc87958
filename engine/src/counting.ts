import type { Language } from "./language.ts";

/** "1 giro", "3 giri": the form that the language itself gives to a count. */
export function countingIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** "Ada, Ben e Cleo". */
export function listingIn(language: Language) {
  const list = new Intl.ListFormat(language);
  return (items: readonly string[]): string => list.format(items);
}
