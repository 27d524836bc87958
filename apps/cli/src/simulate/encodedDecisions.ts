import type { Encoding, Game, GameEvent, Seat } from "@courtly/engine";

/** One decision in numbers: the position as the seat sees it, the legal actions and the chosen one. */
export interface EncodedDecision {
  readonly seat: Seat;
  readonly player: number;
  readonly vector: readonly number[];
  readonly chosen: number;
  /** The slots of all legal actions, each once, ascending. */
  readonly legal: readonly number[];
}

export interface Encoded {
  readonly version: number;
  readonly decisions: readonly EncodedDecision[];
}

/** Encodes every decision of a finished game, each from the view of the seat that decided. */
export function encodedGame<Setup, State, Action>(
  game: Game<Setup, State, Action>,
  encoding: Encoding<State, Action>,
  { first, events }: { readonly first: State; readonly events: readonly GameEvent<Action>[] },
): Encoded {
  const decisions: EncodedDecision[] = [];
  let state = first;
  for (const event of events) {
    if (event.kind === "acted") {
      const { seat, action } = event;
      decisions.push({
        seat,
        player: game.playerOf(state, seat),
        vector: encoding.encode(state, seat),
        chosen: encoding.slotOf(action),
        legal: [...new Set(game.actions(state, seat).map(encoding.slotOf))].sort((a, b) => a - b),
      });
    }
    state = game.apply(state, event);
  }
  return { version: encoding.version, decisions };
}
