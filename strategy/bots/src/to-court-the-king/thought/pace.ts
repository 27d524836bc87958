import {
  CHARACTER_IDS,
  copiesInCourt,
  firstRollDice,
  handOf,
  includes,
  type CharacterId,
  type State,
} from "@courtly/to-court-the-king";
import type { Seat } from "@courtly/engine";
import { scoreOf, type Net } from "../../net.ts";
import { LOWEST_RANK } from "./marks.ts";
import { logistic, mostDice, type Reach } from "./reach.ts";

/** The cards that every player may collect. */
export const COLLECTED: readonly CharacterId[] = CHARACTER_IDS.filter(
  (id) => id !== "charlatan" && id !== "queen" && id !== "king",
);
const DICE_MIN = 3;
const DICE_MAX = 12;

const OWN_AT = 0;
const OPEN_AT = OWN_AT + COLLECTED.length;
const DICE_AT = OPEN_AT + COLLECTED.length;
const NUMBERS_AT = DICE_AT + DICE_MAX - DICE_MIN + 1;
export const PACE_SHAPE = { inputs: NUMBERS_AT + 5, hidden: 32 };

/** Reads the net's inputs for a seat: its cards, the cards it can still get, its dice, its chance of the King now. */
export function readPace(state: State, seat: Seat, reach: Reach, into: Float64Array): void {
  const { rules, court, players } = state;
  const hand = handOf(state, seat);
  into.fill(0);
  for (const [index, id] of COLLECTED.entries()) {
    const isOwn = includes(hand.cards, id);
    into[OWN_AT + index] = isOwn ? 1 : 0;
    const isOpen = copiesInCourt(id, players, rules) === Infinity || court[id] > 0;
    into[OPEN_AT + index] = isOwn || !isOpen ? 0 : 1;
  }
  const dice = mostDice(hand, rules);
  into[DICE_AT + Math.min(DICE_MAX, Math.max(DICE_MIN, dice)) - DICE_MIN] = 1;
  const king = reach[LOWEST_RANK] as number;
  into.set(
    [hand.charlatans / 3, firstRollDice(hand, rules) / 6, king, logOdds(king), 1],
    NUMBERS_AT,
  );
}

export function logOdds(chance: number): number {
  return Math.log((chance + 0.001) / (1.001 - chance)) / 5;
}

const table = new Float64Array(PACE_SHAPE.inputs);

/** The mean number of turns that a seat needs to claim the King, without interference by others. */
export function paceOf(net: Net, state: State, seat: Seat, reach: Reach): number {
  readPace(state, seat, reach, table);
  return 1 / logistic(scoreOf(net, table));
}
