import type { Faces } from "./faces.ts";
import type { HeaderFault, HeaderLine, Problem } from "./records/header.ts";
import type { Refusal } from "./refusal.ts";
import type { Result } from "./result.ts";
import type { ByPlayer, Player, Seat } from "./seats.ts";

/** The next thing to happen: dice land for a seat, a seat decides, or nothing because the game is over. */
export type Turn =
  | { readonly kind: "roll"; readonly seat: Seat; readonly dice: number }
  | { readonly kind: "decide"; readonly seat: Seat }
  | { readonly kind: "over"; readonly ranks: ByPlayer<number> };

/**
 * A change of a game: a roll, an action, or the end because one of two players has resigned. Rolls are recorded too, so a
 * record replays without a seed. Resigning is no action: it is possible at any moment, and never among the legal actions.
 */
export type GameEvent<Action> =
  | { readonly kind: "rolled"; readonly faces: Faces }
  | { readonly kind: "acted"; readonly seat: Seat; readonly action: Action }
  | Resignation;

/** A player of two ends the game: the other one has won. */
export interface Resignation {
  readonly kind: "resigned";
  readonly seat: Seat;
}

export interface ActionNotation<Action> {
  /** Reads any valid form of an action; the error says what was expected. */
  readonly read: (text: string) => Result<Action, string>;
  /** Writes an action in its canonical form: actions with the same effect have the same text. */
  readonly write: (action: Action) => string;
}

export interface SetupNotation<Setup> {
  readonly read: (lines: readonly HeaderLine[], players: number) => Result<Setup, HeaderFault>;
  /** Writes the rule lines and the position lines of a setup. */
  readonly write: (setup: Setup) => {
    readonly rules: readonly string[];
    readonly position: readonly string[];
  };
}

/** The facts about a game that do not depend on a state. */
export interface GameFacts {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  /** The number of seats for a number of players; a game may give each player two. */
  readonly seats: (players: number) => number;
  /** The ids of the rules that the engine's own refusals cite. */
  readonly cites: {
    readonly players: string;
    readonly turns: string;
    readonly dice: string;
    readonly end: string;
  };
  /** Why this action (as text) cannot be undone at an online table; undefined if it can be. */
  readonly lasting: (action: string) => Problem | undefined;
}

export interface Game<Setup, State, Action> extends GameFacts {
  /** Returns the first state; a setup may contain a position. */
  readonly start: (setup: Setup) => State;
  readonly turn: (state: State) => Turn;
  /** The current round, from 1; it never decreases. */
  readonly round: (state: State) => number;
  /** The number of players. */
  readonly playersIn: (state: State) => number;
  readonly playerOf: (state: State, seat: Seat) => Player;
  /** Names the turn that a decision belongs to: clocks count by it. Decisions outside a turn have names of their own. */
  readonly turnName: (state: State) => string;
  /**
   * Each legal action once, in canonical order; empty for a seat that does not decide now. Slow: meant for the
   * referee, hints and laws, not for hot loops.
   */
  readonly actions: (state: State, seat: Seat) => readonly Action[];
  /** Why the deciding seat may not do this. `refusalOf` checks before that it is the deciding seat. */
  readonly refusal: (state: State, seat: Seat, action: Action) => Refusal | undefined;
  /** Returns the next state without checking the event; events from outside go through `play`. */
  readonly apply: (state: State, event: GameEvent<Action>) => State;
  /** The setup that starts a game from this state: for the referee, analysis and bots in other languages. */
  readonly position: (state: State) => Setup;
  readonly notation: {
    readonly setup: SetupNotation<Setup>;
    readonly action: ActionNotation<Action>;
  };
}
