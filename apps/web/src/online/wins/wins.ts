import type { TableState } from "@courtly/protocol";

/**
 * The wins of the same people over a chain of rematches, as this device has seen them: each game is counted from its log,
 * which the device has checked. No server is asked.
 */
export interface Wins {
  /** The games that were played to their end. */
  readonly games: number;
  /** The wins of each person, in the order of the first seats. Names are unique at a table, and stay in a rematch. */
  readonly people: readonly PersonsWins[];
  /** The games that a bot has won, also in the place of a person who had gone. */
  readonly botWins: number;
}

interface PersonsWins {
  readonly name: string;
  readonly wins: number;
}

const NONE: Wins = { games: 0, people: [], botWins: 0 };

/** The wins after a game. One that was ended without a winner is not counted. */
export function winsAfter(before: Wins | undefined, { places, resigned, game }: TableState): Wins {
  const { games, people, botWins } = before ?? NONE;
  const names = places.flatMap((who) => (who.kind === "person" ? who.name : []));
  const known = [
    ...people,
    ...names
      .filter((name) => people.every((each) => each.name !== name))
      .map((name) => ({ name, wins: 0 })),
  ];
  if (game?.turn.kind !== "over") return { games, people: known, botWins };
  const { ranks } = game.turn;
  const winners = [...places.keys()].filter((player) => ranks[player] === 1);
  const isPersons = (player: number) =>
    places[player]?.kind === "person" && !resigned.includes(player);
  const won = new Set(winners.filter(isPersons).map((player) => nameAt(places[player])));
  return {
    games: games + 1,
    people: known.map(({ name, wins }) => ({ name, wins: wins + (won.has(name) ? 1 : 0) })),
    botWins: botWins + (winners.every(isPersons) ? 0 : 1),
  };
}

function nameAt(who: TableState["places"][number] | undefined): string {
  return who === undefined || who.kind === "open" ? "" : who.name;
}

/** Reads wins from the storage; `undefined` if they are none. */
export function readWins(value: unknown): Wins | undefined {
  const { games, people, botWins } = (value ?? {}) as Partial<Wins>;
  const isSound =
    typeof games === "number" &&
    typeof botWins === "number" &&
    Array.isArray(people) &&
    people.every(({ name, wins }) => typeof name === "string" && typeof wins === "number");
  return isSound ? { games, people, botWins } : undefined;
}
