import { DE as COACH } from "../coach/words/de.ts";
import { DE as PARTS } from "../parts/words/de.ts";
import type { Books } from "./books.ts";

export const DE: Books = {
  coach: COACH,
  parts: PARTS,
};
