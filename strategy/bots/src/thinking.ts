import { seededRandom, type Game, type Seat } from "@courtly/engine";
import { timeBudget, type Bot, type Budget } from "./bot.ts";
import { readBotName, type BotName } from "./names.ts";
import type { Reason } from "./reason.ts";

/** A question for a bot's move: the state of a game and the seat that decides. */
export interface BotQuestion {
  readonly gameId: string;
  /** `chancellor`, `steward:bold`. */
  readonly bot: string;
  /** The state of that game; its type depends on `gameId`. */
  readonly state: unknown;
  readonly seat: Seat;
  /** The seed of the bot's own random numbers. */
  readonly seed: string;
  /** The time limit for a turn. */
  readonly ms: number;
  /** Whether the answer includes the reason. */
  readonly wantsReason?: boolean;
}

export interface BotAnswer {
  /** The action in the notation of records. */
  readonly text: string;
  readonly why?: Reason | undefined;
}

/** The bots of a game, without that game's types. */
interface Stable {
  readonly answer: (question: BotQuestion) => BotAnswer;
}

interface Talent<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly make: (name: BotName, budget: () => Budget) => Bot<State, Action>;
  readonly nowMs: () => number;
}

/** The share of the time limit for thinking; the rest is for the last piece of work, reasons and messages. */
const THINKING_SHARE = 0.95;

/** Creates the bots of a game on demand and keeps them, because they remember their plan for the turn. */
function stable<Setup, State, Action>({ game, make, nowMs }: Talent<Setup, State, Action>): Stable {
  const known = new Map<string, Bot<State, Action>>();
  let ms = 0;
  const botFor = (name: string): Bot<State, Action> => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const parts = readBotName(name);
    if (parts === undefined) throw new Error(`there is no bot '${name}'`);
    const bot = make(parts, () => timeBudget(ms * THINKING_SHARE, nowMs));
    known.set(name, bot);
    return bot;
  };
  return {
    answer: ({ bot: name, state: given, seat, seed, ms: limit, wantsReason = false }) => {
      ms = limit;
      const state = given as State; // the caller sends a state of this game
      const bot = botFor(name);
      const action = bot.choose(state, seat, seededRandom(seed));
      const text = game.notation.action.write(action);
      return wantsReason ? { text, why: bot.why?.(state, seat, action) } : { text };
    },
  };
}

type Loading = (nowMs: () => number) => Promise<Stable>;

/** The bots by game; each is loaded with its game's rules at the first question. */
const STABLES: Readonly<Record<string, Loading>> = {
  "to-court-the-king": async (nowMs) => {
    const [{ toCourtTheKing }, { loadSolvers, toCourtTheKingBot }] = await Promise.all([
      import("@courtly/to-court-the-king"),
      import("./to-court-the-king/index.ts"),
    ]);
    const solvers = await loadSolvers();
    return stable({
      game: toCourtTheKing,
      make: (name, budget) => toCourtTheKingBot(name, budget, solvers),
      nowMs,
    });
  },
  "rolling-courts": async (nowMs) => {
    const [{ rollingCourts }, { rollingCourtsBot }] = await Promise.all([
      import("@courtly/rolling-courts"),
      import("./rolling-courts/index.ts"),
    ]);
    return stable({ game: rollingCourts, make: rollingCourtsBot, nowMs });
  },
};

/** Answers questions for bots' moves in a worker. */
export function answeringBots(nowMs: () => number) {
  const loaded = new Map<string, Promise<Stable>>();
  return async (question: BotQuestion): Promise<BotAnswer> => {
    const { gameId } = question;
    const load = STABLES[gameId];
    if (load === undefined) throw new Error(`no bot plays '${gameId}'`);
    const found = loaded.get(gameId) ?? load(nowMs);
    loaded.set(gameId, found);
    try {
      return (await found).answer(question);
    } catch (error) {
      loaded.delete(gameId); // if loading failed, the next question tries again
      throw error;
    }
  };
}
