import type { BotLevel, Temperament } from "../names.ts";

const LEVELS: Readonly<Record<BotLevel, string>> = {
  page: "Page",
  squire: "Squire",
  steward: "Steward",
  chancellor: "Chancellor",
};

const TEMPERS: Readonly<Record<Temperament, string>> = { bold: "Bold", cautious: "Cautious" };

/** The English titles of bots, in a separate file because a cast needs no other words. */
export const TITLES = {
  levels: LEVELS,
  /** "Bold Steward". */
  tempered: (level: BotLevel, temperament: Temperament) =>
    `${TEMPERS[temperament]} ${LEVELS[level]}`,
};

export type Titles = typeof TITLES;
