/** R1, R24: the number of seats, one for each colour; two players have two colours each. */
export function seatsFor(players: number): number {
  return players === 2 ? 4 : players;
}
