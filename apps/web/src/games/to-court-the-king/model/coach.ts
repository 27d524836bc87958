import type { CharacterId } from "@courtly/to-court-the-king";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";

/** How a card stands by its odds. */
export interface CardOdds {
  readonly status: "sure" | "chance" | "out";
  readonly words: string;
  readonly chance: number;
}

export type CourtOdds = Readonly<Partial<Record<CharacterId, CardOdds>>>;

/** A card that the coach points at, and how that is said to those who listen. */
export interface Pointed {
  readonly id: CharacterId;
  readonly words: string;
}

/** What the table takes from the coach, once it has come. */
export interface KingCoach {
  /** The odds of the cards; none while they are worked out, or when somebody else plays. */
  readonly court: ReadonlySignal<CourtOdds | undefined>;
  /** The card of the court that the coach would take now. */
  readonly pick: ReadonlySignal<Pointed | undefined>;
  /** The card of the hand that the coach would call next. */
  readonly calls: ReadonlySignal<Pointed | undefined>;
  /** The chance to reach the mark of the final round, in words. */
  readonly ladder: ReadonlySignal<string | undefined>;
  readonly playNext: () => void;
  readonly Panel: ComponentType;
  /** The coach in one line, which opens the panel as a sheet. */
  readonly Line: ComponentType;
  readonly close: () => void;
}
