import type { Logged, ToClient } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";

/** Reads the log from entry number `from` on, at least to `upTo`. If `upTo` is infinite, to the end. */
export type ReadOn = (from: number, upTo: number) => Promise<readonly Logged[]>;

/** Reads logs for watchers. Watchers that are called at the same moment share one read, and one text of it. */
export interface Reading {
  readonly of: (tableId: string) => ReadOn;
  readonly textOf: (entries: readonly Logged[]) => string;
}

export function readingOf(
  storage: Pick<Storage, "read">,
  { latest }: Pick<Tables, "latest">,
): Reading {
  const underWay = new Map<string, ReturnType<Storage["read"]>>();
  const texts = new WeakMap<readonly Logged[], string>();
  const readStore = (tableId: string, from: number) => {
    const place = `${tableId}/${from}`;
    const shared = underWay.get(place);
    if (shared !== undefined) return shared;
    const reading = storage.read(tableId, from);
    underWay.set(place, reading);
    // Shared only within this moment: a later caller must see entries that were stored since.
    queueMicrotask(() => underWay.delete(place));
    return reading;
  };
  return {
    of: (tableId) => async (from, upTo) => {
      const written = latest(tableId) ?? [];
      const isAll = written[0]?.n === from && (written.at(-1)?.n ?? 0) >= upTo;
      return isAll ? written : readStore(tableId, from);
    },
    textOf: (entries) => {
      const message: ToClient = { kind: "events", entries };
      const text = texts.get(entries) ?? JSON.stringify(message);
      texts.set(entries, text);
      return text;
    },
  };
}
