import { IT as PARTS } from "../parts/words/it.ts";
import { IT as RULES } from "../rules/words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
  parts: PARTS,
  rules: RULES,
};
