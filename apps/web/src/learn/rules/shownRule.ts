import { signal } from "@preact/signals";
import { gameOfRule } from "../../games/index.ts";

/** A rule book that lies open above the page: a game's, perhaps at one of its rules. */
export interface OpenBook {
  readonly gameId: string;
  readonly rule?: string | undefined;
}

export const openBook = signal<OpenBook | undefined>(undefined);

/** Opens the book at a rule, whatever else is on the screen: nothing of that is lost. */
export function openRule(rule: string): void {
  const gameId = gameOfRule(rule)?.id;
  if (gameId !== undefined) openBook.value = { gameId, rule };
}
