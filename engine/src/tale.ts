import type { GameEvent } from "./game.ts";
import type { Seat } from "./seats.ts";

/** One event and what it changed. */
export interface Step<State, Action> {
  readonly before: State;
  readonly event: GameEvent<Action>;
  readonly after: State;
}

/** Something worth telling. */
export interface Tale {
  readonly text: string;
  /** Still worth telling a while later, at the next decision. */
  readonly isNews: boolean;
  /** Whose doing it is; nobody's for what happens by itself. */
  readonly seat: Seat | undefined;
}

/** Worth a glance while it happens. */
export const passing = (text: string, seat?: Seat): Tale => ({ text, isNews: false, seat });

/** Worth knowing before the next decision. */
export const lasting = (text: string, seat?: Seat): Tale => ({ text, isNews: true, seat });

/** The end in words. */
export interface Finale {
  readonly headline: string;
  readonly lines: readonly string[];
}
