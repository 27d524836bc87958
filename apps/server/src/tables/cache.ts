import { stageOf, type Logged } from "@courtly/protocol";
import type { Storage } from "../storage/storage.ts";
import type { TableFacts } from "./decision.ts";
import { foldStored, type FoldedLog } from "./fold.ts";
import { signerWith } from "./signatures.ts";

/** A table that is ready for decisions, with the signature of its log. */
export interface LoadedTable extends FoldedLog, TableFacts {
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
  /** Forgets a table that was deleted. */
  readonly forget: (tableId: string) => void;
}

/** Enough for about 5,000 running games, twice the tables of five thousand people in pairs. */
const CACHE_BYTES_MAX = 96 * 1024 * 1024;

/** Keeps as many tables as fit into `bytesMax`, by estimate. Finished games go first, then the longest unused. */
export function cacheOver(storage: Storage, bytesMax: number = CACHE_BYTES_MAX): Cache {
  const tables = evictingTables(bytesMax);
  /** Tables that are being folded from their first entry on. */
  const folding = new Map<string, Promise<LoadedTable | undefined>>();
  const bringUpToDate = async (tableId: string) => {
    const before = tables.use(tableId);
    const loaded = await loadStored(storage, tableId, before);
    if (loaded !== undefined && loaded !== before) tables.keep(loaded);
    return loaded;
  };
  const foldOnce = async (tableId: string) => {
    const first = bringUpToDate(tableId);
    folding.set(tableId, first);
    try {
      return await first;
    } finally {
      folding.delete(tableId);
    }
  };
  return {
    keep: tables.keep,
    kept: tables.use,
    forget: tables.drop,
    load: async (tableId) => {
      if (tables.use(tableId) !== undefined) return bringUpToDate(tableId);
      const first = folding.get(tableId);
      if (first === undefined) return foldOnce(tableId);
      // One fold is enough for all who wait. It may lack entries that were stored since it began.
      await first;
      return bringUpToDate(tableId);
    },
  };
}

/** Loads a table from the store, beginning with an earlier state of it, and keeps nothing. */
export async function loadStored(
  storage: Pick<Storage, "read" | "find" | "signingKey">,
  tableId: string,
  before?: LoadedTable,
): Promise<LoadedTable | undefined> {
  const signer = signerWith(storage.signingKey);
  const { folded, hasSeatChanges } = await foldStored({ storage, signer }, tableId, before);
  if (before !== undefined && folded === before) return before;
  const secrets =
    before === undefined || hasSeatChanges ? await storage.find(tableId) : before.secrets;
  return folded === undefined || secrets === undefined ? undefined : { ...folded, secrets };
}

interface Kept {
  readonly loaded: LoadedTable;
  readonly bytes: number;
}

/** The part of the memory that finished games may use: they are looked at once more, and hardly ever later. */
const FINISHED_PART = 1 / 8;

/** The tables in memory, unfinished and finished ones apart. */
function evictingTables(bytesMax: number) {
  const finished = usedTables();
  const unfinished = usedTables();
  return {
    use: (tableId: string): LoadedTable | undefined =>
      (unfinished.use(tableId) ?? finished.use(tableId))?.loaded,
    drop: (tableId: string): void => {
      finished.drop(tableId);
      unfinished.drop(tableId);
    },
    keep: (loaded: LoadedTable): void => {
      const { id, length } = loaded.tableState;
      const before = unfinished.use(id) ?? finished.use(id);
      if ((before?.loaded.tableState.length ?? 0) > length) return;
      unfinished.drop(id);
      const list = stageOf(loaded.tableState) === "over" ? finished : unfinished;
      list.add({ loaded, bytes: estimatedBytes(loaded) });
      finished.shrink(Math.min(bytesMax * FINISHED_PART, bytesMax - unfinished.bytes()));
      unfinished.shrink(bytesMax - finished.bytes());
    },
  };
}

/** Tables in the order of their last use. */
function usedTables() {
  const tables = new Map<string, Kept>();
  let bytes = 0;
  const drop = (tableId: string) => {
    bytes -= tables.get(tableId)?.bytes ?? 0;
    tables.delete(tableId);
  };
  const add = (kept: Kept) => {
    const { id } = kept.loaded.tableState;
    drop(id);
    tables.set(id, kept);
    bytes += kept.bytes;
  };
  return {
    drop,
    add,
    bytes: () => bytes,
    use: (tableId: string): Kept | undefined => {
      const kept = tables.get(tableId);
      if (kept !== undefined) add(kept);
      return kept;
    },
    /** Drops the longest unused tables. The last one stays, however large it is. */
    shrink: (toBytes: number): void => {
      for (const tableId of tables.keys()) {
        if (bytes <= toBytes || tables.size === 1) return;
        drop(tableId);
      }
    },
  };
}

// Measured with Node 24: 7 to 14 kB for a table of To Court the King, 12 to 22 kB for one of Rolling Courts, and 5 kB more
// with a board of 600 characters. `memory.test.ts` compares these estimates with the memory of whole and unfinished games.
const TABLE_BYTES = 14_000;
const EVENT_BYTES = 20;
const BOARD_CHAR_BYTES = 10;

/** The memory of a table, estimated: its state and the names around it, the text of its events, and its own board. */
export function estimatedBytes({ tableState: { game, opening } }: TableFacts): number {
  const { board = "" } = opening;
  return TABLE_BYTES + (game?.length ?? 0) * EVENT_BYTES + board.length * BOARD_CHAR_BYTES;
}
