import { language } from "./spoken.ts";

/** "Ada, Ben and Cleo", as the language of the moment counts people up. */
export function listed(items: readonly string[]): string {
  // Britain's English: without a comma before the "and".
  const locale = language.value === "en" ? "en-GB" : language.value;
  return new Intl.ListFormat(locale).format(items);
}
