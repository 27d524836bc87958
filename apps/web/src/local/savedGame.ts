import type { Player } from "@courtly/engine";
import type { Roster } from "../table/roster.ts";

/** The facts about a game that lists show, so that they need not replay it. */
export interface Summary {
  readonly round: number;
  /** The player who decides next; `undefined` when the game is over. */
  readonly next: Player | undefined;
  /** The end in a few words. */
  readonly headline: string | undefined;
  readonly winners: readonly Player[];
}

/** The origin of a game that was begun in a replay. */
export interface Tried {
  /** The game that was replayed. */
  readonly from: string;
  /** The number of its events that had happened. */
  readonly place: number;
  /** Its record, if the dice fall as they fell there. */
  readonly record?: string | undefined;
}

/** Everything that is stored about a game beside its record. */
export interface GameCard {
  readonly id: string;
  readonly gameId: string;
  readonly roster: Roster;
  readonly summary: Summary;
  readonly startedAt: number;
  readonly playedAt: number;
  /** The secret seed of sealed dice; the record reveals it when the game is over. */
  readonly seed?: string | undefined;
  /** The head of the game at the last save. */
  readonly head?: string | undefined;
  /** Present if the game tries another course of a game, from one of its moments. It does not count. */
  readonly tried?: Tried | undefined;
  /** Counts the writes: of two windows that continue from the same revision, only one succeeds. */
  readonly revision: number;
}

export interface SavedGame {
  readonly card: GameCard;
  /** The whole game as text: the card can be derived from it. */
  readonly record: string;
}
