import type { Language } from "@courtly/engine";

/** The name of each language in itself, so that people find the way back from a foreign one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
};
