import type { Action, CharacterId } from "@courtly/to-court-the-king";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { DieId } from "./laidDice.ts";

/** The status of a card by its odds. */
export interface CardOdds {
  readonly status: "sure" | "chance" | "out";
  readonly words: string;
  readonly chance: number;
}

export type CourtOdds = Readonly<Partial<Record<CharacterId, CardOdds>>>;

/** A card that the coach points at, with the text for screen readers. */
export interface Pointed {
  readonly id: CharacterId;
  readonly words: string;
}

/** Marks on the dice and the cards of the court. */
export interface TableMarks {
  /** The class of an active die. */
  readonly dieClass: (die: DieId) => string;
  /** The marks on a card of the court. */
  readonly CardMarks: ComponentType<{ readonly id: CharacterId }>;
}

/** The parts of the coach that the table uses, once it is loaded. It marks dice for the person's aim, and its own choice. */
export interface KingCoach extends TableMarks {
  /** The odds of the cards; `undefined` while they are computed, or when somebody else plays. */
  readonly court: ReadonlySignal<CourtOdds | undefined>;
  /** The kind of step that the coach would make now. */
  readonly step: ReadonlySignal<Action["kind"] | undefined>;
  /** The card of the court that the coach would take now. */
  readonly pick: ReadonlySignal<CharacterId | undefined>;
  /** The card of the hand that the coach would call next. */
  readonly calls: ReadonlySignal<Pointed | undefined>;
  /** The chance to reach the mark of the final round, in words. */
  readonly ladder: ReadonlySignal<string | undefined>;
  /** The odds of the current decision, for screen readers. */
  readonly spoken: () => string;
  readonly playNext: () => void;
  /** The chance of a card, its value, and the dice to keep for it; a part of its sheet. */
  readonly CardPlan: ComponentType<{ readonly id: CharacterId }>;
  readonly Panel: ComponentType;
  /** The coach in one line, which opens the panel as a sheet. */
  readonly Line: ComponentType;
  readonly close: () => void;
}
