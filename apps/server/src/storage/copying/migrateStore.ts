import { existsSync } from "node:fs";
import { StorageError } from "../storage.ts";
import { copyStore, type CopyProgress, type StoreCopy } from "./copyStore.ts";
import type { RowStore } from "./rowStore.ts";

/** The copy of a store, and the names of both stores without passwords. */
export interface Migration extends StoreCopy {
  readonly from: string;
  readonly to: string;
}

/**
 * Copies everything from one store into another one, while no server uses them. A store is a file, or the address of a PostgreSQL
 * database. Rejects with `StorageError` if that is not possible.
 */
export async function migrateStore(
  from: string,
  to: string,
  onProgress?: CopyProgress,
): Promise<Migration> {
  if (!isAddress(from) && !existsSync(from))
    throw new StorageError(`there is no '${from}': check the path`);
  const source = await rowsIn(from);
  try {
    const target = await rowsIn(to);
    try {
      const copy = await copyStore(source, target, onProgress);
      return { ...copy, from: source.shown, to: target.shown };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function rowsIn(store: string): Promise<RowStore> {
  if (isAddress(store)) return (await import("./postgresRows.ts")).postgresRows(store);
  return (await import("./sqliteRows.ts")).sqliteRows(store);
}

function isAddress(store: string): boolean {
  return /^postgres(?:ql)?:/.test(store);
}
