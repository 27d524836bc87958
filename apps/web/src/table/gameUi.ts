import type { Faces, Game, Seat, Step, Tale } from "@courtly/engine";
import type { ComponentType } from "preact";
import type { Cue } from "./sound/notes.ts";
import type { Roster } from "./roster.ts";
import type { GameSession } from "./session.ts";

export interface TableProps<State, Action> {
  readonly session: GameSession<State, Action>;
  /** Opens the menu of the table. */
  readonly onMenu: () => void;
}

/** A piece of a chronicle's line: words, a name, or dice as pictures. */
export type Phrase =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "dice"; readonly dice: Faces };

export interface ChronicleEntry {
  /** Whose shield stands before it; none for what happens by itself. */
  readonly seat: Seat | undefined;
  readonly says: readonly Phrase[];
  /** The rule that it follows. */
  readonly rule: string;
  /** Why a bot did it, in a sentence. */
  readonly why?: string | undefined;
}

/** A game as the browser shows it. */
export interface GameUi<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  /** What just happened, for those who listen. */
  readonly tell: (step: Step<State, Action>, roster: Roster) => readonly Tale[];
  /** The same for those who look. */
  readonly chronicle: (step: Step<State, Action>, roster: Roster) => readonly ChronicleEntry[];
  /** The end in a few words: in the language of the moment, or in English, as games are kept. */
  readonly headline: (state: State, roster: Roster, tongue?: "english") => string;
  /** What an action sounds like, if it is one to be heard. */
  readonly cue: (action: Action) => Cue | undefined;
  /** Whether the screen goes to another person for this decision; some are asked in passing. */
  readonly handsOver: (state: State) => boolean;
  readonly Table: ComponentType<TableProps<State, Action>>;
  /** What the end has to show beneath its headline. */
  readonly Finale: ComponentType<Pick<TableProps<State, Action>, "session">>;
  /** Fetches what nobody needs for a first move, before it is wanted. */
  readonly fetchLazyParts: () => Promise<void>;
}
