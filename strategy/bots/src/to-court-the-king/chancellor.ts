import type { Action, State } from "@courtly/to-court-the-king";
import type { Bot } from "../bot.ts";
import { writeBotName, type Temperament } from "../names.ts";
import { FITTED } from "./fitted.ts";
import { byChances } from "./thought/chances.ts";
import { turnSolverBot, type Tools } from "./thought/turnSolver.ts";
import { judge } from "./thought/values.ts";

/** A bot that solves its turn exactly; each way to end it is valued by the chance to win the game after it. */
export function chancellorOf(
  temperament: Temperament | undefined,
  tools: Tools,
): Bot<State, Action> {
  return turnSolverBot(
    writeBotName("chancellor", temperament),
    byChances(judge(FITTED), temperament),
    tools,
  );
}
