import { preparationOf, type Preparation } from "../prepare/preparation.ts";
import type { Screen } from "../screens/screen.ts";
import { readFrame } from "./address.ts";

/** The screen that a frame shall show, and the preparation of its window. */
export interface FrameTask {
  readonly preparation: Preparation;
  readonly screen: Pick<Screen, "address" | "steps" | "shows" | "faults">;
}

declare global {
  /**
   * Gives a frame its task, as JSON. The gallery computes it, because the frame would have to load parts of the page
   * for that before its window is ready.
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
