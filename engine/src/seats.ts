/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** A person or bot, from 0. Usually one seat each; two seats may be one player. */
export type Player = number;

export type BySeat<Value> = readonly Value[];
export type ByPlayer<Value> = readonly Value[];

/** The neighbour to the left: clockwise. */
export function left(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The neighbour to the right: counter-clockwise. */
export function right(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}
