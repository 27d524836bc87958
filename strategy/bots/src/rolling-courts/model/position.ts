import type { Seat } from "@courtly/engine";
import {
  numbersFor,
  seatsFor,
  tokensInHand,
  type Board,
  type State,
} from "@courtly/rolling-courts";

/**
 * A state of the game as one array of numbers. A search copies and changes thousands of them per turn; the game's own
 * immutable states are too slow for that. A test compares both.
 */
export type PackedPosition = Int32Array;

export const PLACES = 6;
export const COUNCIL = 4;
export const CAVE = 6;
export const COURT = 5;
export const MINES = 5;
export const DEEP = 5;
const SEATS_MAX = 5;

/** Indices into a position. A member is stored as its seat plus one, an empty space as 0. */
export const VILLAGES = 0;
export const CAVES = VILLAGES + PLACES * COUNCIL;
export const COURTS = CAVES + PLACES * CAVE;
/** The number of members of each court. */
export const LENGTHS = COURTS + PLACES * COURT;
export const MARKERS = LENGTHS + PLACES;
export const GOLD = MARKERS + MINES;
export const HAND = GOLD + SEATS_MAX;
export const IN_COURTS = HAND + SEATS_MAX;
/** By face: the number of unspent dice; `CHANGED` has how many of them were changed. */
export const DICE = IN_COURTS + SEATS_MAX;
export const CHANGED = DICE + PLACES;
/** Entries of this turn (R7): villages, caves, courts, deep mines. */
export const ENTERED_VILLAGE = CHANGED + PLACES;
export const ENTERED_CAVE = ENTERED_VILLAGE + PLACES;
export const ENTERED_COURT = ENTERED_CAVE + PLACES;
export const ENTERED_DEEP = ENTERED_COURT + PLACES;
export const POINTS = ENTERED_DEEP + MINES;
export const ROUND = POINTS + 1;
export const START = ROUND + 1;
export const TO_ACT = START + 1;
export const GAINED = TO_ACT + 1;
export const STAGE = GAINED + 1;
const SIZE = STAGE + 1;

export const WAITING = 0;
const ROLLING = 1;
export const SPENDING = 2;
export const EXAMINING = 3;
export const OVER = 4;

/** The constants of a game, from its board, rules and number of players. */
export interface GameConstants {
  readonly players: number;
  readonly seats: number;
  readonly tokens: number;
  readonly courtsToEnd: number;
  readonly membersAPoint: number;
  readonly courtDieIsCourt: boolean;
  readonly wraps: boolean;
  /** In the order of a position: by village and seat, cave and space, or mine and step. */
  readonly prices: readonly number[];
  readonly retirements: readonly number[];
  readonly values: readonly number[];
  readonly redLines: readonly number[];
  readonly treasures: readonly number[];
  readonly points: readonly number[];
  readonly leaps: readonly number[];
  /** The mean price of a move to court without leaps; the unit in which gold is measured. */
  readonly meanPrice: number;
  /** By village: the courts that it leads to, from 0. */
  readonly neighbours: readonly (readonly number[])[];
}

const texts = new WeakMap<Board, string>();
const grounds = new Map<string, GameConstants>();
const GROUNDS_MAX = 100;

