import type { Player } from "@courtly/engine";
import { signal, type ReadonlySignal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import type { ChronicleEntry } from "./gameUi.ts";

// Additions of other pages, such as a replay or an online table, to the table that they show. They are unset elsewhere.

/** The text of the bar in place of its usual detail. */
export const barNote = signal<string | undefined>(undefined);

/** Draws a player's chance to win, beside the player's name. */
export const chanceFigure = signal<((player: Player) => VNode) | undefined>(undefined);

/** The people at a table with several devices: whether they are there, and the clock of the turn. */
export interface PeopleUi {
  /** The badge at the foot of a player's shield. */
  readonly Badge: ComponentType<{ readonly player: Player }>;
  /** Whether a player is there, in words; `otherwise` for a bot, and for the player at this device. */
  readonly Presence: ComponentType<{ readonly player: Player; readonly otherwise: string }>;
  /** The text while the turn of a player who is away is awaited; `undefined` for one who is there. Reads signals. */
  readonly waitingWords: (player: Player) => string | undefined;
  /** The clock of a player's turn, on the player's card; empty in the turns of others. */
  readonly Clock: ComponentType<{ readonly player: Player }>;
  /** The number of spectators and further buttons, in the bar. */
  readonly BarPart: ComponentType;
  /** The turn and its clock in a line of their own, below the bar of a phone. */
  readonly BarLine: ComponentType;
  /** A message over the cloth, for example that somebody is away. */
  readonly ClothNotice: ComponentType;
  /** A note in the dialog at the end of the game. */
  readonly FinaleNote: ComponentType;
  /** The events at the table that are no steps of its game, oldest first. */
  readonly events: ReadonlySignal<readonly TableEvent[]>;
}

/** An event at a table that is no step of its game, such as a phrase. */
export interface TableEvent {
  /** The number of steps before it. */
  readonly afterSteps: number;
  readonly entry: ChronicleEntry;
}

export const peopleUi = signal<PeopleUi | undefined>(undefined);
