import type { Language } from "@courtly/engine";
import { ENGLISH, type BotWords } from "./en.ts";

/** Loads the words about bots in a language. */
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
