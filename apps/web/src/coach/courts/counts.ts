import type { Seat } from "@courtly/engine";
import { courtPrice, goldOf, ownSpots, type State } from "@courtly/rolling-courts";

/** Something that a seat has more or less of. */
export type Counted = (state: State, seat: Seat) => number;

export const villagers: Counted = (state, seat) => ownSpots(state, seat, "village").length;

/** What the members in the caves bring home if they stay to the end. */
export const onTheWay: Counted = (state, seat) =>
  ownSpots(state, seat, "cave").reduce(
    (sum, { number }) => sum + (state.board.caves[number - 1]?.values.at(-1) ?? 0),
    0,
  );

export const wealth: Counted = (state, seat) => goldOf(state, seat) + onTheWay(state, seat);

/** What the ways to court cost of the members in the villages, before leaps. */
export function pricesOf(state: State, seat: Seat): readonly number[] {
  return ownSpots(state, seat, "village").map((spot) => courtPrice(state, spot, 0));
}

export const pricesInAll: Counted = (state, seat) =>
  pricesOf(state, seat).reduce((sum, price) => sum + price, 0);
