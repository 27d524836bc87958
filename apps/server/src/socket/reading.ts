import { LIMITS, type Logged, type ToClient } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";
import { takingTurns } from "./turns.ts";

/** The entries of one message, and the signature of the last one if it is known. */
export interface Frame {
  readonly entries: readonly Logged[];
  readonly signature?: string | undefined;
}

/** Reads entries of the log from number `from` on, as many as fit into a message. The log has at least `upTo` entries. */
export type ReadOn = (from: number, upTo: number) => Promise<Frame>;

/** The kind of a device that reads a log. */
export interface LogReader {
  readonly isPlayer: boolean;
  readonly wantsSignatures: boolean;
}

/** Reads logs for watchers. Watchers that wait for the same entries share one read, and one text of it. */
export interface Reading {
  readonly of: (tableId: string, reader: LogReader) => ReadOn;
  readonly textOf: (frame: Frame) => string;
}

export function readingOf(
  storage: Pick<Storage, "read">,
  { latest }: Pick<Tables, "latest">,
): Reading {
  const waiting = new Map<string, Promise<readonly Logged[]>>();
  /** Texts of messages without and with a signature. */
  const plain = new WeakMap<readonly Logged[], string>();
  const signed = new WeakMap<readonly Logged[], string>();
  const turns = takingTurns();
  const readStore = (tableId: string, from: number, isPlayer: boolean) => {
    const readKey = `${tableId}/${from}/${isPlayer}`;
    const read = () => {
      // Shared only until the read begins: a later caller must see entries that were stored since.
      waiting.delete(readKey);
      return storage.read(tableId, from, LIMITS.eventsPerMessage);
    };
    const shared = waiting.get(readKey) ?? turns.take(isPlayer, read);
    waiting.set(readKey, shared);
    return shared;
  };
  return {
    of:
      (tableId, { isPlayer, wantsSignatures }) =>
      async (from, upTo) => {
        const { entries = [], signature } = latest(tableId) ?? {};
        const isAll = entries[0]?.n === from && (entries.at(-1)?.n ?? 0) >= upTo;
        if (!isAll || entries.length > LIMITS.eventsPerMessage)
          return { entries: await readStore(tableId, from, isPlayer) };
        return wantsSignatures ? { entries, signature } : { entries };
      },
    textOf: ({ entries, signature }) => {
      const texts = signature === undefined ? plain : signed;
      const message: ToClient = {
        kind: "events",
        entries,
        ...(signature === undefined ? {} : { signature }),
      };
      const text = texts.get(entries) ?? JSON.stringify(message);
      texts.set(entries, text);
      return text;
    },
  };
}
