import type { Reason } from "@courtly/bots/reason";
import type { Player, Problem, Seat, Step, TableOf } from "@courtly/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { ArchiveFault } from "../local/archive.ts";
import type { GameCard, Summary } from "../local/savedGame.ts";
import type { GameUi } from "./gameUi.ts";
import { headlineOf } from "./headline.ts";
import type { Roster } from "./roster.ts";

/** The decision or event that the table waits for. */
export type Waiting =
  /** A person at this screen decides. */
  | { readonly kind: "person"; readonly player: Player; readonly seat: Seat }
  /** The screen must be passed to this person first. */
  | { readonly kind: "handOver"; readonly player: Player; readonly seat: Seat }
  /** A bot or a person at another device; `canHurry` if the page only delays what is shown. */
  | {
      readonly kind: "rival";
      readonly player: Player;
      readonly seat: Seat;
      readonly canHurry: boolean;
    }
  | { readonly kind: "over" };

/** The game as people see it. Everything in it is stored already. */
export interface View<State, Action> {
  readonly table: TableOf<State, Action>;
  /** All steps from the beginning. */
  readonly steps: readonly Step<State, Action>[];
  /** The steps since the previous view: none after opening a game or an undo. */
  readonly fresh: readonly Step<State, Action>[];
  readonly waiting: Waiting;
  /** The number of last steps that can be undone. */
  readonly undoable: number;
}

/** The source of explanations beside the table. */
export type Voice = "coach" | "lesson" | "nobody";

/**
 * A game on this screen: its view, and what people can do.
 * Games on this device, online games and lessons implement it.
 */
export interface GameSession<State, Action> {
  readonly roster: Roster;
  readonly view: ReadonlySignal<View<State, Action>>;
  /** It is "nobody" if the host of an online table wants play without a coach. */
  readonly voice: Voice;
  /** The action that a lesson asks for next. */
  readonly lessonAction?: ReadonlySignal<Action | undefined>;
  /** The reason of a bot for a step, until the page is closed. */
  readonly whyOf?: (step: Step<State, Action>) => Reason | undefined;
  readonly card: () => GameCard;
  /** The record as it is stored. */
  readonly record: () => string;
  /** Plays all actions for the person who decides, or none; resolves with the reason for a refusal. */
  readonly act: (...actions: readonly Action[]) => Promise<Problem | undefined>;
  /** Undoes the last steps of the people at this screen. */
  readonly undo: (steps?: number) => Promise<Problem | undefined>;
  /** Shows the moves of bots without pauses until a person decides. */
  readonly hurry: () => void;
  readonly close: () => void;
  /** Present if several people share the screen. */
  readonly handOver?: HandOver;
  /** Present if the page itself stores the game and asks the bots. */
  readonly recovery?: Recovery;
}

/** Passes the screen from one person to the next. */
export interface HandOver {
  /** Called when the person whose turn it is has taken the screen. */
  readonly take: () => void;
}

/** The faults of storage and bots, and the way to go on after one. */
export interface Recovery {
  /** The current fault. The view stays as it was before it. */
  readonly fault: ReadonlySignal<ArchiveFault | ThinkingFault | undefined>;
  /** Whether another window has played on while nothing was done here: the game only needs to be opened again. */
  readonly isOvertaken: ReadonlySignal<boolean>;
  readonly retry: () => void;
}

/** The worker of the bots has failed. */
export interface ThinkingFault {
  readonly kind: "thinking";
  readonly reason: string;
}

export function summaryOf<Setup, State, Action>(
  ui: GameUi<Setup, State, Action>,
  table: TableOf<State, Action>,
  roster: Roster,
): Summary {
  const { game } = ui;
  const { turn, state, playerOf } = table;
  const round = game.round(state);
  if (turn.kind !== "over")
    return { round, next: playerOf(turn.seat), headline: undefined, winners: [] };
  const winners = [...turn.ranks.keys()].filter((player) => turn.ranks[player] === 1);
  return { round, next: undefined, headline: headlineOf(ui, table, roster, "english"), winners };
}

/** The steps of the next view, and which of them are new. After an undo there are fewer, and none is new. */
export function advanced<State, Action>(
  { table: before, steps }: Pick<View<State, Action>, "table" | "steps">,
  table: TableOf<State, Action>,
): Pick<View<State, Action>, "steps" | "fresh"> {
  if (table.length <= before.length) return { steps: steps.slice(0, table.length), fresh: [] };
  const fresh = table.stepsSince(before);
  return { steps: [...steps, ...fresh], fresh };
}

/** The number of last steps that can be undone: rolls, a resignation, and all that came before them stay. */
export function undoableSteps<State, Action>(
  steps: readonly Step<State, Action>[],
  isUndoable: (seat: Seat, action: Action) => boolean,
): number {
  const last = steps.findLastIndex(
    ({ event }) => event.kind !== "acted" || !isUndoable(event.seat, event.action),
  );
  return steps.length - 1 - last;
}
