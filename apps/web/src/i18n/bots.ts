import { ENGLISH } from "@courtly/bots/words/en";
import { phrasebook } from "./spoken.ts";

/** What is said of bots and by them, in the language of the moment. */
export const bots = phrasebook("bots", ENGLISH);
