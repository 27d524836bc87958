import type { KingReasonWords } from "@courtly/coach/to-court-the-king/words/en";
import type { KingWords } from "@courtly/to-court-the-king";
import type { KingCoachWords } from "../coach/words/en.ts";
import type { KingTableLazyWords } from "../lazyWords/en.ts";
import type { KingTableWords } from "../words/en.ts";

/** All texts of the game in one language. A language that lacks one does not compile. */
export interface KingBooks {
  /** One line about the game for the start page. */
  readonly pitch: string;
  /** The texts of the rules themselves. */
  readonly game: KingWords;
  readonly table: KingTableWords;
  readonly lazy: KingTableLazyWords;
  readonly coach: KingCoachWords;
  /** The reasons of the coach. */
  readonly reasons: KingReasonWords;
}
