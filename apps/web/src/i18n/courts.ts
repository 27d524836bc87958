import { ENGLISH, type CourtsWords } from "@courtly/rolling-courts";
import { phrasebook } from "./spoken.ts";

/** What Rolling Courts says, in the language of the moment. */
export const courts: () => CourtsWords = phrasebook("courts", ENGLISH);
