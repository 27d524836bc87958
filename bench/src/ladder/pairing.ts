/** One level against another: alone at the table, or against several of them. */
export interface Pairing {
  readonly gameId: string;
  readonly players: number;
  readonly one: string;
  readonly others: string;
}

/** With two players each pair meets once; with more, each level sits alone among each other. */
export function pairingsOf(
  gameId: string,
  players: number,
  levels: readonly string[],
): readonly Pairing[] {
  return levels.flatMap((one, i) =>
    levels.flatMap((others, j) =>
      i > j || (i < j && players > 2) ? [{ gameId, players, one, others }] : [],
    ),
  );
}

export function namesOf({ players, one, others }: Pairing): readonly string[] {
  return Array.from({ length: players }, (_, i) => (i === 0 ? one : others));
}

/** The name of the file that keeps what is known of it. */
export function keyOf({ gameId, players, one, others }: Pairing): string {
  return [gameId, players, one, others].join("-").replaceAll(/[^\w-]/g, "_");
}
