import { ENGLISH as BOTS, type BotWords } from "@courtly/bots";
import { wordsIn as botWordsIn } from "@courtly/bots/words";
import {
  ENGLISH as REASONS,
  wordsIn as reasonWordsIn,
  type ReasonWords,
} from "@courtly/coach/words";
import {
  ENGLISH as ENGINE,
  isYou,
  languageFor,
  LANGUAGES,
  err,
  ok,
  type ByPlayer,
  type EngineWords,
  type Language,
  type Result,
} from "@courtly/engine";
import { wordsIn as engineWordsIn } from "@courtly/engine/words";
import { ENGLISH as COURTS, type CourtsWords } from "@courtly/rolling-courts";
import { wordsIn as courtsWordsIn } from "@courtly/rolling-courts/words";
import { ENGLISH as KING, type KingWords } from "@courtly/to-court-the-king";
import { wordsIn as kingWordsIn } from "@courtly/to-court-the-king/words";
import type { OptionSpecs, Request } from "./options.ts";
import { DE as COURTS_TABLE_DE } from "./games/rolling-courts/words/de.ts";
import { EN as COURTS_TABLE_EN, type CourtsTableWords } from "./games/rolling-courts/words/en.ts";
import { IT as COURTS_TABLE_IT } from "./games/rolling-courts/words/it.ts";
import { DE as KING_TABLE_DE } from "./games/to-court-the-king/words/de.ts";
import { EN as KING_TABLE_EN, type KingTableWords } from "./games/to-court-the-king/words/en.ts";
import { IT as KING_TABLE_IT } from "./games/to-court-the-king/words/it.ts";
import { DE as ONLINE_DE } from "./bot/words/de.ts";
import { EN as ONLINE_EN, type OnlineWords } from "./bot/words/en.ts";
import { IT as ONLINE_IT } from "./bot/words/it.ts";
import { DE as TABLE_DE } from "./words/de.ts";
import { EN as TABLE_EN, type TableWords } from "./words/en.ts";
import { IT as TABLE_IT } from "./words/it.ts";

/** All texts of the terminal for players, by the folder that they come from. */
export interface Speech {
  readonly bots: BotWords;
  readonly courts: CourtsWords;
  readonly engine: EngineWords;
  readonly king: KingWords;
  /** The reasons of the coach. */
  readonly reasons: ReasonWords;
  /** The texts of the terminal's own screens: those of all games, then those of each game. */
  readonly table: TableWords;
  readonly kingTable: KingTableWords;
  readonly courtsTable: CourtsTableWords;
  /** The texts of a program at an online table. */
  readonly online: OnlineWords;
}

export const ENGLISH: Speech = {
  bots: BOTS,
  courts: COURTS,
  engine: ENGINE,
  king: KING,
  reasons: REASONS,
  table: TABLE_EN,
  kingTable: KING_TABLE_EN,
  courtsTable: COURTS_TABLE_EN,
  online: ONLINE_EN,
};

type Tables = Pick<Speech, "table" | "kingTable" | "courtsTable" | "online">;

const TABLES: Readonly<Record<Language, Tables>> = {
  en: ENGLISH,
  it: {
    table: TABLE_IT,
    kingTable: KING_TABLE_IT,
    courtsTable: COURTS_TABLE_IT,
    online: ONLINE_IT,
  },
  de: {
    table: TABLE_DE,
    kingTable: KING_TABLE_DE,
    courtsTable: COURTS_TABLE_DE,
    online: ONLINE_DE,
  },
};

export async function speechIn(language: Language): Promise<Speech> {
  const [bots, courts, engine, king, reasons] = await Promise.all([
    botWordsIn(language),
    courtsWordsIn(language),
    engineWordsIn(language),
    kingWordsIn(language),
    reasonWordsIn(language),
  ]);
  return { bots, courts, engine, king, reasons, ...TABLES[language] };
}

export const LANGUAGE_OPTIONS: OptionSpecs = {
  lang: {
    value: LANGUAGES.join("|"),
    help: "the language for people; without it that of LC_ALL, LC_MESSAGES or LANG, else English",
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The texts in the wanted language: that of the option, or of the first system variable that is set. */
export async function readSpeech(
  { options }: Pick<Request, "options">,
  env: Environment = process.env,
): Promise<Result<Speech, string>> {
  const wanted = options["lang"];
  if (wanted === undefined) return ok(await speechIn(systemLanguage(env)));
  const language = LANGUAGES.find((known) => known === wanted);
  return language === undefined
    ? err(`--lang: '${wanted}' is not spoken here: ${LANGUAGES.join(", ")} are`)
    : ok(await speechIn(language));
}

function systemLanguage(env: Environment): Language {
  const [locale = ""] = [env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].filter(Boolean);
  return languageFor([locale.replace(/@.*/, "")]);
}

/** The names for labels: "You" is replaced by the word of the language. */
export function namesShown(names: ByPlayer<string>, { engine }: Speech): ByPlayer<string> {
  return names.map((name) => (isYou(name) ? engine.you : name));
}
