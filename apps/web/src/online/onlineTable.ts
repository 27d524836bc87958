import { openTableClient, type ShareStore, type TableClient } from "@courtly/client";
import type { Player } from "@courtly/engine";
import type { PhraseId } from "@courtly/protocol";
import { batch, signal, type ReadonlySignal } from "@preact/signals";
import { findGame } from "../games/index.ts";
import { loadLazyUi } from "../games/lazyUi.ts";
import type { LoadedGame } from "../table/loadedGame.tsx";
import { newId } from "../ui/newId.ts";
import { socketAddress } from "./api.ts";
import { logBook } from "./logBook.ts";
import { changeSeat, forgetShares, keepShare, seatAt, shareOf } from "./seatBook.ts";

type Value<Read extends () => unknown> = ReadonlySignal<ReturnType<Read>>;

/** A table of a server as the page follows it: the client with signals. */
export interface OnlineTable extends Pick<
  TableClient,
  | "id"
  | "history"
  | "tableState"
  | "signedLog"
  | "ask"
  | "agree"
  | "say"
  | "check"
  | "retryShare"
  | "close"
> {
  /** The last message of the server about the people at the table. */
  readonly presence: Value<TableClient["presence"]>;
  /** The phrases that were said since the page was opened, the newest last. */
  readonly phrases: ReadonlySignal<readonly SaidPhrase[]>;
  readonly connection: Value<TableClient["connection"]>;
  readonly unanswered: Value<TableClient["unanswered"]>;
  readonly fault: Value<TableClient["fault"]>;
  readonly unfairness: Value<TableClient["unfairness"]>;
  readonly ownShare: Value<TableClient["ownShare"]>;
  readonly shareFault: Value<TableClient["shareFault"]>;
  readonly isCaughtUp: Value<TableClient["isCaughtUp"]>;
  /** The length of the history. */
  readonly length: ReadonlySignal<number>;
  /** The rules and the table of the game, once they are loaded. */
  readonly game: ReadonlySignal<LoadedGame | undefined>;
}

/** A phrase that a player has said. */
export interface SaidPhrase {
  readonly player: Player;
  readonly phrase: PhraseId;
  /** The time of arrival, by the clock of this device that never jumps. */
  readonly atMs: number;
  /** The length of the log when it was said. */
  readonly length: number;
}

/** More phrases are not kept: nobody reads them again. */
const PHRASES_KEPT = 100;

/**
 * Follows a table; with the token of a seat, also plays there. The log must be the one that this device has seen with its seat;
 * with `isCompared` also without the token.
 */
export function openOnlineTable(
  id: string,
  token: string | undefined,
  { isCompared = token !== undefined } = {},
): OnlineTable {
  const game = signal<LoadedGame | undefined>(undefined);
  const phrases = signal<readonly SaidPhrase[]>([]);
  const client = openTableClient({
    id,
    token,
    dial: () => new WebSocket(socketAddress(id)),
    newKey: newId,
    loadGame: async (gameId) => {
      game.value = await loadedGame(gameId);
      return game.value?.box;
    },
    shares: token === undefined ? undefined : sharesAt(id),
    logs: isCompared ? logBook : undefined,
    ...(token !== undefined && knownOf(id)),
    onSaid: (player, phrase) => {
      const said = { player, phrase, atMs: performance.now(), length: client.history.length };
      phrases.value = [...phrases.value, said].slice(-PHRASES_KEPT);
    },
    onChange: () => update(),
  });
  const { history, tableState, signedLog, ask, agree, retryShare, say } = client;
  const { update, ...signals } = signalsOf(client);
  const unfollow = onNetworkChange(client.check);
  return {
    id,
    history,
    tableState,
    signedLog,
    ask,
    agree,
    say,
    retryShare,
    check: client.check,
    phrases,
    ...signals,
    game,
    close: () => {
      unfollow();
      client.close();
    },
  };
}

/** The changing facts about a table as signals. `update` brings them up to date. */
function signalsOf(client: TableClient) {
  const signals = {
    connection: signal(client.connection()),
    unanswered: signal(client.unanswered()),
    fault: signal(client.fault()),
    unfairness: signal(client.unfairness()),
    ownShare: signal(client.ownShare()),
    shareFault: signal(client.shareFault()),
    presence: signal(client.presence()),
    isCaughtUp: signal(client.isCaughtUp()),
    length: signal(client.history.length),
  };
  const update = () =>
    batch(() => {
      signals.connection.value = client.connection();
      signals.unanswered.value = client.unanswered();
      signals.fault.value = client.fault();
      signals.unfairness.value = client.unfairness();
      signals.ownShare.value = client.ownShare();
      signals.shareFault.value = client.shareFault();
      signals.presence.value = client.presence();
      signals.isCaughtUp.value = client.isCaughtUp();
      signals.length.value = client.history.length;
    });
  return { ...signals, update };
}

/** The facts about the seat that this device knows without the server. */
function knownOf(table: string) {
  const { continues, player } = seatAt(table) ?? {};
  // The terms are read at every check: the host may change them in another window of the seat.
  return { continues, seat: player, terms: () => seatAt(table)?.terms };
}

/** The shares of this device at a table, in the storage that all its windows have. */
function sharesAt(table: string): ShareStore {
  return {
    isBound: seatAt(table)?.seals !== undefined,
    // The seat comes first: a seal that it does not name would not be ours after a reload.
    keep: (seal, share) =>
      changeSeat(table, ({ seals }) => ({ seals: seals && [...seals, seal] })) &&
      keepShare({ table, seal, share }),
    find: (seal) => shareOf(table, seal),
    isOurs: (seal) => seatAt(table)?.seals?.includes(seal) === true,
    revealFor: (seal, log) =>
      changeSeat(table, ({ revealedFor }) => ({ revealedFor: { ...revealedFor, [seal]: log } })),
    revealedFor: () => Object.values(seatAt(table)?.revealedFor ?? {})[0],
    agree: (agreement) =>
      changeSeat(table, ({ agreements = [] }) => ({ agreements: [...agreements, agreement] })),
    agreements: () => seatAt(table)?.agreements ?? [],
    forget: () => forgetShares(table),
  };
}

/**
 * Calls `run` when the network or the user has come back, and when the browser reports that the network is gone: a
 * server on the same machine or at home may still answer.
 */
function onNetworkChange(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "hidden") run();
  };
  addEventListener("offline", run);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("offline", run);
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
