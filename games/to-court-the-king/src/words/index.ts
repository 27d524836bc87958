import type { Language } from "@courtly/engine";
import { ENGLISH, type KingWords } from "./en.ts";

/** Loads the texts of the game in a language on demand. */
export async function wordsIn(language: Language): Promise<KingWords> {
  switch (language) {
    case "en":
      return ENGLISH;
    case "it":
      return (await import("./it.ts")).ITALIAN;
    case "de":
      return (await import("./de.ts")).GERMAN;
  }
}
