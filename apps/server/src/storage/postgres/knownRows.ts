import type { TableRow } from "../rows.ts";

/**
 * The rows of tables that this server has read or written last. An append continues the checksums in them, so it need not read
 * the row first. Another server may have written since: the append compares the row, so an outdated one does no harm.
 */
export interface KnownRows {
  readonly find: (tableId: string) => TableRow | undefined;
  /** Keeps a row, unless a newer one is known. */
  readonly keep: (row: TableRow) => void;
  readonly forget: (tableId: string) => void;
}

/** Rows that are kept, each about a kilobyte. The longest unused ones are dropped. */
const ROWS_MAX = 10_000;

export function knownRows(): KnownRows {
  const rows = new Map<string, TableRow>();
  return {
    find: (tableId) => rows.get(tableId),
    keep: (row) => {
      if ((rows.get(row.id)?.length ?? 0) > row.length) return;
      rows.delete(row.id); // the map is ordered by last use
      if (row.stage !== "over") rows.set(row.id, row);
      for (const oldest of rows.keys()) {
        if (rows.size <= ROWS_MAX) break;
        rows.delete(oldest);
      }
    },
    forget: (tableId) => void rows.delete(tableId),
  };
}
