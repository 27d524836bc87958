import { left, right, type Seat } from "@courtly/engine";
import {
  CHARACTER_IDS,
  CHARACTERS,
  copiesInCourt,
  firstRollDice,
  handOf,
  includes,
  members,
  owns,
  type State,
} from "@courtly/to-court-the-king";
import { LOWEST_RANK } from "./marks.ts";
import { mostDice, type Reach } from "./reach.ts";

/** Cards that anybody may collect. */
const CARDS = CHARACTER_IDS.filter((id) => id !== "charlatan" && id !== "queen" && id !== "king");
const DICE_MIN = 3;
const DICE_MAX = 12;

const OWN_AT = 0;
/** The first inputs say which cards the seat has. */
export const OWN_CARDS = CARDS;
const OPEN_AT = OWN_AT + CARDS.length;
const DICE_AT = OPEN_AT + CARDS.length;
const PLAYERS_AT = DICE_AT + DICE_MAX - DICE_MIN + 1;
const NUMBERS_AT = PLAYERS_AT + 4;
const NUMBERS = 9;
export const STANDING_SHAPE = { inputs: NUMBERS_AT + NUMBERS, hidden: 16 };

/** What is told of a seat at the beginning of a turn: its cards, what it can still get, its dice, and when it plays. */
export function readSeat(state: State, seat: Seat, reach: Reach, into: Float64Array): void {
  const { players, rules, court } = state;
  const hand = handOf(state, seat);
  into.fill(0);
  for (const [index, id] of CARDS.entries()) {
    const isOwn = includes(hand.cards, id);
    into[OWN_AT + index] = isOwn ? 1 : 0;
    const copies = copiesInCourt(id, players, rules);
    const left = copies === Infinity ? 1 : court[id] / copies;
    into[OPEN_AT + index] = isOwn ? 0 : Math.min(1, left);
  }
  const dice = mostDice(hand, rules);
  into[DICE_AT + Math.min(DICE_MAX, Math.max(DICE_MIN, dice)) - DICE_MIN] = 1;
  into[PLAYERS_AT + players - 2] = 1;
  const changing = members(hand.cards).filter((id) => {
    const { kind } = CHARACTERS[id].ability;
    return kind !== "bring" && kind !== "firstRoll" && kind !== "endsTheGame";
  });
  const [first, second] = turnsAhead(state, seat);
  const king = owns(hand, "king") ? 1 : (reach[LOWEST_RANK] as number);
  into.set(
    [
      hand.charlatans / 3,
      firstRollDice(hand, rules) / 6,
      changing.length / 6,
      first === 0 ? 1 : 0,
      first / 4,
      second / 8,
      king,
      Math.log((king + 0.001) / (1.001 - king)) / 5,
      state.round / 20,
    ],
    NUMBERS_AT,
  );
}

/** How many turns of others come before the seat's next one, and before the one after that (K4). */
function turnsAhead(state: State, seat: Seat): readonly [number, number] {
  const { players, start, toAct } = state;
  const ahead: number[] = [];
  let turn = 0;
  let from = start;
  let now = toAct;
  while (ahead.length < 2) {
    if (now === seat) ahead.push(turn);
    turn += 1;
    now = left(now, players);
    if (now === from) {
      from = right(from, players);
      now = from;
    }
  }
  return [ahead[0] as number, ahead[1] as number];
}
