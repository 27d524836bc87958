import { GERMAN as REASONS } from "@courtly/coach/to-court-the-king/words/de";
import { GERMAN } from "@courtly/to-court-the-king/words/de";
import { DE as COACH } from "../coach/words/de.ts";
import { DE as LAZY } from "../lazyWords/de.ts";
import { DE as TABLE } from "../words/de.ts";
import type { KingBooks } from "./books.ts";

export const DE: KingBooks = {
  pitch: "Würfle, behalte, ruf deine Höflinge. Steig auf vom Narren zum König.",
  game: GERMAN,
  table: TABLE,
  lazy: LAZY,
  coach: COACH,
  reasons: REASONS,
};
