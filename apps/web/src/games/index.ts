import type { GameEntry } from "./gameEntry.ts";
import { rollingCourtsEntry } from "./rolling-courts/entry.ts";
import { toCourtTheKingEntry } from "./to-court-the-king/entry.ts";

/** The games of the page: the only place that lists them. */
export const GAMES: readonly GameEntry[] = [toCourtTheKingEntry, rollingCourtsEntry];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game that has the rule with this id. */
export function gameOfRule(rule: string): GameEntry | undefined {
  return GAMES.find(({ rulePrefix }) => rule.startsWith(rulePrefix));
}
