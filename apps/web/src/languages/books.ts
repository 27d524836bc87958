import type { BotWords } from "@courtly/bots/words/en";
import type { EngineWords } from "@courtly/engine";
import type { CourtsWords } from "@courtly/rolling-courts";
import type { KingWords } from "@courtly/to-court-the-king";
import type { HomeLaterWords } from "../home/laterWords/en.ts";
import type { HomeWords } from "../home/words/en.ts";
import type { OnlineWords } from "../online/words/en.ts";
import type { CoachWords } from "../coach/words/en.ts";
import type { OfflineWords } from "../offline/words/en.ts";
import type { PartsWords } from "../parts/words/en.ts";
import type { PrivacyWords } from "../privacy/words/en.ts";
import type { SittingLaterWords } from "../sitting/laterWords/en.ts";
import type { SittingWords } from "../sitting/words/en.ts";
import type { ShellWords } from "../words/en.ts";
import type { LessonWords } from "../lesson/words/en.ts";
import type { RulesWords } from "../rules/words/en.ts";
import type { CourtsTableWords } from "../rolling-courts/words/en.ts";
import type { KingTableLaterWords } from "../to-court-the-king/laterWords/en.ts";
import type { KingTableWords } from "../to-court-the-king/words/en.ts";

/**
 * Everything the app says, by the room that says it; what a room says only later has a book of its own, which comes
 * with it. A language that leaves something out does not compile.
 */
export interface Books {
  readonly bots: BotWords;
  readonly courts: CourtsWords;
  readonly engine: EngineWords;
  readonly king: KingWords;
  readonly shell: ShellWords;
  readonly coach: CoachWords;
  readonly offline: OfflineWords;
  readonly parts: PartsWords;
  readonly privacy: PrivacyWords;
  readonly home: HomeWords;
  readonly homeLater: HomeLaterWords;
  readonly online: OnlineWords;
  readonly sitting: SittingWords;
  readonly sittingLater: SittingLaterWords;
  readonly rules: RulesWords;
  readonly kingTable: KingTableWords;
  readonly kingTableLater: KingTableLaterWords;
  readonly courtsTable: CourtsTableWords;
  readonly lesson: LessonWords;
}
