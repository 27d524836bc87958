import { assert, headerLine, type GameBox, type Result, type TableOf } from "@courtly/engine";
import type { Logged } from "@courtly/protocol";

/** A game that is followed by the entries of its log. */
export interface FollowedGame<State, Action> {
  readonly length: () => number;
  readonly hear: (entries: readonly Logged[]) => void;
  /** The next `settled` waits for new entries. */
  readonly expectMore: () => void;
  /** The table, once the game has begun and no dice are in the air. */
  readonly settled: () => Promise<TableOf<State, Action>>;
}

export function followGame<State, Action>(
  box: GameBox<TableOf<State, Action>>,
  names: readonly string[],
): FollowedGame<State, Action> {
  let length = 0;
  let game: TableOf<State, Action> | undefined;
  let news = Promise.withResolvers<undefined>();
  const learn = ({ entry }: Logged) => {
    if (entry.kind === "begun")
      game = valid(box.open({ names }, [`start ${entry.start}`].map(headerLine)));
    else if (entry.kind === "acted") game = game && valid(game.act(entry.seat, entry.text));
    else if (entry.kind === "rolled") game = game && valid(game.roll(entry.faces));
  };
  return {
    length: () => length,
    hear: (entries) => {
      for (const logged of entries) {
        learn(logged);
        length = logged.n;
      }
      // An action and the rolls it causes arrive together, so the game never waits for dice here.
      if (game !== undefined) news.resolve(undefined);
    },
    expectMore: () => {
      news = Promise.withResolvers<undefined>();
    },
    settled: async () => {
      await news.promise;
      assert(game !== undefined, "the game has begun");
      return game;
    },
  };
}

function valid<Value, Fault>(result: Result<Value, Fault>): Value {
  assert(result.ok, "entries of the server's log are valid");
  return result.value;
}
