import type { Language } from "@courtly/engine";
import { GERMAN } from "./de.ts";
import { ENGLISH, type NotifyWords } from "./en.ts";
import { ITALIAN } from "./it.ts";

/** The texts of notifications in every language. */
export const NOTIFY_WORDS: Readonly<Record<Language, NotifyWords>> = {
  en: ENGLISH,
  it: ITALIAN,
  de: GERMAN,
};
