import type { Language } from "@courtly/engine";

/** Each in itself: who has landed in a strange one finds the way back. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
};
