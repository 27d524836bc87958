import type { Language } from "@courtly/engine";
import { ENGLISH as COURTS, type CourtsReasonWords } from "../rolling-courts/words/en.ts";
import { ENGLISH as KING, type KingReasonWords } from "../to-court-the-king/words/en.ts";
import { ENGLISH as CHANCES, type ChanceWords } from "./en.ts";

/** The texts of the coach in one language. */
export interface ReasonWords {
  readonly chances: ChanceWords;
  readonly king: KingReasonWords;
  readonly courts: CourtsReasonWords;
}

export const ENGLISH: ReasonWords = { chances: CHANCES, king: KING, courts: COURTS };

/** Loads the texts of the coach in a language. */
export async function wordsIn(language: Language): Promise<ReasonWords> {
  switch (language) {
    case "en":
      return ENGLISH;
    case "it":
      return {
        chances: (await import("./it.ts")).ITALIAN,
        king: (await import("../to-court-the-king/words/it.ts")).ITALIAN,
        courts: (await import("../rolling-courts/words/it.ts")).ITALIAN,
      };
    case "de":
      return {
        chances: (await import("./de.ts")).GERMAN,
        king: (await import("../to-court-the-king/words/de.ts")).GERMAN,
        courts: (await import("../rolling-courts/words/de.ts")).GERMAN,
      };
  }
}

export type { ChanceSpeech, Percents } from "../chanceWords.ts";
