import type { ByPlayer, Seat } from "@courtly/engine";
import type { State } from "./state.ts";

/** What decides the game, the first number first (R21, R24). */
type Standing = readonly number[];

/** R21: points of a colour's members in the courts. */
export function pointsOf({ courts, board }: State, seat: Seat): number {
  let points = 0;
  for (const court of courts)
    for (const [at, member] of court.entries())
      if (member === seat) points += board.courts.points[at] as number;
  return points;
}

function members({ courts }: State, seat: Seat): number {
  return courts.reduce(
    (count, court) => count + court.filter((member) => member === seat).length,
    0,
  );
}

function standingOf(state: State, seats: readonly Seat[]): Standing {
  const sum = (value: (seat: Seat) => number) =>
    seats.reduce((total, seat) => total + value(seat), 0);
  return [
    ...seats.map((seat) => pointsOf(state, seat)).toSorted((a, b) => b - a),
    sum((seat) => members(state, seat)),
    sum((seat) => state.gold[seat] as number),
  ];
}

function isBetter(standing: Standing, other: Standing): boolean {
  const at = standing.findIndex((value, i) => value !== other[i]);
  return at !== -1 && (standing[at] as number) > (other[at] as number);
}

/** One more than the number of players who did strictly better. */
export function ranksOf(state: State): ByPlayer<number> {
  const seats = state.gold.map((_, seat) => seat);
  const standings = Array.from({ length: state.players }, (_, player) =>
    standingOf(state, state.players === 2 ? seats.filter((seat) => seat % 2 === player) : [player]),
  );
  return standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length);
}
