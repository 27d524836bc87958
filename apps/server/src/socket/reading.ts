import { LIMITS, type Logged, type ToClient } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";
import { takingTurns } from "./turns.ts";

/** Reads entries of the log from number `from` on, as many as fit into a message. The log has at least `upTo` entries. */
export type ReadOn = (from: number, upTo: number) => Promise<readonly Logged[]>;

/** Reads logs for watchers. Watchers that wait for the same entries share one read, and one text of it. */
export interface Reading {
  readonly of: (tableId: string, reader: { readonly isPlayer: boolean }) => ReadOn;
  readonly textOf: (entries: readonly Logged[]) => string;
}

export function readingOf(
  storage: Pick<Storage, "read">,
  { latest }: Pick<Tables, "latest">,
): Reading {
  const waiting = new Map<string, Promise<readonly Logged[]>>();
  const texts = new WeakMap<readonly Logged[], string>();
  const turns = takingTurns();
  const readStore = (tableId: string, from: number, isPlayer: boolean) => {
    const same = `${tableId}/${from}/${isPlayer}`;
    const read = () => {
      // Shared only until the read begins: a later caller must see entries that were stored since.
      waiting.delete(same);
      return storage.read(tableId, from, LIMITS.eventsPerMessage);
    };
    const shared = waiting.get(same) ?? turns.take(isPlayer, read);
    waiting.set(same, shared);
    return shared;
  };
  return {
    of:
      (tableId, { isPlayer }) =>
      async (from, upTo) => {
        const written = latest(tableId) ?? [];
        const isAll = written[0]?.n === from && (written.at(-1)?.n ?? 0) >= upTo;
        return isAll && written.length <= LIMITS.eventsPerMessage
          ? written
          : readStore(tableId, from, isPlayer);
      },
    textOf: (entries) => {
      const message: ToClient = { kind: "events", entries };
      const text = texts.get(entries) ?? JSON.stringify(message);
      texts.set(entries, text);
      return text;
    },
  };
}
