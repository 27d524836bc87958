import { ENGLISH, type KingWords } from "@courtly/to-court-the-king";
import { phrasebook } from "./phrasebook.ts";

/** The texts of the rules of To Court the King, in the current language. */
export const king: () => KingWords = phrasebook("game", ENGLISH);
