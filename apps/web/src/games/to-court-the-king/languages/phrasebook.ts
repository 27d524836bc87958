import { FACTS } from "@courtly/to-court-the-king/facts";
import { gamePhrasebook } from "../../../i18n/spoken.ts";
import type { KingBooks } from "./books.ts";

/** Looks up texts of this game in the current language. */
export const phrasebook = gamePhrasebook<KingBooks>(FACTS.id);
