import { DamagedTable, StorageError } from "../storage.ts";
import type { Failure } from "./messages.ts";

/** Remembers damaged tables: after the first notice of damage, nothing of such a table is read or written. */
export interface Quarantine {
  /** Throws `DamagedTable` if this table is known to be damaged. */
  readonly check: (tableId: string) => void;
  /** Remembers a damaged table, and reports it once. */
  readonly add: (tableId: string, reason: string) => DamagedTable;
  /** Turns a failure into an error. A damaged table is remembered. */
  readonly errorFor: (failure: Failure) => StorageError;
}

export function quarantineOf(report: (message: string) => void): Quarantine {
  const damaged = new Map<string, DamagedTable>();
  const add = (tableId: string, reason: string) => {
    const known = damaged.get(tableId);
    if (known !== undefined) return known;
    const error = new DamagedTable(tableId, reason);
    damaged.set(tableId, error);
    report(`${error.message}; it stays closed until a restart, other tables are not affected`);
    return error;
  };
  return {
    add,
    check: (tableId) => {
      const error = damaged.get(tableId);
      if (error !== undefined) throw error;
    },
    errorFor: ({ message, damaged: found }) =>
      found === undefined ? new StorageError(message) : add(found.tableId, found.reason),
  };
}
