import { err, ok, type Result } from "@courtly/engine";
import type { GameEntry } from "./entry.ts";
import { rollingCourtsEntry } from "./rolling-courts/entry.ts";
import { toCourtTheKingEntry } from "./to-court-the-king/entry.ts";

/** Every game of Courtly; the first is the default of `courtly play`. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  toCourtTheKingEntry,
  rollingCourtsEntry,
];

/** The games in the form that reads records. */
export const BOXES = GAMES.map(({ box }) => box);

export const GAME_IDS = GAMES.map(({ id }) => id).join(", ");

export function findGame(id: string): Result<GameEntry, string> {
  const found = GAMES.find((game) => game.id === id);
  return found === undefined
    ? err(`there is no game '${id}': ${GAME_IDS} can be played`)
    : ok(found);
}
