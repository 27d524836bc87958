/** The levels of bots, from the weakest to the strongest. */
export const BOT_LEVELS = [
  "page",
  "footman",
  "courier",
  "herald",
  "falconer",
  "squire",
  "cupbearer",
  "chamberlain",
  "castellan",
  "steward",
  "marshal",
  "chancellor",
] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Luck decides too many games of To Court the King for another level between its Steward and its Chancellor. */
const KING_LEVELS = BOT_LEVELS.filter((level) => level !== "marshal");

/** The levels that a game offers, from the weakest to the strongest. */
export function levelsIn(gameId: string): readonly BotLevel[] {
  return gameId === "to-court-the-king" ? KING_LEVELS : BOT_LEVELS;
}

/** Variants of a level that play in a different style. */
export const TEMPERAMENTS = ["bold", "cautious"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
