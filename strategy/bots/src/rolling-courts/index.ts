import type { Action, State } from "@courtly/rolling-courts";
import { workBudget, type Bot, type Budget } from "../bot.ts";
import {
  BOT_LEVELS,
  writeBotName,
  type BotLevel,
  type BotName,
  type Temperament,
} from "../names.ts";
import { CHANCELLOR_VALUES } from "./chancellor.ts";
import { pageOf } from "./page.ts";
import { plannerOf } from "./planner.ts";
import { squireOf } from "./squire.ts";
import { STEWARD_VALUES } from "./steward.ts";
import { tiltOf } from "./tilt.ts";

type Player = Bot<State, Action>;
type Making = (temperament: Temperament | undefined, budget: () => Budget) => Player;

/** The number of its best plans that a Chancellor compares by simulating the other seats' turns. */
const RIVALS = 8;

const MAKING: Readonly<Record<BotLevel, Making>> = {
  page: pageOf,
  squire: squireOf,
  steward: (temperament, budget) =>
    plannerOf(
      {
        name: writeBotName("steward", temperament),
        evaluation: { values: STEWARD_VALUES, tilt: tiltOf(temperament) },
        rivals: 1,
      },
      budget,
    ),
  chancellor: (temperament, budget) =>
    plannerOf(
      {
        name: writeBotName("chancellor", temperament),
        evaluation: { values: CHANCELLOR_VALUES, tilt: tiltOf(temperament) },
        rivals: RIVALS,
      },
      budget,
    ),
};

/** Makes a bot. It calls `budget` whenever it has to think: after its roll, and in an examination. */
export function rollingCourtsBot({ level, temperament }: BotName, budget: () => Budget): Player {
  return MAKING[level](temperament, budget);
}

/** The number of positions evaluated in a turn: about 50 ms. */
export const ROLLING_COURTS_WORK = 12_000;

/** The four levels with a fixed amount of work per turn, so that their choices are reproducible. */
export const rollingCourtsBots: readonly Player[] = BOT_LEVELS.map((level) =>
  rollingCourtsBot({ level, temperament: undefined }, () => workBudget(ROLLING_COURTS_WORK)),
);
