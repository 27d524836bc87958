import { IT as COACH } from "../coach/words/it.ts";
import { IT as PARTS } from "../parts/words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
  coach: COACH,
  parts: PARTS,
};
