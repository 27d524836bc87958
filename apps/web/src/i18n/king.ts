import { ENGLISH, type KingWords } from "@courtly/to-court-the-king";
import { phrasebook } from "./spoken.ts";

/** What To Court the King says, in the language of the moment. */
export const king: () => KingWords = phrasebook("king", ENGLISH);
