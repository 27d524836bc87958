import type { BotLevel } from "@courtly/bots/names";
import type { GameFacts } from "@courtly/engine";
import type { ComponentType } from "preact";
import type { RuleMenu } from "../home/setup/ruleMenus.ts";
import type { ForeignLanguage, GameBooks } from "../i18n/spoken.ts";
import type { Lesson } from "../learn/lesson/lesson.ts";
import type { RuleBook } from "../learn/rules/ruleBookContent.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import type { TableMenuContent } from "../table/dialogs/tableMenuContent.ts";
import type { Tincture } from "../ui/drawings/tinctures.ts";

/** A game as the start page knows it. Everything else is loaded when it is needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly tincture: Tincture;
  readonly StartPicture: ComponentType;
  /** One line about the game, in the current language. */
  readonly pitch: () => string;
  /** The first letter of the ids of its rules. */
  readonly rulePrefix: string;
  readonly facts: GameFacts;
  /** The levels of its bots, the weakest first; empty if the page has no bots for it. */
  readonly levels: readonly BotLevel[];
  /** The number of its lessons. */
  readonly lessons: number;
  /** Loads the rules and the table. */
  readonly load: () => Promise<LoadedGame>;
  /** Loads the parts that a first move does not need. */
  readonly loadLazyUi: () => Promise<LazyGameUi>;
  /** Loads all texts of the game in another language than English. */
  readonly words: Readonly<Record<ForeignLanguage, () => Promise<GameBooks>>>;
}

/** The parts of a game outside of its table: how it is set up, explained and learnt. */
export interface LazyGameUi {
  /** The choices of rules and boards, in the current language. */
  readonly ruleMenu: () => RuleMenu;
  readonly ruleBook: RuleBook;
  /** The first game, and further lessons; `GameEntry.lessons` counts them. */
  readonly lessons: readonly Lesson[];
  readonly tableMenu: TableMenuContent;
  /** Loads the words and pictures for an analysis: an `AnalysisUi` of this game's states. Only for a game with bots. */
  readonly loadAnalysisUi?: () => Promise<object>;
}
