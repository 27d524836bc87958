import type { ComponentType } from "preact";

/** The parts of the coach that the table uses, once it is loaded. */
export interface CourtsCoach {
  readonly playNext: () => void;
  readonly Panel: ComponentType;
  /** The coach in one line, which opens the panel as a sheet. */
  readonly Line: ComponentType;
  readonly close: () => void;
}
