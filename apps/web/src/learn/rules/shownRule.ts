import { signal } from "@preact/signals";

/** A rule book that lies open above the page: a game's, perhaps at one of its rules. */
export interface OpenBook {
  readonly gameId: string;
  readonly rule?: string | undefined;
}

export const openBook = signal<OpenBook | undefined>(undefined);

/** Opens the book at a rule, whatever else is on the screen: nothing of that is lost. */
export function openRule(rule: string): void {
  openBook.value = { gameId: rule.startsWith("K") ? "to-court-the-king" : "rolling-courts", rule };
}
