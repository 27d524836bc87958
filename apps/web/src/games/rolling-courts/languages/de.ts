import { GERMAN as REASONS } from "@courtly/coach/rolling-courts/words/de";
import { GERMAN } from "@courtly/rolling-courts/words/de";
import { DE as COACH } from "../coach/words/de.ts";
import { DE as LAZY } from "../lazyWords/de.ts";
import { DE as TABLE } from "../words/de.ts";
import type { CourtsBooks } from "./books.ts";

export const DE: CourtsBooks = {
  pitch: "Schick deine Familie in die Mine und in den Rat, dann kauf Plätze am Hof.",
  game: GERMAN,
  table: TABLE,
  lazy: LAZY,
  coach: COACH,
  reasons: REASONS,
};
