import type { Player } from "@courtly/engine";
import type { PhraseId, ToClient } from "@courtly/protocol";
import { watchersOf } from "./watchers.ts";

/** Tells watchers that a table has new entries. The entries are in the store: a lost call costs time, never a move. */
export interface Fanout {
  /** Calls the watchers, also those of other servers. The log has at least `length` entries: watchers that have them all need not read. */
  readonly tell: (tableId: string, length?: number) => void;
  /** Calls `look` for each change, also by other servers. Returns a function that stops watching. */
  readonly watch: (tableId: string, look: (length?: number) => void) => () => void;
  /** Calls `look` for each change by this server: another one does the work that its own changes cause. */
  readonly watchAll: (look: (tableId: string, length?: number) => void) => () => void;
  /** The other servers at the same tables; `undefined` if there are none. */
  readonly others: OtherServers | undefined;
  readonly close: () => Promise<void>;
}

/** The other servers at the same tables. What they say may be lost, and nobody needs it to know a table. */
export interface OtherServers {
  /** Sends a message about a table to all of them. */
  readonly send: (tableId: string, message: ServerMessage) => void;
  readonly listen: (listener: ServerListener) => void;
  /** Since when their messages arrive, by the clock that never jumps; `undefined` while they do not. */
  readonly heardSinceMs: () => number | undefined;
}

/** A message between servers about people at a table. */
export type ServerMessage =
  /** The people whose devices are connected to the server that sends it, and those that were. */
  | Extract<ToClient, { kind: "presence" }>
  | { readonly kind: "said"; readonly player: Player; readonly phrase: PhraseId }
  /** Asks for the presence that the others know. */
  | { readonly kind: "who" };

export interface ServerListener {
  readonly receive: (tableId: string, message: ServerMessage, server: string) => void;
  /** A server has not been heard for a while: its devices connect to others, or are away. */
  readonly gone: (server: string) => void;
  /** Messages may have been lost: everybody asks and says anew. */
  readonly again: () => void;
}

/** The fan-out of a single server. */
export function fanoutInProcess(): Fanout {
  const { tell, watch, watchAll } = watchersOf();
  return { tell, watch, watchAll, others: undefined, close: async () => undefined };
}
