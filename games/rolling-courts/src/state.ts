import { seatsFor } from "./seats.ts";
import {
  left,
  sorted,
  type BySeat,
  type Face,
  type Faces,
  type Player,
  type Seat,
} from "@courtly/engine";
import { COURT_SEATS, type Board } from "./board.ts";
import type { Rules } from "./rules.ts";

/** The seats of a village's council or the spaces of a cave, from the entry on: a member's colour, or undefined. */
export type Row = readonly (Seat | undefined)[];

/** A list by the number of a village, court or cave: number 1 is at index 0. */
export type ByNumber<Value> = readonly Value[];

export type RowKind = "village" | "cave";
export type PlaceKind = RowKind | "court" | "deep";

/** A place that members can enter; R7 limits the entries in a turn. */
export interface Place {
  readonly kind: PlaceKind;
  readonly number: number;
}

/** A member in a village or cave: the place, and the space counted from 1 at the entry. */
export interface Spot {
  readonly kind: RowKind;
  readonly number: number;
  readonly space: number;
}

/** The dice, action points and entries of the current turn. */
export interface Spending {
  /** The dice: not yet rolled, in the air, or rolled and not spent (changed ones included). */
  readonly dice: "waiting" | "rolling" | Faces;
  /** Of the unspent dice, those that were changed (R17). */
  readonly changed: Faces;
  readonly points: number;
  /** Places entered this turn, once for each member (R7), in canonical order. */
  readonly entered: readonly Place[];
}

/** The stage of the game: a seat plays its turn, a seat examines its mines (R15), or the game is over. */
export type RoundStage =
  | { readonly kind: "turn"; readonly spending: Spending }
  | { readonly kind: "examine" }
  | {
      readonly kind: "over";
      /** Of two players, the one who has won because the other one has resigned. */
      readonly winner: Player | undefined;
    };

export interface State {
  readonly players: number;
  readonly rules: Rules;
  readonly board: Board;
  readonly gold: BySeat<number>;
  readonly villages: ByNumber<Row>;
  readonly caves: ByNumber<Row>;
  /** Members from the entry on, without gaps. */
  readonly courts: ByNumber<readonly Seat[]>;
  /** The number of spaces that the marker of each deep mine has moved. */
  readonly deep: readonly number[];
  readonly round: number;
  readonly start: Seat;
  readonly toAct: Seat;
  /** R22: the last round in which a court gained a member. */
  readonly gained: number;
  readonly stage: RoundStage;
}

export const DICE = 3; // R4
export const ROUNDS_MAX = 100; // R22
export const ROUNDS_IDLE_MAX = 20; // R22
export const ENTRIES_MAX = 2; // R7
export const POINTS_MAX = 3; // R16

const BY_COLOURS = {
  3: { tokens: 15, courtsToEnd: 3, membersAPoint: 3 },
  4: { tokens: 11, courtsToEnd: 4, membersAPoint: 2 },
  5: { tokens: 9, courtsToEnd: 6, membersAPoint: 2 },
} as const;

/** The numbers that depend on how many colours are on the board: R1, R16, R20. */
export function numbersFor(players: number): (typeof BY_COLOURS)[3 | 4 | 5] {
  return BY_COLOURS[seatsFor(players) as 3 | 4 | 5];
}

/** R24: seats 0 and 2 are player 0, seats 1 and 3 player 1. */
export function playerOfSeat({ players }: Pick<State, "players">, seat: Seat): Player {
  return players === 2 ? seat % 2 : seat;
}

/** The game is over by its rules: the score decides. */
export const SCORED: RoundStage = { kind: "over", winner: undefined };

export function rowOf(
  state: State,
  { kind, number }: { readonly kind: RowKind; readonly number: number },
): Row {
  return (kind === "village" ? state.villages : state.caves)[number - 1] as Row;
}

export function courtOf(state: State, number: number): readonly Seat[] {
  return state.courts[number - 1] as readonly Seat[];
}

export function memberAt(state: State, spot: Spot): Seat | undefined {
  return rowOf(state, spot)[spot.space - 1];
}

