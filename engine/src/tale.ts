import type { GameEvent } from "./game.ts";
import type { Seat } from "./seats.ts";

/** One event, with the states before and after it. */
export interface Step<State, Action> {
  readonly before: State;
  readonly event: GameEvent<Action>;
  readonly after: State;
}

/** One sentence that tells players about an event. */
export interface Tale {
  readonly text: string;
  /** Whether it is still worth showing at the next decision. */
  readonly isNews: boolean;
  /** The seat that it is about; undefined if it concerns no single seat. */
  readonly seat: Seat | undefined;
}

/** Makes a tale that matters only while it happens. */
export const passing = (text: string, seat?: Seat): Tale => ({ text, isNews: false, seat });

/** Makes a tale that still matters at the next decision. */
export const lasting = (text: string, seat?: Seat): Tale => ({ text, isNews: true, seat });

/** The text about the end of a game. */
export interface Finale {
  readonly headline: string;
  readonly lines: readonly string[];
}
