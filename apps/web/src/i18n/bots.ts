import { ENGLISH } from "@courtly/bots/words/en";
import { phrasebook } from "./spoken.ts";

/** The texts about bots, and their own, in the current language. */
export const bots = phrasebook("bots", ENGLISH);
