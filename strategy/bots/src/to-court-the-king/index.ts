import { reference } from "@courtly/odds";
import type { Action, State } from "@courtly/to-court-the-king";
import { workBudget, type Bot, type Budget } from "../bot.ts";
import { BOT_LEVELS, type BotLevel, type BotName, type Temperament } from "../names.ts";
import { chancellorOf } from "./chancellor.ts";
import { pageOf } from "./page.ts";
import { squireOf } from "./squire.ts";
import { stewardOf } from "./steward.ts";
import type { Tools } from "./thought/turnSolver.ts";
import type { Solvers } from "./thought/plan.ts";

export { loadSolvers } from "./solvers.ts";

type Player = Bot<State, Action>;
type Making = (temperament: Temperament | undefined, tools: Tools) => Player;

const MAKING: Readonly<Record<BotLevel, Making>> = {
  page: pageOf,
  squire: squireOf,
  steward: stewardOf,
  chancellor: chancellorOf,
};

/** Makes a bot. It calls `budget` once per turn. */
export function toCourtTheKingBot(
  { level, temperament }: BotName,
  budget: () => Budget,
  solvers: Solvers = readable(),
): Player {
  return MAKING[level](temperament, { budget, solvers });
}

/** The reference solvers: slow, but available everywhere without loading. */
function readable(): Solvers {
  return { pair: [reference, reference], holds: undefined };
}

/** The kilobytes of tables per turn: 8 ms on average, over 30 ms in one turn of twenty ([ladder](../../LADDER.md)). */
export const TO_COURT_THE_KING_WORK = 160_000;

/** The four levels with a fixed amount of work per turn, so that their choices are reproducible. */
export const toCourtTheKingBots: readonly Player[] = BOT_LEVELS.map((level) =>
  toCourtTheKingBot({ level, temperament: undefined }, () => workBudget(TO_COURT_THE_KING_WORK)),
);
