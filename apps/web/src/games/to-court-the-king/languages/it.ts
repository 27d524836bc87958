import { ITALIAN as REASONS } from "@courtly/coach/to-court-the-king/words/it";
import { ITALIAN } from "@courtly/to-court-the-king/words/it";
import { IT as COACH } from "../coach/words/it.ts";
import { IT as LAZY } from "../lazyWords/it.ts";
import { IT as TABLE } from "../words/it.ts";
import type { KingBooks } from "./books.ts";

export const IT: KingBooks = {
  pitch: "Tira, tieni, chiama i tuoi cortigiani. Sali da Giullare a Re.",
  game: ITALIAN,
  table: TABLE,
  lazy: LAZY,
  coach: COACH,
  reasons: REASONS,
};
