import type { Rules } from "./rules.ts";
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

/** What each value of a rule means at the table. */
export const RULE_WORDS: {
  readonly [Field in keyof Rules]: Readonly<Record<Rules[Field], string>>;
} = {
  courtDie: {
    court: "a way to court needs a die with the court's number",
    village: "a way to court needs a die with the village's number",
  },
  wrap: {
    yes: "courts 6 and 1 are neighbours of villages 1 and 6",
    no: "courts 6 and 1 are no neighbours of villages 1 and 6",
  },
};
