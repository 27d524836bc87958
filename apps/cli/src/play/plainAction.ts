import type { Seat } from "@courtly/engine";

/** The words with which actions of a game begin, and the translation of names that people use. */
export interface TypedActions {
  readonly verbs: readonly string[];
  /** Translates the player's words, in lower case, into those of records. If missing, they are the same. */
  readonly translate?: ((text: string) => string) | undefined;
}

/** Rewrites a typed action as records write it: any letter case is allowed, and the player's own seat in front. */
export function plainAction(line: string, seat: Seat, { verbs, translate }: TypedActions): string {
  const [, number, words] = /^\s*(?:(\d+)\s+)?([a-z].*)$/i.exec(line) ?? [];
  const text = words?.trim().replaceAll(/\s+/g, " ").toLowerCase() ?? "";
  const isOwn = number === undefined || Number(number) === seat;
  if (!isOwn || !verbs.includes(text.split(" ", 1)[0] as string)) return line;
  return translate?.(text) ?? text;
}
