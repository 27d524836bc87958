import { preparationOf, type Preparation } from "../prepare/preparation.ts";
import type { Screen } from "../screens/screen.ts";
import { readFrame } from "./address.ts";

/** The task of a frame. */
export interface FrameTask {
  readonly preparation: Preparation;
  readonly screen: Pick<Screen, "address" | "steps" | "shows" | "faults">;
}

declare global {
  /**
   * Gives a frame its task, as JSON. The gallery works it out: a frame that did so itself would have loaded
   * parts of the page before its window is ready for them.
   */
  var courtlyFrameTask: ((search: string) => string | undefined) | undefined;
}

export function offerFrameTasks(): void {
  globalThis.courtlyFrameTask = (search) => {
    const choice = readFrame(search);
    if (choice?.screen === undefined) return undefined;
    const { screen } = choice;
    const task: FrameTask = { preparation: preparationOf(screen, choice), screen };
    return JSON.stringify(task);
  };
}
