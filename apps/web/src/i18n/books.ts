import type { BotWords } from "@courtly/bots/words/en";
import type { EngineWords } from "@courtly/engine";
import type { CourtsWords } from "@courtly/rolling-courts";
import type { KingWords } from "@courtly/to-court-the-king";
import type { HomeLazyWords } from "../home/lazyWords/en.ts";
import type { HomeWords } from "../home/words/en.ts";
import type { OnlineWords } from "../online/words/en.ts";
import type { CoachWords } from "../table/coach/words/en.ts";
import type { OfflineWords } from "../offline/words/en.ts";
import type { UiWords } from "../ui/words/en.ts";
import type { PrivacyWords } from "../settings/privacy/words/en.ts";
import type { TableLazyWords } from "../table/lazyWords/en.ts";
import type { TableWords } from "../table/words/en.ts";
import type { ShellWords } from "./words/en.ts";
import type { LessonWords } from "../learn/lesson/words/en.ts";
import type { RulesWords } from "../learn/rules/words/en.ts";
import type { CourtsTableWords } from "../games/rolling-courts/words/en.ts";
import type { KingTableLazyWords } from "../games/to-court-the-king/lazyWords/en.ts";
import type { KingTableWords } from "../games/to-court-the-king/words/en.ts";

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
  readonly ui: UiWords;
  readonly privacy: PrivacyWords;
  readonly home: HomeWords;
  readonly homeLazy: HomeLazyWords;
  readonly online: OnlineWords;
  readonly table: TableWords;
  readonly tableLazy: TableLazyWords;
  readonly rules: RulesWords;
  readonly kingTable: KingTableWords;
  readonly kingTableLazy: KingTableLazyWords;
  readonly courtsTable: CourtsTableWords;
  readonly lesson: LessonWords;
}
