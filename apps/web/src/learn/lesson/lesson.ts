import type { Scene } from "./script.ts";

/** The text for a step of a lesson: the reason, and what to do. */
export interface StepWords {
  readonly text: string;
  readonly ask: string;
}

/** A first game: some scenes of a game, played with rivals that follow a script. */
export interface Lesson {
  readonly rivals: number;
  readonly scenes: readonly Scene[];
  /** The texts of the steps by their ids, in the current language. */
  readonly words: () => Readonly<Record<string, StepWords>>;
  /** The controls to press next for an action. */
  readonly targets: (action: string) => readonly HTMLElement[];
}
