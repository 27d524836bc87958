import type { Logged, Standing } from "@courtly/protocol";
import type { Beside, Storage } from "../storage/storage.ts";
import { foldAll } from "./standing.ts";

/** A table ready to decide on: as it stands, and what is kept beside its log. */
export interface Loaded {
  readonly standing: Standing;
  readonly beside: Beside;
  /** The entries that this server wrote last, if the table stands right after them. */
  readonly latest?: readonly Logged[];
}

/** Standings that were folded before. They are caught up from the log whenever one is asked for: never the truth. */
export interface Cache {
  readonly load: (tableId: string) => Promise<Loaded | undefined>;
  /** As it stood when it was last looked at: enough to try an append on. */
  readonly kept: (tableId: string) => Loaded | undefined;
  /** What was just written need not be read again. */
  readonly keep: (loaded: Loaded) => void;
}

export function cacheOver(storage: Storage, tablesMax: number): Cache {
  const kept = new Map<string, Loaded>();
  const keep = (loaded: Loaded) => {
    const { id, length } = loaded.standing;
    if ((kept.get(id)?.standing.length ?? 0) > length) return;
    kept.delete(id); // so that the one used longest ago comes first
    kept.set(id, loaded);
    const [oldest] = kept.keys();
    if (kept.size > tablesMax && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    kept: (tableId) => kept.get(tableId),
    load: async (tableId) => {
      const before = kept.get(tableId);
      const fresh = await storage.read(tableId, (before?.standing.length ?? 0) + 1);
      if (before !== undefined && fresh.length === 0) return before;
      const standing = foldAll(tableId, before?.standing, fresh);
      const seatsMoved = fresh.some(
        ({ entry }) => entry.kind === "seated" || entry.kind === "left",
      );
      const beside =
        before === undefined || seatsMoved ? await storage.find(tableId) : before.beside;
      if (standing === undefined || beside === undefined) return undefined;
      keep({ standing, beside });
      return { standing, beside };
    },
  };
}
