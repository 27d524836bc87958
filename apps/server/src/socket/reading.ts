import type { Logged, ToClient } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";

/** Reads logs for those who watch: whoever is told at the same moment shares one reading, and one text of it. */
export interface Reading {
  readonly read: Storage["read"];
  readonly textOf: (entries: readonly Logged[]) => string;
}

export function readingOf(storage: Pick<Storage, "read">): Reading {
  const underWay = new Map<string, ReturnType<Storage["read"]>>();
  const texts = new WeakMap<readonly Logged[], string>();
  return {
    read: (tableId, from) => {
      const place = `${tableId}/${from}`;
      const shared = underWay.get(place);
      if (shared !== undefined) return shared;
      const reading = storage.read(tableId, from);
      underWay.set(place, reading);
      // Of this moment only: what is stored in the next one is not in it.
      queueMicrotask(() => underWay.delete(place));
      return reading;
    },
    textOf: (entries) => {
      const message: ToClient = { kind: "events", entries };
      const text = texts.get(entries) ?? JSON.stringify(message);
      texts.set(entries, text);
      return text;
    },
  };
}
