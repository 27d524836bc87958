import {
  at,
  COURT,
  COURTS,
  GOLD,
  IN_COURTS,
  PLACES,
  type GameConstants,
  type PackedPosition,
} from "./position.ts";

/** R21: the points of a seat's members in the courts. */
export function courtPoints(
  constants: GameConstants,
  position: PackedPosition,
  seat: number,
): number {
  let points = 0;
  for (let index = 0; index < PLACES * COURT; index += 1)
    if (position[COURTS + index] === seat + 1) points += constants.points[index % COURT] as number;
  return points;
}

/** R21, R24: the numbers that decide the game for a player, the most important first. */
function decidingOf(
  constants: GameConstants,
  position: PackedPosition,
  player: number,
): readonly number[] {
  const seats = constants.seats === constants.players ? [player] : [player, player + 2];
  const sum = (from: number) => seats.reduce((total, seat) => total + at(position, from + seat), 0);
  const points = seats.map((seat) => courtPoints(constants, position, seat)).sort((a, b) => b - a);
  return [...points, sum(IN_COURTS), sum(GOLD)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((value, index) => value !== b[index]);
  return first === -1 ? 0 : (a[first] as number) - (b[first] as number);
}

/** The share of the victory of each player when the game is over; tied winners share equally. */
export function sharesOf(constants: GameConstants, position: PackedPosition): readonly number[] {
  const deciding = Array.from({ length: constants.players }, (_, player) =>
    decidingOf(constants, position, player),
  );
  const isBest = deciding.map((own) => deciding.every((other) => compare(own, other) >= 0));
  const winners = isBest.filter(Boolean).length;
  return isBest.map((best) => (best ? 1 / winners : 0));
}
