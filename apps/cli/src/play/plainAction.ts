import type { Seat } from "@courtly/engine";

/** How a game's actions are told from other words, and from names that only people use. */
export interface TypedActions {
  readonly verbs: readonly string[];
  /** People's words for the record's, in lower case; without it they are the same. */
  readonly translate?: ((text: string) => string) | undefined;
}

/** What was typed, as records write it: an action may be in any case, with its own seat in front. */
export function plainAction(line: string, seat: Seat, { verbs, translate }: TypedActions): string {
  const [, number, words] = /^\s*(?:(\d+)\s+)?([a-z].*)$/i.exec(line) ?? [];
  const text = words?.trim().replaceAll(/\s+/g, " ").toLowerCase() ?? "";
  const isOwn = number === undefined || Number(number) === seat;
  if (!isOwn || !verbs.includes(text.split(" ", 1)[0] as string)) return line;
  return translate?.(text) ?? text;
}
