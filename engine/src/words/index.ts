import type { Language } from "../language.ts";
import { ENGLISH, type EngineWords } from "./en.ts";

/** Loads the engine's texts in a language on demand. */
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
