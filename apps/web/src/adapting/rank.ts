import { BOT_LEVELS, type BotLevel } from "@courtly/bots/names";
import { settings } from "../settings/settings.ts";

/**
 * The ranks of bots that adapt to the player: twelfths of a level, so that a loss against one to four opponents is a
 * whole number. The level is the rank, rounded up.
 */
export const TWELFTHS = 12;
/** The level before the first game. */
const FIRST_LEVEL: BotLevel = "courier";

/** The level of a rank; the first one for a number that is no rank. */
export function levelOf(rank = NaN): BotLevel {
  return BOT_LEVELS[Math.ceil(rank / TWELFTHS)] ?? FIRST_LEVEL;
}

/** The current level of adapting bots in a game. */
export function adaptedLevel(gameId: string): BotLevel {
  return levelOf(settings.value.ranks[gameId]);
}
