import type { ByPlayer } from "@courtly/engine";
import type { Reason } from "./reason.ts";

/** The Chancellor's judgement of one decision. Chances to win are from 0 to 1 and add up to 1. */
export interface Judgement {
  /** The chances before the action, if the seat that decides plays as well as possible from here. */
  readonly before: ByPlayer<number>;
  /** The chances after the action; `before` if no action was given. The player who decides never gains by it. */
  readonly after: ByPlayer<number>;
  /** The best action, in the notation of records. If the given action is as good, that one. */
  readonly best: string;
  /** Compares the best action with the given one; undefined if that one is as good. */
  readonly why: Reason | undefined;
  /** Whether the chances are exact; otherwise they are estimates. */
  readonly isExact: boolean;
  /** How far the loss of the player who decides may be off; 0 if it is exact. */
  readonly lossMargin: number;
}

/** Computes a judgement in small steps. */
export type Judging = Generator<undefined, Judgement>;

/**
 * Judges the decision of the seat to act: the action in the notation of records, or undefined if it was not made yet.
 * The state must be one of the evaluator's game, and a seat must decide.
 */
export type Evaluator = (state: unknown, action: string | undefined) => Judging;

/** The evaluators by game; each is loaded with its game's values. */
const EVALUATORS: Readonly<Record<string, () => Promise<Evaluator>>> = {
  "to-court-the-king": async () =>
    (await import("./to-court-the-king/evaluator.ts")).kingEvaluator(),
  "rolling-courts": async () => (await import("./rolling-courts/evaluator.ts")).courtsEvaluator,
};

/** Loads the evaluator of a game; undefined for a game without one. */
export async function loadEvaluator(gameId: string): Promise<Evaluator | undefined> {
  return EVALUATORS[gameId]?.();
}

/** Estimates every player's chance to win without any search: during a turn, the chances at its beginning. */
export type Estimate = (state: unknown) => ByPlayer<number>;

/** The estimates by game. */
const ESTIMATES: Readonly<Record<string, () => Promise<Estimate>>> = {
  "to-court-the-king": async () => (await import("./to-court-the-king/evaluator.ts")).kingEstimate,
  "rolling-courts": async () => (await import("./rolling-courts/evaluator.ts")).courtsEstimate,
};

/** Loads the estimate of a game; undefined for a game without one. */
export async function loadEstimate(gameId: string): Promise<Estimate | undefined> {
  return ESTIMATES[gameId]?.();
}
