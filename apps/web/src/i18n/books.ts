import type { ChanceWords } from "@courtly/coach/words/en";
import type { BotWords } from "@courtly/bots/words/en";
import type { EngineWords } from "@courtly/engine";
import type { HomeLazyWords } from "../home/lazyWords/en.ts";
import type { HomeWords } from "../home/words/en.ts";
import type { OnlineWords } from "../online/words/en.ts";
import type { NotifyWords } from "../online/notify/words/en.ts";
import type { PeopleWords } from "../online/people/words/en.ts";
import type { CoachWords } from "../table/coach/words/en.ts";
import type { OfflineWords } from "../offline/words/en.ts";
import type { UiWords } from "../ui/words/en.ts";
import type { PrivacyWords } from "../settings/privacy/words/en.ts";
import type { TableLazyWords } from "../table/lazyWords/en.ts";
import type { TableWords } from "../table/words/en.ts";
import type { ReplayWords } from "../replay/words/en.ts";
import type { ShellWords } from "./words/en.ts";
import type { LessonWords } from "../learn/lesson/words/en.ts";
import type { RulesWords } from "../learn/rules/words/en.ts";

/**
 * All texts of the page in one language, by the room that shows them; those of a game are in `games/<game>/languages`.
 * A language that lacks a text does not compile.
 */
export interface Books {
  readonly bots: BotWords;
  readonly engine: EngineWords;
  readonly shell: ShellWords;
  /** The coach's comparisons of two chances to win. */
  readonly chances: ChanceWords;
  readonly coach: CoachWords;
  readonly offline: OfflineWords;
  readonly ui: UiWords;
  readonly privacy: PrivacyWords;
  readonly home: HomeWords;
  readonly homeLazy: HomeLazyWords;
  readonly online: OnlineWords;
  readonly people: PeopleWords;
  readonly notify: NotifyWords;
  readonly table: TableWords;
  readonly tableLazy: TableLazyWords;
  readonly replay: ReplayWords;
  readonly rules: RulesWords;
  readonly lesson: LessonWords;
}
