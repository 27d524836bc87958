import type { WorkerCall } from "@courtly/worker-rpc";
import type { Seat } from "@courtly/engine";
import type { CharacterId } from "@courtly/to-court-the-king";
import { timeBudget, type Budget } from "./bot.ts";
import type { Deed, Reason } from "./reason.ts";

/** A question for advice: the state of a game and the seat that decides. */
export interface AdviceQuestion {
  readonly gameId: string;
  /** A state of that game, as it is. */
  readonly state: unknown;
  readonly seat: Seat;
  /** What thinking may take. */
  readonly ms: number;
}

/** A way to play on, until the dice are thrown or the turn is over. */
export interface Line {
  /** Actions as records write them, in their order. */
  readonly steps: readonly string[];
  /** The chance to win, by the Chancellor's judgement. */
  readonly chance: number;
  /** 19 times out of 20 more sampling would find the chance within so much; only where it was sampled. */
  readonly margin?: number;
}

export interface Advice {
  /** The best first, no two to the same end; none where the turn is too large to judge. */
  readonly lines: readonly Line[];
  /** Why the first and not the second. */
  readonly why: Reason | undefined;
  /** Whether all cards were reckoned with: otherwise the chances are at least this high. */
  readonly isWhole: boolean;
  /** To Court the King, before the final round. */
  readonly worths?: Worths;
}

/**
 * The chance to win when the turn ends with a card, or with nothing: what makes one better than another. A King is
 * worth the more, the more alike he is claimed with: `king` is with as few as will do, `highKing` with all dice.
 */
export type Worths = Readonly<Partial<Record<CharacterId | "nothing" | "highKing", number>>>;

/** Thinks by small pieces of work: between them it gives what it would say by then. */
export type Advising = Generator<Advice | undefined, Advice>;

/** A game's adviser with its types closed over. */
export type Adviser = (state: unknown, seat: Seat, budget: Budget) => Advising;

/** The lines with the reason that follows from them. */
export function adviceOf(lines: readonly Line[], deed: Deed | undefined, isWhole = true): Advice {
  const [best, other] = lines;
  return { lines, why: best && deed && reasonOf(best, other, deed), isWhole };
}

function reasonOf(best: Line, other: Line | undefined, deed: Deed): Reason {
  return other === undefined
    ? { kind: "reckoned", deed, chance: best.chance }
    : { kind: "compared", deed, chance: best.chance, instead: other.chance };
}

/** A game's rules and its adviser come when somebody asks. */
const ADVISERS: Readonly<Record<string, () => Promise<Adviser>>> = {
  "to-court-the-king": async () => (await import("./to-court-the-king/adviser.ts")).kingAdviser(),
  "rolling-courts": async () => (await import("./rolling-courts/adviser.ts")).courtsAdviser,
};

/** The time between two pauses: the longest delay before a cancel takes effect. */
const STEP_MS = 10;

/** Answers questions for advice in a worker. Reports the best advice so far as progress. */
export function answeringAdvice(nowMs: () => number) {
  const loaded = new Map<string, Promise<Adviser>>();
  return async (
    { gameId, state, seat, ms }: AdviceQuestion,
    call: WorkerCall<Advice>,
  ): Promise<Advice | undefined> => {
    const load = ADVISERS[gameId];
    if (load === undefined) throw new Error(`nobody gives advice on '${gameId}'`);
    const found = loaded.get(gameId) ?? load();
    loaded.set(gameId, found);
    try {
      const adviser = await found;
      return await runToCompletion(adviser(state, seat, timeBudget(ms, nowMs)), { call, nowMs });
    } catch (error) {
      loaded.delete(gameId); // what did not load may load the next time
      throw error;
    }
  };
}

async function runToCompletion(
  advising: Advising,
  { call, nowMs }: { readonly call: WorkerCall<Advice>; readonly nowMs: () => number },
): Promise<Advice | undefined> {
  let told: Advice | undefined;
  let restedMs = nowMs();
  for (;;) {
    const { done, value } = advising.next();
    if (done === true) return value;
    if (nowMs() - restedMs < STEP_MS) continue;
    if (value !== undefined && value !== told) call.tell(value);
    told = value;
    if (!(await call.isWanted())) return undefined;
    restedMs = nowMs();
  }
}
