import type { Titles } from "./words/enTitles.ts";

export { TITLES } from "./words/enTitles.ts";

/** The levels of bots, from the weakest to the strongest; every game has all of them. */
export const BOT_LEVELS = ["page", "squire", "steward", "chancellor"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Variants of a level that play in a different style. */
export const TEMPERAMENTS = ["bold", "cautious"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export interface BotName {
  readonly level: BotLevel;
  readonly temperament: Temperament | undefined;
}

/** Reads a bot's name: `steward`, or with a temperament `steward:bold`. */
export function readBotName(name: string): BotName | undefined {
  const [word, mood, ...rest] = name.split(":");
  const level = BOT_LEVELS.find((known) => known === word);
  if (level === undefined || rest.length > 0) return undefined;
  if (mood === undefined) return { level, temperament: undefined };
  const temperament = TEMPERAMENTS.find((known) => known === mood);
  return temperament === undefined ? undefined : { level, temperament };
}

/** The title that players see: 'Steward', 'Bold Steward'. */
export function botTitle({ level, temperament }: BotName, titles: Titles): string {
  return temperament === undefined ? titles.levels[level] : titles.tempered(level, temperament);
}

export function writeBotName(level: BotLevel, temperament: Temperament | undefined): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}
