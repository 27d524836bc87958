import type { Titles } from "./words/enTitles.ts";

export { TITLES } from "./words/enTitles.ts";

/** From the gentlest up; every game has them all. */
export const BOT_LEVELS = ["page", "squire", "steward", "chancellor"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What makes two bots of one level feel different. */
export const TEMPERAMENTS = ["bold", "cautious"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export interface BotName {
  readonly level: BotLevel;
  readonly temperament: Temperament | undefined;
}

/** A bot's name in two parts: `steward`, or `steward:bold`. */
export function readBotName(name: string): BotName | undefined {
  const [word, mood, ...rest] = name.split(":");
  const level = BOT_LEVELS.find((known) => known === word);
  if (level === undefined || rest.length > 0) return undefined;
  if (mood === undefined) return { level, temperament: undefined };
  const temperament = TEMPERAMENTS.find((known) => known === mood);
  return temperament === undefined ? undefined : { level, temperament };
}

/** What a bot is called at a table: 'Steward', 'Bold Steward'. */
export function botTitle({ level, temperament }: BotName, titles: Titles): string {
  return temperament === undefined ? titles.levels[level] : titles.tempered(level, temperament);
}

export function writeBotName(level: BotLevel, temperament: Temperament | undefined): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}
