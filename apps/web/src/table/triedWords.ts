import type { GameSession } from "./session.ts";
import { words } from "./words/index.ts";

/** Says that a game is only tried, and from which round on; undefined for any other game. */
export function triedWords<State, Action>(
  { card, view }: GameSession<State, Action>,
  roundOf: (state: State) => number,
): string | undefined {
  const { tried } = card();
  if (tried === undefined) return undefined;
  const last = view.value.steps[tried.place - 1];
  return words().tried(last === undefined ? 1 : roundOf(last.after));
}
