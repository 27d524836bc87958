import type { Faces } from "./faces.ts";
import type { HeaderFault, HeaderLine, Problem } from "./header.ts";
import type { Refusal } from "./refusal.ts";
import type { Result } from "./result.ts";
import type { ByPlayer, Player, Seat } from "./seats.ts";

/** Who speaks next: the dice (on whose behalf), a seat, or nobody any more. */
export type Turn =
  | { readonly kind: "roll"; readonly seat: Seat; readonly dice: number }
  | { readonly kind: "decide"; readonly seat: Seat }
  | { readonly kind: "over"; readonly ranks: ByPlayer<number> };

/** All that ever changes a game. Chance is recorded like a move: a record replays without a seed. */
export type GameEvent<Action> =
  | { readonly kind: "rolled"; readonly faces: Faces }
  | { readonly kind: "acted"; readonly seat: Seat; readonly action: Action };

export interface ActionNotation<Action> {
  /** Any valid form; or what was expected instead. */
  readonly read: (text: string) => Result<Action, string>;
  /** The one canonical form of what the action does. */
  readonly write: (action: Action) => string;
}

export interface SetupNotation<Setup> {
  readonly read: (lines: readonly HeaderLine[], players: number) => Result<Setup, HeaderFault>;
  /** The rule lines of the setup, and the lines of its position. */
  readonly write: (setup: Setup) => {
    readonly rules: readonly string[];
    readonly position: readonly string[];
  };
}

/** What can be said of a game without playing it. */
export interface GameFacts {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  /** Places at the table for so many players: a game may give a player two. */
  readonly seats: (players: number) => number;
  /** The rules that the engine's own refusals name. */
  readonly cites: {
    readonly players: string;
    readonly turns: string;
    readonly dice: string;
    readonly end: string;
  };
  /** Why an action stands at once where others see it from afar; nothing for those that can be taken back. */
  readonly lasting: (action: string) => Problem | undefined;
}

export interface Game<Setup, State, Action> extends GameFacts {
  /** A setup may hold a position. */
  readonly start: (setup: Setup) => State;
  readonly turn: (state: State) => Turn;
  /** The round that runs, from 1; it never goes back. */
  readonly round: (state: State) => number;
  readonly playerOf: (state: State, seat: Seat) => Player;
  /** Each legal action once, in canonical order; none for a seat that does not decide now. For the referee, hints and laws: no hot loop enumerates. */
  readonly actions: (state: State, seat: Seat) => readonly Action[];
  /** Why the seat whose decision it is may not do this. Whose decision it is, `refusalOf` asks before. */
  readonly refusal: (state: State, seat: Seat, action: Action) => Refusal | undefined;
  /** Trusts its input; outside input goes through `play`. */
  readonly apply: (state: State, event: GameEvent<Action>) => State;
  /** The setup that would start a game here: for the referee, analysis and bots in other languages. */
  readonly position: (state: State) => Setup;
  readonly notation: {
    readonly setup: SetupNotation<Setup>;
    readonly action: ActionNotation<Action>;
  };
}
