import type { CoachWords } from "../coach/words/en.ts";
import type { PartsWords } from "../parts/words/en.ts";

/** Everything the app says, by the room that says it. A language that leaves something out does not compile. */
export interface Books {
  readonly coach: CoachWords;
  readonly parts: PartsWords;
}
