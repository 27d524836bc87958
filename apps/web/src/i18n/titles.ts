import { TITLES } from "@courtly/bots/names";
import { foreignWords } from "./spoken.ts";

/** The titles of bots in the current language, without their other texts. */
export function titles(): typeof TITLES {
  return foreignWords()?.books.bots.titles ?? TITLES;
}
