import {
  at,
  COURT,
  COURTS,
  GOLD,
  IN_COURTS,
  PLACES,
  type Ground,
  type Position,
} from "./position.ts";

/** R21: the points of a seat's members in the courts. */
function courtPoints(ground: Ground, position: Position, seat: number): number {
  let points = 0;
  for (let index = 0; index < PLACES * COURT; index += 1)
    if (position[COURTS + index] === seat + 1) points += ground.points[index % COURT] as number;
  return points;
}

/** R21, R24: the numbers that decide the game for a player, the most important first. */
function decidingOf(ground: Ground, position: Position, player: number): readonly number[] {
  const seats = ground.seats === ground.players ? [player] : [player, player + 2];
  const sum = (from: number) => seats.reduce((total, seat) => total + at(position, from + seat), 0);
  const points = seats.map((seat) => courtPoints(ground, position, seat)).sort((a, b) => b - a);
  return [...points, sum(IN_COURTS), sum(GOLD)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((value, index) => value !== b[index]);
  return first === -1 ? 0 : (a[first] as number) - (b[first] as number);
}

/** The share of the victory of each player when the game is over; tied winners share equally. */
export function sharesOf(ground: Ground, position: Position): readonly number[] {
  const deciding = Array.from({ length: ground.players }, (_, player) =>
    decidingOf(ground, position, player),
  );
  const isBest = deciding.map((own) => deciding.every((other) => compare(own, other) >= 0));
  const winners = isBest.filter(Boolean).length;
  return isBest.map((best) => (best ? 1 / winners : 0));
}
