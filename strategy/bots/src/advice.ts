import type { WorkerCall } from "@courtly/worker-rpc";
import type { BySeat, Seat } from "@courtly/engine";
import type { CharacterId } from "@courtly/to-court-the-king";
import { timeBudget, workBudget, type Budget } from "./bot.ts";
import type { DescribedAction, Reason } from "./reason.ts";

/** A question for advice: the state of a game and the seat that decides. */
export interface AdviceQuestion {
  readonly gameId: string;
  /** The state of that game; its type depends on `gameId`. */
  readonly state: unknown;
  readonly seat: Seat;
  /** The time limit; or an amount of work, with which the same position gets the same advice on every device. */
  readonly limit: { readonly ms: number } | { readonly work: number };
  /** Whether only the expected points at the end are wanted, for games with such a forecast. */
  readonly isForecast?: boolean;
}

/** A sequence of actions until the next roll or the end of the turn. */
export interface AdviceLine {
  /** The actions in order, in the notation of records. */
  readonly steps: readonly string[];
  /** The chance to win, by the Chancellor's evaluation. */
  readonly chance: number;
  /** Half the width of the 95% confidence interval of `chance`; only if it was sampled. */
  readonly margin?: number;
}

export interface Advice {
  /** The best first, each with a different outcome; empty if the turn is too large to evaluate. */
  readonly lines: readonly AdviceLine[];
  /** The reason to prefer the first line to the second. */
  readonly why: Reason | undefined;
  /** Whether all cards were taken into account; otherwise the chances are lower bounds. */
  readonly isWhole: boolean;
  /** The expected points of each seat at the end of the game, in the answer to a forecast. */
  readonly finalPoints?: BySeat<number>;
  /** Only in To Court the King, before the final round. */
  readonly worths?: Worths;
  /** The chance to win after each possible next action, in the notation of records; only in To Court the King. */
  readonly chanceAfter?: Readonly<Record<string, number>>;
}

/**
 * The chance to win if the turn ends with this card, or with nothing. Claiming the King with more equal dice is worth
 * more: `king` is the chance with as few as the cost needs, `highKing` with all dice.
 */
export type Worths = Readonly<Partial<Record<CharacterId | "nothing" | "highKing", number>>>;

/** Computes advice in small steps. */
export type Advising = Generator<undefined, Advice>;

/** The adviser of a game, without that game's types: the state must be one of its game. */
export type Adviser = (state: unknown, seat: Seat, budget: Budget) => Advising;

/** Builds the advice from its lines and derives the reason. */
export function adviceOf(
  lines: readonly AdviceLine[],
  action: DescribedAction | undefined,
  isWhole = true,
): Advice {
  const [best, other] = lines;
  return { lines, why: best && action && reasonOf(best, other, action), isWhole };
}

function reasonOf(
  best: AdviceLine,
  other: AdviceLine | undefined,
  action: DescribedAction,
): Reason {
  return other === undefined
    ? { kind: "reckoned", action, chance: best.chance }
    : { kind: "compared", action, chance: best.chance, instead: other.chance };
}

/** The advisers by game; each is loaded with its game's rules at the first question. */
const ADVISERS: Readonly<Record<string, () => Promise<Adviser>>> = {
  "to-court-the-king": async () => (await import("./to-court-the-king/adviser.ts")).kingAdviser(),
  "rolling-courts": async () => (await import("./rolling-courts/adviser.ts")).courtsAdviser,
};

/** Computes the expected points at the end in small steps. */
type Forecast = (state: unknown) => Generator<undefined, BySeat<number>>;

/** The forecasts by game. */
const FORECASTS: Readonly<Record<string, () => Promise<Forecast>>> = {
  "rolling-courts": async () => (await import("./rolling-courts/forecast.ts")).courtsForecast,
};

/** The time between two pauses: the longest delay before a cancel takes effect. */
const STEP_MS = 10;

/** Answers questions for advice in a worker. Reports the used share of the limit, from 0 to 1, as progress. */
export function answeringAdvice(nowMs: () => number) {
  const loaded = new Map<string, Promise<Adviser>>();
  return async (
    { gameId, state, seat, limit, isForecast = false }: AdviceQuestion,
    call: WorkerCall<number>,
  ): Promise<Advice | undefined> => {
    const load = ADVISERS[gameId];
    if (load === undefined) throw new Error(`there is no adviser for the game '${gameId}'`);
    const found = loaded.get(gameId) ?? load();
    loaded.set(gameId, found);
    try {
      const adviser = await found;
      const { budget, usedShare } = budgetFor(limit, nowMs);
      const pause = () => {
        call.tell(usedShare());
        return call.isWanted();
      };
      const forecast = isForecast ? await FORECASTS[gameId]?.() : undefined;
      if (forecast === undefined)
        return await runToCompletion(adviser(state, seat, budget), { pause, nowMs });
      const finalPoints = await runToCompletion(forecast(state), { pause, nowMs });
      return finalPoints && { lines: [], why: undefined, isWhole: true, finalPoints };
    } catch (error) {
      loaded.delete(gameId); // if loading failed, the next question tries again
      throw error;
    }
  };
}

/** The budget of a limit, and the share of it that is used. */
function budgetFor(
  limit: AdviceQuestion["limit"],
  nowMs: () => number,
): { readonly budget: Budget; readonly usedShare: () => number } {
  if ("ms" in limit) {
    const startMs = nowMs();
    const usedShare = () => Math.min(1, (nowMs() - startMs) / limit.ms);
    return { budget: timeBudget(limit.ms, nowMs), usedShare };
  }
  const { spend } = workBudget(limit.work);
  let used = 0;
  const counted = (work: number) => {
    const isPaid = spend(work);
    if (isPaid) used += work;
    return isPaid;
  };
  return { budget: { spend: counted }, usedShare: () => used / limit.work };
}

export interface Pauses {
  /** Reports the progress; resolves to whether the result is still wanted. */
  readonly pause: () => Promise<boolean>;
  readonly nowMs: () => number;
}

/** Runs work to its end with pauses; undefined if its result is not wanted any more. */
export async function runToCompletion<Result>(
  work: Generator<undefined, Result>,
  { pause, nowMs }: Pauses,
): Promise<Result | undefined> {
  let restedMs = nowMs();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (nowMs() - restedMs < STEP_MS) continue;
    if (!(await pause())) return undefined;
    restedMs = nowMs();
  }
}
