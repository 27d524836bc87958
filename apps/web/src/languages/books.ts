import type { BotWords } from "@courtly/bots/words/en";
import type { EngineWords } from "@courtly/engine";
import type { CourtsWords } from "@courtly/rolling-courts";
import type { KingWords } from "@courtly/to-court-the-king";
import type { PartsWords } from "../parts/words/en.ts";

/** Everything the app says, by the room that says it. A language that leaves something out does not compile. */
export interface Books {
  readonly bots: BotWords;
  readonly courts: CourtsWords;
  readonly engine: EngineWords;
  readonly king: KingWords;
  readonly parts: PartsWords;
}
