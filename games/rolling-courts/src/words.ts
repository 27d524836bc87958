import { numbersFor, fullCourts, type State } from "./state.ts";

/** "1 point", "3 points". */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
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
