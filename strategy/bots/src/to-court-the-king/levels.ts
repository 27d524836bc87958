import type { BotLevel } from "../names.ts";

/** The way a level plays. */
export type Level =
  /** Collects one number; takes the card of the highest price that it notices. */
  | { readonly plays: "collects"; readonly changesDice: boolean; readonly notices: number }
  /** Solves its turn exactly for the cards that it notices, with fixed prices or with chances to win. */
  | { readonly plays: "solves"; readonly values: "prices" | "chances"; readonly notices: number };

/** The levels; each wins about five games of eight against the one before. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  page: { plays: "collects", changesDice: false, notices: 0.28 },
  footman: { plays: "collects", changesDice: false, notices: 0.36 },
  courier: { plays: "collects", changesDice: false, notices: 0.46 },
  herald: { plays: "collects", changesDice: false, notices: 0.58 },
  falconer: { plays: "collects", changesDice: false, notices: 0.73 },
  squire: { plays: "collects", changesDice: false, notices: 0.92 },
  cupbearer: { plays: "collects", changesDice: true, notices: 0.78 },
  chamberlain: { plays: "collects", changesDice: true, notices: 1 },
  castellan: { plays: "solves", values: "prices", notices: 0.65 },
  steward: { plays: "solves", values: "prices", notices: 0.88 },
  // Not offered: for games that were begun with it, when it was a level of this game.
  marshal: { plays: "solves", values: "prices", notices: 0.96 },
  chancellor: { plays: "solves", values: "chances", notices: 1 },
};
