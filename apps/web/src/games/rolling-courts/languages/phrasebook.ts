import { FACTS } from "@courtly/rolling-courts/facts";
import { gamePhrasebook } from "../../../i18n/spoken.ts";
import type { CourtsBooks } from "./books.ts";

/** Looks up texts of this game in the current language. */
export const phrasebook = gamePhrasebook<CourtsBooks>(FACTS.id);
