import { fullCourts, numbersFor, type State } from "./state.ts";
import type { CourtsWords } from "./words/en.ts";

/** Says why the game ended. */
export function endingWords(state: State, { ending }: CourtsWords): string {
  const { round, gained, stage } = state;
  if (stage.kind === "over" && stage.winner !== undefined) return ending.resigned(round);
  const full = fullCourts(state);
  return full >= numbersFor(state.players).courtsToEnd
    ? ending.courtsFull(full, round)
    : ending.idle(round - gained, round);
}
