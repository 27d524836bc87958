import type { Language } from "@courtly/engine";
import { ENGLISH, type BotWords } from "./en.ts";

/** What is said of bots in a language, fetched when it is wanted. */
export async function wordsIn(language: Language): Promise<BotWords> {
  switch (language) {
    case "en":
      return ENGLISH;
    case "it":
      return (await import("./it.ts")).ITALIAN;
    case "de":
      return (await import("./de.ts")).GERMAN;
  }
}
