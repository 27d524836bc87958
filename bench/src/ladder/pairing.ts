/** One level against another: one seat of the first, all other seats of the second. */
export interface Pairing {
  readonly gameId: string;
  readonly players: number;
  readonly one: string;
  readonly others: string;
}

/** With two players, each level against the one below; with more, also alone against the one above. */
export function pairingsOf(
  gameId: string,
  players: number,
  levels: readonly string[],
): readonly Pairing[] {
  return levels.flatMap((one, i) =>
    levels.flatMap((others, j) =>
      i === j + 1 || (i === j - 1 && players > 2) ? [{ gameId, players, one, others }] : [],
    ),
  );
}

export function namesOf({ players, one, others }: Pairing): readonly string[] {
  return Array.from({ length: players }, (_, i) => (i === 0 ? one : others));
}

/** The name of the file with the results of a pairing. */
export function keyOf({ gameId, players, one, others }: Pairing): string {
  return [gameId, players, one, others].join("-").replaceAll(/[^\w-]/g, "_");
}
