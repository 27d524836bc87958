import { numbersFor, type State } from "@courtly/rolling-courts";
import { counted } from "./words.ts";

export function fullCourts({ courts, board }: State): number {
  return courts.filter((court) => court.length === board.courts.points.length).length;
}

/** How the game came to its end. */
export function endingWords(state: State): string {
  const { round, gained } = state;
  const rounds = counted(round, "round");
  const full = fullCourts(state);
  if (full >= numbersFor(state.players).courtsToEnd)
    return `${counted(full, "court")} ${full === 1 ? "is" : "are"} full after ${rounds}.`;
  return `The game ends after ${rounds}: the last ${counted(round - gained, "round")} brought nobody to court.`;
}
