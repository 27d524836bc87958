import type { Language } from "../language.ts";
import { ENGLISH, type EngineWords } from "./en.ts";

/** The engine's words in a language, fetched when they are wanted. */
export async function wordsIn(language: Language): Promise<EngineWords> {
  switch (language) {
    case "en":
      return ENGLISH;
    case "it":
      return (await import("./it.ts")).ITALIAN;
    case "de":
      return (await import("./de.ts")).GERMAN;
  }
}
