/** The watchers of tables at this server. */
export interface Watchers {
  /** Calls the watchers of a table, and those of all tables: this server has changed it. */
  readonly tell: (tableId: string, length?: number) => void;
  /** Calls the watchers of a table: another server has changed it. */
  readonly look: (tableId: string, length?: number) => void;
  readonly watch: (tableId: string, look: (length?: number) => void) => () => void;
  readonly watchAll: (look: (tableId: string, length?: number) => void) => () => void;
  /** The ids of tables that are watched. */
  readonly watched: () => readonly string[];
}

export function watchersOf(): Watchers {
  const watchers = new Map<string, Set<(length?: number) => void>>();
  const all = new Set<(tableId: string, length?: number) => void>();
  const look: Watchers["look"] = (tableId, length) => {
    for (const each of watchers.get(tableId) ?? []) each(length);
  };
  return {
    look,
    tell: (tableId, length) => {
      look(tableId, length);
      for (const each of all) each(tableId, length);
    },
    watch: (tableId, each) => {
      const set = watchers.get(tableId) ?? new Set();
      watchers.set(tableId, set.add(each));
      return () => {
        set.delete(each);
        if (set.size === 0 && watchers.get(tableId) === set) watchers.delete(tableId);
      };
    },
    watchAll: (each) => {
      all.add(each);
      return () => void all.delete(each);
    },
    watched: () => [...watchers.keys()],
  };
}
