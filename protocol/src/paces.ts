/** The paces of a game with a clock. Without one, nobody is hurried. */
export const PACES = ["brisk", "steady", "slow", "verySlow"] as const;
export type Pace = (typeof PACES)[number];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The time of a turn, and the reserve of each player for the whole game. */
export const PACE_TIMES: Readonly<
  Record<Pace, { readonly turnMs: number; readonly reserveMs: number }>
> = {
  brisk: { turnMs: 45 * SECOND_MS, reserveMs: 0 },
  steady: { turnMs: 2 * MINUTE_MS, reserveMs: 5 * MINUTE_MS },
  slow: { turnMs: DAY_MS, reserveMs: 0 },
  verySlow: { turnMs: 3 * DAY_MS, reserveMs: 0 },
};
