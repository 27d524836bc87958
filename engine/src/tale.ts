import type { GameEvent } from "./game.ts";

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
}

/** Worth a glance while it happens. */
export const passing = (text: string): Tale => ({ text, isNews: false });

/** Worth knowing before the next decision. */
export const lasting = (text: string): Tale => ({ text, isNews: true });

/** The end in words. */
export interface Finale {
  readonly headline: string;
  readonly lines: readonly string[];
}
