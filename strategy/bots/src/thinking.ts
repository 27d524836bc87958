import { seededRandom, type Game, type Seat } from "@courtly/engine";
import { timeBudget, type Bot, type Budget } from "./bot.ts";
import { readBotName, type BotName } from "./names.ts";
import type { Reason } from "./reason.ts";

/** A question for a bot's move: the state of a game and the seat that decides. */
export interface BotQuestion {
  readonly gameId: string;
  /** `chancellor`, `steward:bold`. */
  readonly bot: string;
  /** A state of that game, as it is. */
  readonly state: unknown;
  readonly seat: Seat;
  /** Of the bot's own chances. */
  readonly seed: string;
  /** What a turn may take. */
  readonly ms: number;
  /** Whether the reason is wanted too. */
  readonly wantsReason?: boolean;
}

export interface BotAnswer {
  /** The action as records write it. */
  readonly text: string;
  readonly why?: Reason | undefined;
}

/** A game's bots with its types closed over. */
interface Stable {
  readonly answer: (question: BotQuestion) => BotAnswer;
}

interface Talent<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  readonly make: (name: BotName, budget: () => Budget) => Bot<State, Action>;
  readonly nowMs: () => number;
}

/** Of the time for a turn; the rest is for the last piece of work, for reasons and for the way there and back. */
const THINKING_SHARE = 0.95;

/** Bots are kept: they remember what they planned for the turn. */
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
      const state = given as State; // it comes from a table of this game
      const bot = botFor(name);
      const action = bot.choose(state, seat, seededRandom(seed));
      const text = game.notation.action.write(action);
      return wantsReason ? { text, why: bot.why?.(state, seat, action) } : { text };
    },
  };
}

type Loading = (nowMs: () => number) => Promise<Stable>;

/** A game's rules and its bots come when somebody plays it. */
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

/** Answers questions for moves of bots in a worker. */
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
      loaded.delete(gameId); // what did not load may load the next time
      throw error;
    }
  };
}
