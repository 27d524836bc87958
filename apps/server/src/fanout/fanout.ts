/** Tells watchers that a table has new entries. The entries are in the store: a lost call costs time, never a move. */
export interface Fanout {
  /** Calls the watchers. The log has at least `length` entries: watchers that have them all need not read. */
  readonly tell: (tableId: string, length?: number) => void;
  /** Calls `look` for each change. Returns a function that stops watching. */
  readonly watch: (tableId: string, look: (length?: number) => void) => () => void;
  readonly watchAll: (look: (tableId: string, length?: number) => void) => () => void;
}

/** The fan-out of a single server. */
export function fanoutInProcess(): Fanout {
  const watchers = new Map<string, Set<(length?: number) => void>>();
  const all = new Set<(tableId: string, length?: number) => void>();
  return {
    tell: (tableId, length) => {
      for (const look of watchers.get(tableId) ?? []) look(length);
      for (const look of all) look(tableId, length);
    },
    watch: (tableId, look) => {
      const set = watchers.get(tableId) ?? new Set();
      watchers.set(tableId, set.add(look));
      return () => {
        set.delete(look);
        if (set.size === 0 && watchers.get(tableId) === set) watchers.delete(tableId);
      };
    },
    watchAll: (look) => {
      all.add(look);
      return () => void all.delete(look);
    },
  };
}
