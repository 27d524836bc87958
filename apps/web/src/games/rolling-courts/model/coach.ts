import type { Action } from "@courtly/rolling-courts";
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";

/** The parts of the coach that the table uses, once it is loaded. */
export interface CourtsCoach {
  /** The odds of the current decision, for screen readers. */
  readonly spoken: () => string;
  readonly playNext: () => void;
  /** The next step of the best line, if the coach may show it. */
  readonly advised: ReadonlySignal<Action | undefined>;
  readonly Panel: ComponentType;
  /** The coach in one line, which opens the panel as a sheet. */
  readonly Line: ComponentType;
  readonly close: () => void;
}
