import { distinct, type Faces, type Seat } from "@courtly/engine";
import {
  caveValue,
  courtOf,
  courtPrice,
  enteredOut,
  goldOf,
  isNeighbour,
  ownSpots,
  pathDie,
  rowOf,
  spendingOf,
  tokensInHand,
  unspent,
  type Action,
  type Place,
  type Spot,
  type State,
} from "@courtly/rolling-courts";

/** The candidate moves of the greedy choice: those that the dice, the gold and the places allow. */

export const ROLL: Action = { kind: "roll" };
export const END: Action = { kind: "end" };

/** A move to court, with its price. */
export interface CourtMove {
  readonly action: Extract<Action, { kind: "court" }>;
  readonly price: number;
}
export type Entry = Extract<Action, { kind: "enter" }>;

/** Lists the moves to court with these dice; for each member and court, the cheapest leap first. */
export function courtMoves(state: State, seat: Seat, dice: Faces): readonly CourtMove[] {
  const moves: CourtMove[] = [];
  const gold = goldOf(state, seat);
  for (const from of ownSpots(state, seat, "village")) {
    if (courtPrice(state, from, 0) > gold) continue;
    for (const court of courtsFor(state, from.number, dice)) {
      const members = courtOf(state, court).length;
      for (let over = 0; over <= members; over += 1) {
        const price = courtPrice(state, from, over);
        if (price <= gold) moves.push({ action: { kind: "court", court, from, over }, price });
      }
    }
  }
  return moves;
}

/** The courts with room that a member can reach from the village with one of these dice. */
function courtsFor(state: State, village: number, dice: Faces): readonly number[] {
  const { rules, board, courts } = state;
  const byCourt = rules.courtDie === "court";
  if (!byCourt && !dice.some((die) => die === village)) return [];
  const numbers = byCourt ? distinct(dice) : courts.map((_, index) => index + 1);
  return numbers.filter(
    (court) =>
      isNeighbour(state, village, court) &&
      courtOf(state, court).length < board.courts.points.length &&
      mayEnter(state, { kind: "court", number: court }),
  );
}

/** Lists the moves into deep mines, each with its treasure. */
export function deepMoves(
  state: State,
  seat: Seat,
): readonly { readonly action: Action; readonly treasure: number; readonly from: Spot }[] {
  const dice = unspent(state);
  return ownSpots(state, seat, "cave").flatMap((from) =>
    [from.number - 1, from.number].flatMap((mine) => {
      const die = pathDie(from.number, mine);
      const treasure = state.board.deepMines[mine - 1]?.[state.deep[mine - 1] ?? 0];
      const isOpen =
        die !== undefined && dice.includes(die) && mayEnter(state, { kind: "deep", number: mine });
      return isOpen && treasure !== undefined
        ? [{ action: { kind: "deep", mine, from }, treasure, from }]
        : [];
    }),
  );
}

/** Entries from hand, into villages or caves. */
export function entriesFromHand(
  state: State,
  seat: Seat,
  kind: "village" | "cave",
): readonly Entry[] {
  return tokensInHand(state, seat) === 0 ? [] : openEntries(state, kind);
}

function openEntries(state: State, kind: "village" | "cave"): readonly Entry[] {
  return distinct(unspent(state))
    .filter(
      (number) =>
        mayEnter(state, { kind, number }) && (kind === "village" || hasRoom(state, number)),
    )
    .map((number) => ({ kind: "enter", into: { kind, number } }));
}

/** R12: whether the cave has a free space before its red line. */
function hasRoom(state: State, number: number): boolean {
  const redLine = state.board.caves[number - 1]?.redLine as number;
  const gap = rowOf(state, { kind: "cave", number }).indexOf(undefined);
  return gap !== -1 && gap < redLine;
}

/** R7: whether a further entry into this place is allowed in this turn. */
function mayEnter(state: State, place: Place): boolean {
  const spending = spendingOf(state);
  return spending !== undefined && !enteredOut(spending, place);
}

/** Own members in caves that could go home now, with what they would bring. */
export function homecomings(
  state: State,
  seat: Seat,
): readonly { readonly spot: Spot; readonly value: number }[] {
  return ownSpots(state, seat, "cave")
    .map((spot) => ({ spot, value: caveValue(state, spot) }))
    .filter(({ value }) => value > 0);
}
