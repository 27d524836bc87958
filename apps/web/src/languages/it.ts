import { ITALIAN as BOTS } from "@courtly/bots/words/it";
import { ITALIAN as ENGINE } from "@courtly/engine/words/it";
import { ITALIAN as COURTS } from "@courtly/rolling-courts/words/it";
import { ITALIAN as KING } from "@courtly/to-court-the-king/words/it";
import { IT as PARTS } from "../parts/words/it.ts";
import type { Books } from "./books.ts";

export const IT: Books = {
  bots: BOTS,
  courts: COURTS,
  engine: ENGINE,
  king: KING,
  parts: PARTS,
};
