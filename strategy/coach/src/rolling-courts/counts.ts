import type { Seat } from "@courtly/engine";
import {
  courtPrice,
  fullCourts,
  goldOf,
  isNeighbour,
  numbersFor,
  ownSpots,
  type State,
} from "@courtly/rolling-courts";

/** Something that a seat has more or less of. */
export type Counted = (state: State, seat: Seat) => number;

export const villagers: Counted = (state, seat) => ownSpots(state, seat, "village").length;

/** The gold that the members in the caves bring home, if they stay to the end and the game lasts that long. */
export const onTheWay: Counted = (state, seat) =>
  isEnding(state)
    ? 0
    : ownSpots(state, seat, "cave").reduce(
        (sum, { number }) => sum + (state.board.caves[number - 1]?.values.at(-1) ?? 0),
        0,
      );

export const wealth: Counted = (state, seat) => goldOf(state, seat) + onTheWay(state, seat);

/** The price of the ways to court of the members in the villages, without leaps. */
export const pricesInAll: Counted = (state, seat) =>
  ownSpots(state, seat, "village").reduce((sum, spot) => sum + courtPrice(state, spot, 0), 0);

/** The cheapest way to a court that takes somebody; endless where there is none. */
export const cheapestWay: Counted = (state, seat) =>
  Math.min(
    ...ownSpots(state, seat, "village")
      .filter(({ number }) => openCourts(state, number).length > 0)
      .map((spot) => courtPrice(state, spot, 0)),
  );

/** R20: how many courts are still to be filled before the game ends. */
export function courtsLeft(state: State): number {
  return numbersFor(state.players).courtsToEnd - fullCourts(state);
}

/** R20: this round is the last. */
export function isEnding(state: State): boolean {
  return courtsLeft(state) <= 0;
}

/** R10, R11: the courts that a village leads to and that take somebody. */
export function openCourts(state: State, village: number): readonly number[] {
  return state.courts.flatMap((court, index) =>
    isNeighbour(state, village, index + 1) && isOpenCourt(state, court) ? index + 1 : [],
  );
}

export function isOpenCourt({ board }: Pick<State, "board">, court: readonly Seat[]): boolean {
  return court.length < board.courts.points.length;
}
