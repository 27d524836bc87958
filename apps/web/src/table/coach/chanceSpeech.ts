import type { ChanceSpeech } from "@courtly/coach/words";
import { ENGLISH } from "@courtly/coach/words/en";
import { phrasebook } from "../../i18n/spoken.ts";
import { words } from "./words/index.ts";

const chances = phrasebook("chances", ENGLISH);

/** The texts and formats of the current language that the reasons of all games need. */
export function chanceSpeech(): ChanceSpeech {
  const { percent, estimate } = words();
  return { chances: chances(), percent, estimate };
}
