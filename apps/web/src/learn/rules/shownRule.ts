import { signal } from "@preact/signals";
import { gameOfRule } from "../../games/index.ts";

/** The rule book that is open above the page: its game, and perhaps a rule. */
export interface OpenBook {
  readonly gameId: string;
  readonly rule?: string | undefined;
}

export const openBook = signal<OpenBook | undefined>(undefined);

/** Opens the rule book at a rule, above the current screen, which stays as it is. */
export function openRule(rule: string): void {
  const gameId = gameOfRule(rule)?.id;
  if (gameId !== undefined) openBook.value = { gameId, rule };
}
