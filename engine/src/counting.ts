import type { Language } from "./language.ts";

/** Returns a function that writes a count with the language's singular or plural: "1 giro", "3 giri". */
export function countingIn(language: Language) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** Returns a function that joins items as the language does: "Ada, Ben e Cleo". */
export function listingIn(language: Language) {
  const list = new Intl.ListFormat(language);
  return (items: readonly string[]): string => list.format(items);
}
