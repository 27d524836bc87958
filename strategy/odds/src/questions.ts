import type { Hand, Rules, TurnDice } from "@courtly/to-court-the-king";
import type { Goal } from "./goal.ts";
import type { Chance } from "./oddsOf.ts";
import type { Ranked } from "./solveTurn.ts";

/** A goal that can be sent to a worker: those with a function as worth cannot. */
export type AskedGoal = Exclude<Goal, { kind: "results" }>;

/** A question for odds. */
export interface OddsQuestion {
  readonly hand: Hand;
  readonly dice: TurnDice;
  readonly rules?: Rules;
  /** Default: all seventeen costs. */
  readonly goals?: readonly AskedGoal[];
  readonly bytesMax?: number;
  /** Whether the answer also lists every legal action, the best first. */
  readonly ranked?: boolean;
}

/** The value of the turn for one goal: for costs and marks, a chance. */
export interface Odds {
  readonly goal: AskedGoal;
  readonly chance: Chance;
  /** Present only if the question had `ranked: true`. */
  readonly ranked?: readonly Ranked[];
}

/** A partial result: the share of the work done, from 0 to 1, and the odds known so far. */
export interface Progress {
  readonly share: number;
  readonly odds: readonly Odds[];
}
