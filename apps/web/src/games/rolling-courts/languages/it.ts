import { ITALIAN as REASONS } from "@courtly/coach/rolling-courts/words/it";
import { ITALIAN } from "@courtly/rolling-courts/words/it";
import { IT as COACH } from "../coach/words/it.ts";
import { IT as LAZY } from "../lazyWords/it.ts";
import { IT as TABLE } from "../words/it.ts";
import type { CourtsBooks } from "./books.ts";

export const IT: CourtsBooks = {
  pitch: "Manda la famiglia in miniera e al consiglio, poi compra seggi a corte.",
  game: ITALIAN,
  table: TABLE,
  lazy: LAZY,
  coach: COACH,
  reasons: REASONS,
};
