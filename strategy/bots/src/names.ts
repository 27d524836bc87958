import { BOT_LEVELS, TEMPERAMENTS, type BotLevel, type Temperament } from "./botLevels.ts";
import type { Titles } from "./words/enTitles.ts";

export { TITLES } from "./words/enTitles.ts";

export {
  BOT_LEVELS,
  levelsIn,
  TEMPERAMENTS,
  type BotLevel,
  type Temperament,
} from "./botLevels.ts";

export interface BotName {
  readonly level: BotLevel;
  readonly temperament: Temperament | undefined;
}

/** Reads a bot's name: `steward`, or with a temperament `steward:bold`. */
export function readBotName(name: string): BotName | undefined {
  const [word, mood, ...rest] = name.split(":");
  const level = BOT_LEVELS.find((known) => known === word);
  const temperament = TEMPERAMENTS.find((known) => known === mood);
  if (level === undefined || temperament !== mood || rest.length > 0) return undefined;
  return { level, temperament };
}

/** The title that players see: 'Steward', 'Bold Steward'. */
export function botTitle({ level, temperament }: BotName, titles: Titles): string {
  return temperament === undefined ? titles.levels[level] : titles.tempered(level, temperament);
}

export function writeBotName(level: BotLevel, temperament: Temperament | undefined): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}
