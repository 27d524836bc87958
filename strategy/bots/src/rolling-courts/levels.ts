import type { BotLevel } from "../names.ts";

/** The way a level plays. */
export interface Level {
  readonly values: "handSet" | "fitted";
  /** The most positions that it considers in a turn, if it has time. */
  readonly positions: number;
  /** The share of the possible moves that it notices. */
  readonly notices: number;
  /** The number of best plans that it compares by simulating the other seats' turns; with 1 it simulates nothing. */
  readonly rivals: number;
}

/** The levels; each wins about two games of three against the one before. */
export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  page: { values: "handSet", positions: 200, notices: 0.3, rivals: 1 },
  footman: { values: "handSet", positions: 300, notices: 0.4, rivals: 1 },
  courier: { values: "handSet", positions: 300, notices: 0.5, rivals: 1 },
  herald: { values: "handSet", positions: 400, notices: 0.6, rivals: 1 },
  falconer: { values: "fitted", positions: 450, notices: 0.36, rivals: 1 },
  squire: { values: "fitted", positions: 500, notices: 0.43, rivals: 1 },
  cupbearer: { values: "fitted", positions: 600, notices: 0.51, rivals: 1 },
  chamberlain: { values: "fitted", positions: 900, notices: 0.59, rivals: 1 },
  castellan: { values: "fitted", positions: 2000, notices: 0.71, rivals: 1 },
  steward: { values: "fitted", positions: 4000, notices: 0.85, rivals: 1 },
  marshal: { values: "fitted", positions: 8000, notices: 0.95, rivals: 1 },
  chancellor: { values: "fitted", positions: 8000, notices: 1, rivals: 8 },
};
