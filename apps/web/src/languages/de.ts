import { GERMAN as BOTS } from "@courtly/bots/words/de";
import { GERMAN as ENGINE } from "@courtly/engine/words/de";
import { GERMAN as COURTS } from "@courtly/rolling-courts/words/de";
import { GERMAN as KING } from "@courtly/to-court-the-king/words/de";
import { DE as PARTS } from "../parts/words/de.ts";
import type { Books } from "./books.ts";

export const DE: Books = {
  bots: BOTS,
  courts: COURTS,
  engine: ENGINE,
  king: KING,
  parts: PARTS,
};
