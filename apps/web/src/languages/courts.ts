import { ENGLISH } from "@courtly/rolling-courts";
import { phrasebook } from "./spoken.ts";

/** What Rolling Courts says, in the language of the moment. */
export const courts = phrasebook("courts", ENGLISH);
