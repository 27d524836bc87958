import type { Action, State } from "@courtly/rolling-courts";
import { workBudget, type Bot, type Budget } from "../bot.ts";
import { readBotName, writeBotName, type Temperament } from "../temperament.ts";
import { CHANCELLOR_VALUES } from "./chancellor.ts";
import { pageOf } from "./page.ts";
import { plannerOf } from "./planner.ts";
import { squireOf } from "./squire.ts";
import { STEWARD_VALUES } from "./steward.ts";
import { tiltOf } from "./tilt.ts";

type Player = Bot<State, Action>;
type Making = (temperament: Temperament | undefined, budget: () => Budget) => Player;

/** How many of its best plans a Chancellor follows into the others' turns. */
const RIVALS = 8;

/** From the gentlest up. */
const LEVELS: readonly (readonly [string, Making])[] = [
  ["page", pageOf],
  ["squire", squireOf],
  [
    "steward",
    (temperament, budget) =>
      plannerOf(
        {
          name: writeBotName("steward", temperament),
          taste: { values: STEWARD_VALUES, tilt: tiltOf(temperament) },
          rivals: 1,
        },
        budget,
      ),
  ],
  [
    "chancellor",
    (temperament, budget) =>
      plannerOf(
        {
          name: writeBotName("chancellor", temperament),
          taste: { values: CHANCELLOR_VALUES, tilt: tiltOf(temperament) },
          rivals: RIVALS,
        },
        budget,
      ),
  ],
];

/** The four levels; `budget` is asked for whenever one has to think: after its roll, and when it examines. */
export function rollingCourtsBotsWithin(budget: () => Budget): readonly Player[] {
  return LEVELS.map(([, make]) => make(undefined, budget));
}

/** A level with or without a temperament: `chancellor`, `steward:bold`. */
export function rollingCourtsBotNamed(name: string, budget: () => Budget): Player | undefined {
  const named = readBotName(name);
  const level = LEVELS.find(([known]) => known === named?.level);
  return level?.[1](named?.temperament, budget);
}

/** Positions looked at in a turn: about 50 ms. */
export const ROLLING_COURTS_WORK = 12_000;

/** With a fixed amount of work a turn, so that what they do repeats. */
export const rollingCourtsBots: readonly Player[] = rollingCourtsBotsWithin(() =>
  workBudget(ROLLING_COURTS_WORK),
);
