import type { Explanation } from "@courtly/analysis";
import type { Faces, Game, Seat, Step, Tale } from "@courtly/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Cue } from "./sound/notes.ts";
import type { Roster } from "./roster.ts";
import type { GameSession, View } from "./session.ts";

export interface TableProps<State, Action> {
  readonly session: GameSession<State, Action>;
  /** Opens the menu of the table. */
  readonly onMenu: () => void;
}

/** A table that is shown again, without its bar. It has buttons only if its session asks for a decision, as a puzzle does. */
export interface ReplayTableProps<State, Action> extends Pick<
  TableProps<State, Action>,
  "session"
> {
  /** Says on the cloth that nothing can change, or what a puzzle wants. */
  readonly note: string;
  readonly marked: ReadonlySignal<MarkedLines | undefined>;
  readonly nextRoll?: ReadonlySignal<NextRoll | undefined>;
  /** Whether it shows a puzzle: only the parts with which its answers are played. */
  readonly isPuzzle?: boolean;
}

/** The lines of a decision that are marked on the table, in the notation of records. */
export interface MarkedLines {
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/** The roll to which a decision has led. */
export interface NextRoll {
  readonly title: string;
  readonly faces: Faces;
  /** Says that it was great or bad luck. */
  readonly luck: string | undefined;
}

/** A piece of a chronicle's line: words, a name, or dice as pictures. */
export type Phrase =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "dice"; readonly dice: Faces };

export interface ChronicleEntry {
  /** The seat whose shield is shown; `undefined` for events without a player. */
  readonly seat: Seat | undefined;
  readonly says: readonly Phrase[];
  /** The rule that it follows, if it follows one: a player may always resign. */
  readonly rule: string | undefined;
  /** The reason of a bot, in a sentence. */
  readonly why?: string | undefined;
  /** The heading of the group that it belongs to. */
  readonly heading?: string;
  /** Whether it is no step of the game: it stays beside the turn during which it happened. */
  readonly isTableEvent?: true;
  /** Whether it ends a turn, and sums it up. */
  readonly endsTurn?: boolean;
  /** The entries that it sums up; they are shown when it is opened. */
  readonly steps?: readonly ChronicleEntry[];
}

/** The texts about a table that keys ask for. A text is empty if there is nothing to say. */
export interface Readings<State, Action> {
  /** The dice that lie on the table. */
  readonly dice: (view: View<State, Action>) => string;
  /** The possessions of all players: cards, or points and gold. */
  readonly possessions: (view: View<State, Action>, roster: Roster) => string;
}

/** A decision of an analysed game. */
export interface DecisionAt<State> {
  readonly state: State;
  readonly seat: Seat;
}

/** The words and pictures of a game for its analysis. */
export interface AnalysisUi<State> {
  /** The steps of a line, given in the notation of records. */
  readonly Steps: ComponentType<DecisionAt<State> & { readonly steps: readonly string[] }>;
  /** The same in words. */
  readonly say: (decision: DecisionAt<State>, steps: readonly string[]) => string;
  /** The coach's most telling reason for the best line, in words. */
  readonly why: (decision: DecisionAt<State>, explanation: Explanation) => string | undefined;
  /** The place of the claim that begins the final round, and its first place, in a game with one. */
  readonly finalRound?: (states: readonly State[]) => FinalSpan | undefined;
}

/** The places of the final round: its claim, and its beginning. */
export interface FinalSpan {
  readonly claim: number;
  readonly first: number;
}

/** A game as the browser shows it. */
export interface GameUi<Setup, State, Action> {
  readonly game: Game<Setup, State, Action>;
  /** The sentences about a step for screen readers. */
  readonly tell: (step: Step<State, Action>, roster: Roster) => readonly Tale[];
  /** The entries of a step for the chronicle. Its code may be lazy: fetch the lazy parts first. */
  readonly chronicle: (step: Step<State, Action>, roster: Roster) => readonly ChronicleEntry[];
  /** Whether a step ends a turn: the next decision is announced as a new turn, also of the same seat. */
  readonly endsTurn: (step: Step<State, Action>) => boolean;
  /** The question of a decision outside a turn, for screen readers. */
  readonly question?: (state: State, roster: Roster) => string | undefined;
  /** The result in a few words: in the current language, or in English, as it is stored. */
  readonly headline: (state: State, roster: Roster, tongue?: "english") => string;
  /** The sound of an action, if it has one. */
  readonly cue: (action: Action) => Cue | undefined;
  /** Whether the action of somebody else changes something for the people in these seats: they get more time to see it. */
  readonly touches: (step: Step<State, Action>, isOwn: (seat: Seat) => boolean) => boolean;
  /** Whether the screen is handed to another person for this decision; some questions do not need it. */
  readonly handsOver: (state: State) => boolean;
  readonly Table: ComponentType<TableProps<State, Action>>;
  /** The content of the final dialog beneath the headline. */
  readonly Finale: ComponentType<Pick<TableProps<State, Action>, "session">>;
  /** The table in a replay. */
  readonly ReplayTable: ComponentType<ReplayTableProps<State, Action>>;
  readonly loadReadings: () => Promise<Readings<State, Action>>;
  /** Fetches the parts that a first move does not need, before they are wanted. */
  readonly fetchLazyParts: () => Promise<void>;
}
