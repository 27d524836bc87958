import { language } from "./spoken.ts";

/** Lists items as the current language does: "Ada, Ben and Cleo". */
export function listed(items: readonly string[]): string {
  // British English has no comma before the "and".
  const locale = language.value === "en" ? "en-GB" : language.value;
  return new Intl.ListFormat(locale).format(items);
}
