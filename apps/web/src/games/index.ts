import { BOT_LEVELS } from "@courtly/bots/names";
import type { GameFacts } from "@courtly/engine";
// From their own doors: an import of a whole game would make it a part of the start page's file.
import { FACTS as COURTS } from "@courtly/rolling-courts/facts";
import { FACTS as KING } from "@courtly/to-court-the-king/facts";
import type { Tincture } from "../ui/drawings/tinctures.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import { words } from "../i18n/words/index.ts";

/** A game as the start page knows it; its rules and its table come when somebody sits down. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly tincture: Tincture;
  readonly pitch: () => string;
  readonly facts: GameFacts;
  /** Bots, from the gentlest up. */
  readonly levels: readonly string[];
  readonly load: () => Promise<LoadedGame>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: KING.id,
    name: "To Court the King",
    letter: "K",
    tincture: "azure",
    pitch: () => words().kingPitch,
    facts: KING,
    levels: BOT_LEVELS,
    load: async () => (await import("./to-court-the-king/index.ts")).toCourtTheKingLoaded,
  },
  {
    id: COURTS.id,
    name: "Rolling Courts",
    letter: "R",
    tincture: "vert",
    pitch: () => words().courtsPitch,
    facts: COURTS,
    levels: BOT_LEVELS,
    load: async () => (await import("./rolling-courts/index.ts")).rollingCourtsLoaded,
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
