import { BOT_LEVELS, type BotLevel, type Temperament } from "../botLevels.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** In English a level's title is its id with a capital letter. */
const LEVELS = Object.fromEntries(BOT_LEVELS.map((level) => [level, capital(level)])) as Readonly<
  Record<BotLevel, string>
>;

/** The English titles of bots, in a separate file because a cast needs no other words. */
export const TITLES = {
  levels: LEVELS,
  /** "Bold Steward". */
  tempered: (level: BotLevel, temperament: Temperament) =>
    `${capital(temperament)} ${LEVELS[level]}`,
};

export type Titles = typeof TITLES;