export function goldOf(state: State, seat: Seat): number {
  return state.gold[seat] as number;
}

function countIn(rows: readonly (readonly (Seat | undefined)[])[], seat: Seat): number {
  let count = 0;
  for (const row of rows) for (const member of row) if (member === seat) count += 1;
  return count;
}

export function membersInCourts(state: State, seat: Seat): number {
  return countIn(state.courts, seat);
}

/** Tokens that are not on the board. */
export function tokensInHand(state: State, seat: Seat): number {
  const onBoard =
    countIn(state.villages, seat) + countIn(state.caves, seat) + membersInCourts(state, seat);
  return numbersFor(state.players).tokens - onBoard;
}

/** R16: the action points a colour starts its turn with. */
export function pointsAtStart(state: State, seat: Seat): number {
  const { membersAPoint } = numbersFor(state.players);
  return Math.min(POINTS_MAX, Math.floor(membersInCourts(state, seat) / membersAPoint));
}

/** The dice of the current turn that can still be spent. */
export function unspent({ stage }: State): Faces {
  return stage.kind === "turn" && typeof stage.spending.dice !== "string"
    ? stage.spending.dice
    : [];
}

export function spendingOf({ stage }: State): Spending | undefined {
  return stage.kind === "turn" ? stage.spending : undefined;
}

/** R7: whether two members of this colour have entered the place this turn. */
export function enteredOut({ entered }: Spending, { kind, number }: Place): boolean {
  let entries = 0;
  for (const place of entered) if (place.kind === kind && place.number === number) entries += 1;
  return entries >= ENTRIES_MAX;
}

const PLACE_ORDER: readonly PlaceKind[] = ["village", "cave", "court", "deep"];

export function inPlaceOrder(places: readonly Place[]): readonly Place[] {
  return places.toSorted(
    (a, b) => PLACE_ORDER.indexOf(a.kind) - PLACE_ORDER.indexOf(b.kind) || a.number - b.number,
  );
}

/** The spots of a colour's members, from village or cave 1 on. Plain loops for speed: bots call it very often. */
export function ownSpots(state: State, seat: Seat, kind: RowKind): readonly Spot[] {
  const rows = kind === "village" ? state.villages : state.caves;
  const spots: Spot[] = [];
  for (let number = 1; number <= rows.length; number += 1) {
    const row = rows[number - 1] as Row;
    for (let space = 1; space <= row.length; space += 1)
      if (row[space - 1] === seat) spots.push({ kind, number, space });
  }
  return spots;
}

/** R14: the die that leads from a cave to a deep mine; undefined if there is no path. */
export function pathDie(cave: number, mine: number): Face | undefined {
  if (mine === cave - 1) return mine as Face;
  return mine === cave ? ((cave + 1) as Face) : undefined;
}

/** R10: whether a court can be reached from a village. */
export function isNeighbour({ rules }: State, village: number, court: number): boolean {
  const apart = Math.abs(village - court);
  return apart <= 1 || (apart === 5 && rules.wrap === "yes");
}

/** R15: the gold that a member on this space of a cave would bring home now. */
export function caveValue({ board }: State, { number, space }: Spot): number {
  return board.caves[number - 1]?.values[space - 1] ?? 0;
}

/** R4: the next seat of the round; undefined when the round is over. */
export function nextOfRound({ toAct, start, players }: State): Seat | undefined {
  const next = left(toAct, seatsFor(players));
  return next === start ? undefined : next;
}

export function fullCourts({ courts }: Pick<State, "courts">): number {
  return courts.filter((court) => court.length === COURT_SEATS).length;
}

/** R20, R22: whether the game ends with this round. */
export function isEnd({ courts, players, round, gained }: State): boolean {
  return (
    fullCourts({ courts }) >= numbersFor(players).courtsToEnd ||
    round - gained >= ROUNDS_IDLE_MAX ||
    round === ROUNDS_MAX
  );
}

export function freshSpending(state: State, seat: Seat): Spending {
  return { dice: "waiting", changed: sorted([]), points: pointsAtStart(state, seat), entered: [] };
}
