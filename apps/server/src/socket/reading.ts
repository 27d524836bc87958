import type { Logged, ToClient } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";

/** The log from entry number `from` on, to `upTo` at least; to its end if that is not known. */
export type ReadOn = (from: number, upTo: number) => Promise<readonly Logged[]>;

/** Reads logs for those who watch: whoever is told at the same moment shares one reading, and one text of it. */
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
    // Of this moment only: what is stored in the next one is not in it.
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