/** The ground of a game, cached: states of equal boards share it, also copies of a state, as in a worker. */
export function constantsOf({ board, rules, players }: State): GameConstants {
  const text = texts.get(board) ?? JSON.stringify(board);
  texts.set(board, text);
  const key = `${players} ${rules.courtDie} ${rules.wrap} ${text}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  if (grounds.size >= GROUNDS_MAX) grounds.clear();
  const constants = layGround({ board, rules, players });
  grounds.set(key, constants);
  return constants;
}

function layGround({
  board,
  rules,
  players,
}: Pick<State, "board" | "rules" | "players">): GameConstants {
  const prices = board.villages.flatMap((village) => village.prices);
  const wraps = rules.wrap === "yes";
  const { tokens, courtsToEnd, membersAPoint } = numbersFor(players);
  const faces = Array.from({ length: PLACES }, (_, index) => index);
  return {
    players,
    seats: seatsFor(players),
    tokens,
    courtsToEnd,
    membersAPoint,
    courtDieIsCourt: rules.courtDie === "court",
    wraps,
    prices,
    retirements: board.villages.map(({ retirement }) => retirement),
    values: board.caves.flatMap(({ values }) => values),
    redLines: board.caves.map(({ redLine }) => redLine),
    treasures: board.deepMines.flat(),
    points: board.courts.points,
    leaps: board.courts.leaps,
    meanPrice: Math.max(1, prices.reduce((sum, price) => sum + price, 0) / prices.length),
    neighbours: faces.map((village) =>
      faces.filter((court) => {
        const apart = Math.abs(village - court);
        return apart <= 1 || (wraps && apart === PLACES - 1);
      }),
    ),
  };
}

export function emptyPosition(): PackedPosition {
  return new Int32Array(SIZE);
}

/** Converts a state to a position. */
export function pack(state: State): PackedPosition {
  const position = emptyPosition();
  const { stage } = state;
  packRows(position, state);
  for (const [seat, gold] of state.gold.entries()) {
    position[GOLD + seat] = gold;
    position[HAND + seat] = tokensInHand(state, seat);
  }
  for (const [mine, steps] of state.deep.entries()) position[MARKERS + mine] = steps;
  position[ROUND] = state.round;
  position[START] = state.start;
  position[TO_ACT] = state.toAct;
  position[GAINED] = state.gained;
  if (stage.kind === "turn") packSpending(position, stage.spending);
  else position[STAGE] = stage.kind === "examine" ? EXAMINING : OVER;
  return position;
}

function packRows(position: PackedPosition, { villages, caves, courts }: State): void {
  const put = (at: number, member: Seat | undefined) => {
    position[at] = member === undefined ? 0 : member + 1;
  };
  for (const [number, row] of villages.entries())
    for (const [seat, member] of row.entries()) put(VILLAGES + number * COUNCIL + seat, member);
  for (const [number, row] of caves.entries())
    for (const [space, member] of row.entries()) put(CAVES + number * CAVE + space, member);
  for (const [number, court] of courts.entries()) {
    position[LENGTHS + number] = court.length;
    for (const [seat, member] of court.entries()) {
      put(COURTS + number * COURT + seat, member);
      add(position, IN_COURTS + member, 1);
    }
  }
}

const ENTERED = {
  village: ENTERED_VILLAGE,
  cave: ENTERED_CAVE,
  court: ENTERED_COURT,
  deep: ENTERED_DEEP,
} as const;

type Spending = Extract<State["stage"], { kind: "turn" }>["spending"];

function packSpending(
  position: PackedPosition,
  { dice, changed, points, entered }: Spending,
): void {
  position[POINTS] = points;
  for (const { kind, number } of entered) add(position, ENTERED[kind] + number - 1, 1);
  if (typeof dice === "string") {
    position[STAGE] = dice === "waiting" ? WAITING : ROLLING;
    return;
  }
  position[STAGE] = SPENDING;
  for (const die of dice) add(position, DICE + die - 1, 1);
  for (const die of changed) add(position, CHANGED + die - 1, 1);
}

export function at(position: PackedPosition, index: number): number {
  return position[index] as number;
}

export function add(position: PackedPosition, index: number, amount: number): void {
  position[index] = (position[index] as number) + amount;
}

/** A hash of the position; two different positions have the same key once in some 10^15 pairs. */
export function keyOf(position: PackedPosition): number {
  let low = 0x811c9dc5;
  let high = 0x2545f491;
  for (let index = 0; index < SIZE; index += 1) {
    const value = position[index] as number;
    low = Math.imul(low ^ value, 0x01000193);
    high = Math.imul(high + value, 0x85ebca6b) ^ (high >>> 13);
  }
  return (high & 0x1f_ffff) * 0x1_0000_0000 + ((low ^ (low >>> 15)) >>> 0);
}
