import type { Player } from "@courtly/engine";
import type { Cast } from "../table/cast.ts";

/** What a list of games shows of one, without replaying it. */
export interface Summary {
  readonly round: number;
  /** Whose decision is next; nobody's when it is over. */
  readonly next: Player | undefined;
  /** The end in a few words. */
  readonly headline: string | undefined;
  readonly winners: readonly Player[];
}

/** A game on the shelf, beside its record. */
export interface GameCard {
  readonly id: string;
  readonly gameId: string;
  readonly cast: Cast;
  readonly summary: Summary;
  readonly startedAt: number;
  readonly playedAt: number;
  /** What sealed dice are made of; the record tells it when the game is over. */
  readonly seed?: string | undefined;
  /** Counts the writings: two windows cannot both go on from the same one. */
  readonly revision: number;
}

export interface SavedGame {
  readonly card: GameCard;
  /** The truth about the game: everything else can be told from it. */
  readonly record: string;
}
