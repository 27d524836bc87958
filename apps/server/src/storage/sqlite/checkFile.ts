import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { DamagedTable, StorageError } from "../storage.ts";
import { expectFile, openForReading } from "./dataFile.ts";
import { tables1 } from "./layout1.ts";
import { LAYOUT_WITH_KEY_CHECKSUM, layoutOf, noDataFile } from "./migrations.ts";
import { damagedSubscriptions } from "./notices.ts";
import { hasNotifications } from "./notificationTables.ts";
import { pushKeysIn } from "./pushKeys.ts";
import { rowReader } from "./rowReader.ts";
import { signingKeysIn } from "./signingKeys.ts";
import { atTable, isCorrupt, isNoDatabase, storageErrorFor } from "./storageErrors.ts";

/** The result of checking a data file. */
export interface FileCheck {
  readonly tables: number;
  /** The entries of all sound tables. */
  readonly entries: number;
  readonly damaged: readonly { readonly tableId: string; readonly reason: string }[];
  /** Faults of the file that belong to no table, in the words of SQLite. */
  readonly faults: readonly string[];
  /** Whether the file has checksums. Files of older versions have none, so less damage can be found. */
  readonly hasChecksums: boolean;
}

/** Whether a check has found nothing. */
export function isSound({ damaged, faults }: Pick<FileCheck, "damaged" | "faults">): boolean {
  return damaged.length === 0 && faults.length === 0;
}

/** Faults of the file that are listed at most. */
const FAULTS_MAX = 20;
/** Entries that are verified at a time. */
const PAGE_ENTRIES = 500;

/**
 * Verifies every checksum of a data file and the structure of the file, without changing it, also while a server uses
 * it. Rejects with `StorageError` if there is no such file, or if a newer Courtly or another program has written it.
 */
export async function checkDataFile(
  file: string,
  onProgress: (done: number, tables: number) => void = () => undefined,
): Promise<FileCheck> {
  if (!existsSync(file)) throw new StorageError(`there is no '${file}': check the path`);
  expectFile(file);
  let db: Database | undefined;
  try {
    db = openForReading(file);
    return await checked(db, file, onProgress);
  } catch (error) {
    if (!isCorrupt(error) && !isNoDatabase(error)) throw storageErrorFor(file, error);
    const { message } = storageErrorFor(file, error) as StorageError;
    return { tables: 0, entries: 0, damaged: [], faults: [message], hasChecksums: true };
  } finally {
    db?.close();
  }
}

async function checked(
  db: Database,
  file: string,
  onProgress: (done: number, tables: number) => void,
): Promise<FileCheck> {
  const layout = layoutOf(db, file);
  if (layout === 0) throw noDataFile(file);
  const { ids, entriesOf } = layout === 1 ? oldTablesOf(db) : tablesOf(db);
  const damaged: { tableId: string; reason: string }[] = [];
  const faults: string[] = [];
  const tables = idsFrom(ids, faults);
  let entries = 0;
  for (const [index, tableId] of tables.entries()) {
    try {
      entries += atTable(tableId, () => entriesOf(tableId));
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error;
      damaged.push({ tableId, reason: error.reason });
    }
    onProgress(index + 1, tables.length);
    await setImmediate();
  }
  if (layout >= LAYOUT_WITH_KEY_CHECKSUM)
    faults.push(...faultsOf(file, () => void signingKeysIn(db, file)));
  if (hasNotifications(db)) faults.push(...faultsOf(file, () => checkNotifications(db, file)));
  faults.push(...structureFaults(db));
  return { tables: tables.length, entries, damaged, faults, hasChecksums: layout > 1 };
}

/** Reads lists of ids until a damaged page is met; the tables before it are still checked. */
function idsFrom(lists: CheckedTables["ids"], faults: string[]): readonly string[] {
  const found = new Set<string>();
  for (const list of lists)
    try {
      for (const id of list()) found.add(id);
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      faults.push("a list of tables cannot be read to its end");
    }
  return [...found];
}

interface CheckedTables {
  /** Lists of ids, which overlap. */
  readonly ids: readonly (() => Iterable<string>)[];
  /** The length of a table's log. Throws `DamagedTable` if anything of the table is damaged. */
  readonly entriesOf: (tableId: string) => number;
}

function tablesOf(db: Database): CheckedTables {
  const rows = rowReader(db);
  const byRow = db.prepare<[], string>("SELECT id FROM tables").pluck();
  // Tables whose own row is missing may still have a log.
  const byLog = db.prepare<[], string>("SELECT DISTINCT table_id FROM appends").pluck();
  const snapshot = db.transaction((tableId: string) => {
    const table = rows.table(tableId);
    if (table === undefined) throw new DamagedTable(tableId, "its own row is missing");
    let from = 1;
    for (let isEnd = false; !isEnd;) ({ isEnd, nextN: from } = rows.log(table, from, PAGE_ENTRIES));
    return table.length;
  });
  return { ids: [() => byRow.iterate(), () => byLog.iterate()], entriesOf: (id) => snapshot(id) };
}

function oldTablesOf(db: Database): CheckedTables {
  const old = tables1(db);
  const byId = new Map(old.all().map((table) => [table.id, table]));
  return {
    ids: [() => byId.keys()],
    entriesOf: (id) => {
      const table = byId.get(id);
      const { entries, damage } =
        table === undefined ? { entries: [], damage: "its row is missing" } : old.whole(table);
      if (damage !== null) throw new DamagedTable(id, damage);
      return entries.length;
    },
  };
}

function checkNotifications(db: Database, file: string): void {
  pushKeysIn(db, file);
  const damaged = damagedSubscriptions(db);
  if (damaged > 0)
    throw new StorageError(`notifications are damaged, and not sent any more: ${damaged} of them`);
}

/** The fault that a check finds, if any. */
function faultsOf(file: string, check: () => void): readonly string[] {
  try {
    check();
    return [];
  } catch (error) {
    const known = storageErrorFor(file, error);
    if (!(known instanceof StorageError)) throw error;
    return [known.message];
  }
}

function structureFaults(db: Database): readonly string[] {
  try {
    const lines = db.pragma(`integrity_check(${FAULTS_MAX})`) as { integrity_check: string }[];
    return lines.flatMap(({ integrity_check: line }) => (line === "ok" ? [] : line.split("\n")));
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    return ["its structure cannot be read"];
  }
}
