import type { PartsWords } from "../parts/words/en.ts";
import type { RulesWords } from "../rules/words/en.ts";

/** Everything the app says, by the room that says it. A language that leaves something out does not compile. */
export interface Books {
  readonly parts: PartsWords;
  readonly rules: RulesWords;
}
