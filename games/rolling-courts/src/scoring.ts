import type { ByPlayer, Player, Seat } from "@courtly/engine";
import { goldOf, membersInCourts, playerOfSeat, type State } from "./state.ts";

/** R21: points of a colour's members in the courts. */
export function pointsOf({ courts, board }: State, seat: Seat): number {
  let points = 0;
  for (const court of courts)
    for (const [at, member] of court.entries())
      if (member === seat) points += board.courts.points[at] as number;
  return points;
}

export interface PlayerScore {
  readonly player: Player;
  /** The player's colours, the best first. */
  readonly seats: readonly Seat[];
  /** The numbers that decide the game, compared in this order (R21, R24): points of each colour, members, gold. */
  readonly deciding: readonly number[];
}

export function playerScoresOf(state: State): ByPlayer<PlayerScore> {
  return Array.from({ length: state.players }, (_, player) => standingOf(state, player));
}

function standingOf(state: State, player: Player): PlayerScore {
  const seats = [...state.gold.keys()]
    .filter((seat) => playerOfSeat(state, seat) === player)
    .toSorted((a, b) => pointsOf(state, b) - pointsOf(state, a));
  const sum = (value: (seat: Seat) => number) =>
    seats.reduce((total, seat) => total + value(seat), 0);
  const deciding = [
    ...seats.map((seat) => pointsOf(state, seat)),
    sum((seat) => membersInCourts(state, seat)),
    sum((seat) => goldOf(state, seat)),
  ];
  return { player, seats, deciding };
}

function isBetter({ deciding }: PlayerScore, other: PlayerScore): boolean {
  const at = deciding.findIndex((value, i) => value !== other.deciding[i]);
  return at !== -1 && (deciding[at] as number) > (other.deciding[at] as number);
}

/** The rank of each player: one more than the number of players who did strictly better. Whoever resigns is last. */
export function ranksOf(state: State): ByPlayer<number> {
  const winner = state.stage.kind === "over" ? state.stage.winner : undefined;
  if (winner !== undefined) return winner === 0 ? [1, 2] : [2, 1];
  const standings = playerScoresOf(state);
  return standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length);
}
