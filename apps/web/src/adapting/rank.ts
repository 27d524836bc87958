import { BOT_LEVELS, levelsIn, type BotLevel } from "@courtly/bots/names";
import { settings } from "../settings/settings.ts";

/**
 * The ranks of bots that adapt to the player: twelfths of a level, so that a loss against one to four opponents is a
 * whole number. The level is the rank, rounded up.
 */
export const TWELFTHS = 12;
/** The level before the first game. */
const FIRST_LEVEL: BotLevel = "courier";

/** The highest rank in a game with all levels. */
const RANK_MAX = (BOT_LEVELS.length - 1) * TWELFTHS;

/** The highest rank in a game. */
export function highestRank(gameId: string): number {
  return (levelsIn(gameId).length - 1) * TWELFTHS;
}

/** The stored rank in a game; the first one, if it is none. */
export function rankIn(gameId: string): number {
  const rank = settings.value.ranks[gameId] ?? NaN;
  const isRank = Number.isInteger(rank) && rank >= 0 && rank <= RANK_MAX;
  // A rank from when the game had more levels is its highest now.
  return isRank
    ? Math.min(rank, highestRank(gameId))
    : levelsIn(gameId).indexOf(FIRST_LEVEL) * TWELFTHS;
}

/** The current level of adapting bots in a game. */
export function adaptedLevel(gameId: string): BotLevel {
  return levelsIn(gameId)[Math.ceil(rankIn(gameId) / TWELFTHS)] as BotLevel;
}
