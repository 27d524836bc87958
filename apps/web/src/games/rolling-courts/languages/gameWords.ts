import { ENGLISH, type CourtsWords } from "@courtly/rolling-courts";
import { phrasebook } from "./phrasebook.ts";

/** The texts of the rules of Rolling Courts, in the current language. */
export const courts: () => CourtsWords = phrasebook("game", ENGLISH);
