import { seededRandom, type BySeat } from "@courtly/engine";
import type { State } from "@courtly/rolling-courts";
import { workBudget } from "../bot.ts";
import { FITTED_VALUES } from "./fitted.ts";
import { courtPoints } from "./model/outcome.ts";
import {
  constantsOf,
  OVER,
  pack,
  SPENDING,
  STAGE,
  type GameConstants,
  type PackedPosition,
} from "./model/position.ts";
import { passOn, rollDice, step } from "./model/step.ts";
import { drawDice } from "./thought/dice.ts";
import { searchTurn } from "./thought/turnSearch.ts";

/** The number of games that are played on from the position. */
const GAMES = 24;
/** The work for each turn of these games. */
const TURN_WORK = 40;

const QUICK = { values: FITTED_VALUES, tilt: undefined };

/**
 * The expected points of each seat at the end of the game: the mean of some games that all seats play on in a simple
 * way. It depends only on the position. Pauses after every turn.
 */
function* forecasting(state: State): Generator<undefined, BySeat<number>> {
  const constants = constantsOf(state);
  const from = pack(state);
  const sums = Array.from({ length: constants.seats }, () => 0);
  for (let game = 0; game < GAMES; game += 1) {
    // The same dice for all positions: a change of the forecast is less often chance.
    const random = seededRandom(`forecast ${game}`);
    const position = from.slice();
    while (position[STAGE] !== OVER) {
      if (position[STAGE] !== SPENDING) passOn(constants, position);
      playTurn(constants, position, random);
      yield undefined;
    }
    for (const seat of sums.keys())
      sums[seat] = (sums[seat] as number) + courtPoints(constants, position, seat);
  }
  return sums.map((sum) => sum / GAMES);
}

/** The forecast without the types of the game: the state must be one of Rolling Courts. */
export const courtsForecast = (given: unknown) => forecasting(given as State);

/** Rolls if the dice are not rolled yet, and spends them. */
function playTurn(
  constants: GameConstants,
  position: PackedPosition,
  random: ReturnType<typeof seededRandom>,
): void {
  if (position[STAGE] === OVER) return;
  if (position[STAGE] !== SPENDING) rollDice(position, drawDice(random));
  const [plan] = searchTurn(constants, position, QUICK, {
    budget: workBudget(TURN_WORK),
    plans: 1,
  });
  for (const move of plan?.moves ?? []) step(constants, position, move);
  passOn(constants, position);
}
