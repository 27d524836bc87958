import { openTableClient, type TableClient } from "@courtly/client";
import { batch, signal, type ReadonlySignal } from "@preact/signals";
import { findGame } from "../games/index.ts";
import { loadLazyUi } from "../games/lazyUi.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import { newId } from "../ui/newId.ts";
import { socketAddress } from "./api.ts";
import { forgetShares, keepShare, seatAt, shareBehind } from "./seatBook.ts";

type Value<Read extends () => unknown> = ReadonlySignal<ReturnType<Read>>;

/** A table of a server as the page follows it: the client with signals. */
export interface OnlineTable extends Pick<
  TableClient,
  "id" | "history" | "tableState" | "ask" | "close"
> {
  readonly connection: Value<TableClient["connection"]>;
  readonly unanswered: Value<TableClient["unanswered"]>;
  readonly fault: Value<TableClient["fault"]>;
  readonly isCaughtUp: Value<TableClient["isCaughtUp"]>;
  /** The length of the history. */
  readonly length: ReadonlySignal<number>;
  /** The rules and the table of the game, once they are loaded. */
  readonly game: ReadonlySignal<LoadedGame | undefined>;
}

/** Follows a table; with the token of a seat, also plays there. */
export function openOnlineTable(id: string, token: string | undefined): OnlineTable {
  const game = signal<LoadedGame | undefined>(undefined);
  const client = openTableClient({
    id,
    token,
    dial: () => new WebSocket(socketAddress(id)),
    newKey: newId,
    loadGame: async (gameId) => {
      game.value = await loadedGame(gameId);
      return game.value?.box;
    },
    shares: {
      keep: (seal, share) => keepShare({ table: id, seal, share }),
      find: (seal) => shareBehind(id, seal),
      forget: () => forgetShares(id),
    },
    onChange: () => update(),
  });
  const { history, tableState, ask } = client;
  const connection = signal(client.connection());
  const unanswered = signal(client.unanswered());
  const fault = signal(client.fault());
  const isCaughtUp = signal(client.isCaughtUp());
  const length = signal(history.length);
  const update = () =>
    batch(() => {
      connection.value = client.connection();
      unanswered.value = client.unanswered();
      fault.value = client.fault();
      isCaughtUp.value = client.isCaughtUp();
      length.value = history.length;
    });
  const unfollow = onReturn(client.check);
  return {
    id,
    history,
    tableState,
    ask,
    connection,
    unanswered,
    fault,
    isCaughtUp,
    length,
    game,
    close: () => {
      unfollow();
      client.close();
    },
  };
}

/** Calls `run` when the network or the user has come back. */
function onReturn(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "hidden") run();
  };
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Loads a game with all its parts: the table may be in its final round already. */
async function loadedGame(gameId: string): Promise<LoadedGame | undefined> {
  try {
    const entry = findGame(gameId);
    if (entry === undefined) return undefined;
    const [game] = await Promise.all([entry.load(), loadLazyUi(entry)]);
    await game.fetchLazyParts();
    return game;
  } catch {
    return undefined;
  }
}

/** The token of this device's seat at a table, unless it only watches. */
export function tokenAt(table: string, isWatching: boolean): string | undefined {
  return isWatching ? undefined : seatAt(table)?.token;
}
