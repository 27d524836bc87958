import type { Action, State } from "@courtly/rolling-courts";
import { workBudget, type Bot, type Budget } from "../bot.ts";
import { BOT_LEVELS, writeBotName, type BotName } from "../names.ts";
import { FITTED_VALUES } from "./fitted.ts";
import { HAND_SET_VALUES } from "./handSet.ts";
import { LEVELS } from "./levels.ts";
import { plannerOf } from "./planner.ts";
import { tiltOf } from "./tilt.ts";

type Player = Bot<State, Action>;

/** Makes a bot. It calls `budget` whenever it has to think: after its roll, and in an examination. */
export function rollingCourtsBot({ level, temperament }: BotName, budget: () => Budget): Player {
  const { values, positions, notices, rivals } = LEVELS[level];
  return plannerOf(
    {
      name: writeBotName(level, temperament),
      evaluation: {
        values: values === "fitted" ? FITTED_VALUES : HAND_SET_VALUES,
        tilt: tiltOf(temperament),
      },
      positions,
      notices,
      rivals,
    },
    budget,
  );
}

/** The number of positions evaluated in a turn: about 50 ms. */
export const ROLLING_COURTS_WORK = 12_000;

/** All levels with a fixed amount of work per turn, so that their choices are reproducible. */
export const rollingCourtsBots: readonly Player[] = BOT_LEVELS.map((level) =>
  rollingCourtsBot({ level, temperament: undefined }, () => workBudget(ROLLING_COURTS_WORK)),
);
