import type { Logged, TableState } from "@courtly/protocol";
import type { TableSecrets, Storage } from "../storage/storage.ts";
import { foldAll } from "./fold.ts";

/** A table that is ready for decisions: its state, and the secrets that are stored beside its log. */
export interface LoadedTable {
  readonly tableState: TableState;
  readonly secrets: TableSecrets;
  /** The entries that this server wrote last, if they are still the end of the log. */
  readonly latest?: readonly Logged[];
}

/** Keeps folded states. `load` brings them up to date from the log, which is the only source of truth. */
export interface Cache {
  readonly load: (tableId: string) => Promise<LoadedTable | undefined>;
  /** The last known state, perhaps outdated: good enough to attempt an append. */
  readonly kept: (tableId: string) => LoadedTable | undefined;
  /** Keeps a state that was just written, so that it need not be read again. */
  readonly keep: (loaded: LoadedTable) => void;
}

export function cacheOver(storage: Storage, tablesMax: number): Cache {
  const kept = new Map<string, LoadedTable>();
  const keep = (loaded: LoadedTable) => {
    const { id, length } = loaded.tableState;
    if ((kept.get(id)?.tableState.length ?? 0) > length) return;
    kept.delete(id); // the map is ordered by last use
    kept.set(id, loaded);
    const [oldest] = kept.keys();
    if (kept.size > tablesMax && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    kept: (tableId) => kept.get(tableId),
    load: async (tableId) => {
      const before = kept.get(tableId);
      const fresh = await storage.read(tableId, (before?.tableState.length ?? 0) + 1);
      if (before !== undefined && fresh.length === 0) return before;
      const tableState = foldAll(tableId, before?.tableState, fresh);
      const seatsMoved = fresh.some(
        ({ entry }) => entry.kind === "seated" || entry.kind === "left",
      );
      const secrets =
        before === undefined || seatsMoved ? await storage.find(tableId) : before.secrets;
      if (tableState === undefined || secrets === undefined) return undefined;
      keep({ tableState, secrets });
      return { tableState, secrets };
    },
  };
}
