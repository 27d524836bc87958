import type { CourtsReasonWords } from "@courtly/coach/rolling-courts/words/en";
import type { CourtsWords } from "@courtly/rolling-courts";
import type { CourtsCoachWords } from "../coach/words/en.ts";
import type { CourtsLazyWords } from "../lazyWords/en.ts";
import type { CourtsTableWords } from "../words/en.ts";

/** All texts of the game in one language. A language that lacks one does not compile. */
export interface CourtsBooks {
  /** One line about the game for the start page. */
  readonly pitch: string;
  /** The texts of the rules themselves. */
  readonly game: CourtsWords;
  readonly table: CourtsTableWords;
  readonly lazy: CourtsLazyWords;
  readonly coach: CourtsCoachWords;
  /** The reasons of the coach. */
  readonly reasons: CourtsReasonWords;
}
