import { reference } from "@courtly/odds";
import { toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { workBudget, type Bot, type Budget } from "../bot.ts";
import { levelsIn, writeBotName, type BotName } from "../names.ts";
import { collectingAction } from "./collector.ts";
import { FITTED } from "./fitted.ts";
import { LEVELS } from "./levels.ts";
import { byChances } from "./thought/chances.ts";
import { byPrices } from "./thought/prices.ts";
import type { Solvers } from "./thought/plan.ts";
import { turnSolverBot } from "./thought/turnSolver.ts";
import { judge } from "./thought/values.ts";

export { loadSolvers } from "./solvers.ts";

type Player = Bot<State, Action>;
/** Makes a bot. It calls `budget` once per turn. */
export function toCourtTheKingBot(
  { level, temperament }: BotName,
  budget: () => Budget,
  solvers: Solvers = readable(),
): Player {
  const name = writeBotName(level, temperament);
  const mind = { ...LEVELS[level], temperament };
  if (mind.plays === "collects") return { name, choose: (state) => collectingAction(state, mind) };
  const judging = mind.values === "prices" ? byPrices(mind) : byChances(judge(FITTED), mind);
  return turnSolverBot(name, judging, { budget, solvers });
}

/** The reference solvers: slow, but available everywhere without loading. */
function readable(): Solvers {
  return { pair: [reference, reference], holds: undefined };
}

/** The kilobytes of tables per turn: 8 ms on average, over 30 ms in one turn of twenty ([ladder](../../LADDER.md)). */
export const TO_COURT_THE_KING_WORK = 160_000;

/** All levels that the game offers, with a fixed amount of work per turn, so that their choices are reproducible. */
export const toCourtTheKingBots: readonly Player[] = levelsIn(toCourtTheKing.id).map((level) =>
  toCourtTheKingBot({ level, temperament: undefined }, () => workBudget(TO_COURT_THE_KING_WORK)),
);
