import { TITLES } from "@courtly/bots/names";
import { foreignWords } from "./spoken.ts";

/** What bots are called, in the language of the moment; without all else that is said of them. */
export function titles(): typeof TITLES {
  return foreignWords()?.books.bots.titles ?? TITLES;
}
