/** The levels of bots, from the weakest to the strongest; every game has all of them. */
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

/** Variants of a level that play in a different style. */
export const TEMPERAMENTS = ["bold", "cautious"] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
