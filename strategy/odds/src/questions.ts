import type { Hand, Rules, TurnDice } from "@courtly/to-court-the-king";
import type { Goal } from "./goal.ts";
import type { Chance } from "./oddsOf.ts";
import type { Ranked } from "./solveTurn.ts";

/** A goal that can be sent to a worker: a function cannot. */
export type AskedGoal = Exclude<Goal, { kind: "results" }>;

/** A question for odds. */
export interface Question {
  readonly hand: Hand;
  readonly dice: TurnDice;
  readonly rules?: Rules;
  /** All seventeen costs, unless others are named. */
  readonly goals?: readonly AskedGoal[];
  readonly bytesMax?: number;
  /** Whether every legal action is wanted too, the best first. */
  readonly ranked?: boolean;
}

/** What the turn is worth for one goal: for costs and marks a chance. */
export interface Odds {
  readonly goal: AskedGoal;
  readonly chance: Chance;
  /** Only if it was asked for. */
  readonly ranked?: readonly Ranked[];
}

/** How far it has come, from 0 to 1, and what is known by now. */
export interface Progress {
  readonly share: number;
  readonly odds: readonly Odds[];
}
