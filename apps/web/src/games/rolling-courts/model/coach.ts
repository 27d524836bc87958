import type { ComponentType } from "preact";

/** What the table takes from the coach, once it has come. */
export interface CourtsCoach {
  readonly playNext: () => void;
  readonly Panel: ComponentType;
  /** The coach in one line, which opens the panel as a sheet. */
  readonly Line: ComponentType;
  readonly close: () => void;
}
