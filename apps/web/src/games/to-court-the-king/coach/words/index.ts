import { ENGLISH as REASONS } from "@courtly/coach/to-court-the-king/words/en";
import { words as coachWords } from "../../../../table/coach/words/index.ts";
import { phrasebook } from "../../languages/phrasebook.ts";
import { EN } from "./en.ts";

const own = phrasebook("coach", EN);

/** The texts of every coach, and those about this game. */
export const words = () => ({ ...coachWords(), king: own() });

/** The texts of the coach's reasons. */
export const reasonTexts = phrasebook("reasons", REASONS);
