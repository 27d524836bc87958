import { DamagedTable } from "./storage.ts";

/** Remembers damaged tables: after the first notice of damage, nothing of such a table is read or written. */
export interface Quarantine {
  /** Throws `DamagedTable` if this table is known to be damaged. */
  readonly check: (tableId: string) => void;
  /** Remembers a damaged table, and reports it once. */
  readonly add: (tableId: string, reason: string) => DamagedTable;
}

export function quarantineOf(report: (message: string) => void): Quarantine {
  const damaged = new Map<string, DamagedTable>();
  return {
    add: (tableId, reason) => {
      const known = damaged.get(tableId);
      if (known !== undefined) return known;
      const error = new DamagedTable(tableId, reason);
      damaged.set(tableId, error);
      report(`${error.message}; it stays closed until a restart, other tables are not affected`);
      return error;
    },
    check: (tableId) => {
      const error = damaged.get(tableId);
      if (error !== undefined) throw error;
    },
  };
}
