import { DE as PARTS } from "../parts/words/de.ts";
import { DE as RULES } from "../rules/words/de.ts";
import type { Books } from "./books.ts";

export const DE: Books = {
  parts: PARTS,
  rules: RULES,
};
