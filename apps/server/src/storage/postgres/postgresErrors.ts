import pg from "pg";
import { DamagedTable, StorageError } from "../storage.ts";

/** The SQLSTATE of a unique index that has such a row already. */
const UNIQUE = "23505";
/** The SQLSTATEs of data or an index that PostgreSQL cannot make sense of. */
const CORRUPT = /^XX00[12]$/;

/** Whether a row with the same key is stored already. */
export function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE;
}

/** Runs work on the rows of one table. What PostgreSQL cannot read there becomes a damaged table. */
export async function atTable<Value>(tableId: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && CORRUPT.test(error.code ?? ""))) throw error;
    throw new DamagedTable(tableId, `its rows cannot be read (${error.code})`);
  }
}

/**
 * Turns errors of PostgreSQL and of the network into `StorageError`, with a message that says what to do. The original error is
 * not kept: it may contain rows, with seeds. Mistakes of our own stay as they are.
 */
export function storageErrorFor(store: string, error: unknown): unknown {
  if (error instanceof StorageError || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : undefined;
  if (error instanceof pg.DatabaseError)
    return new StorageError(wordsFor(code ?? "", store, error.message));
  const isNetworks =
    code === undefined ? OF_DRIVER.test(error.message) : /^E(?!RR_)[A-Z_]+$/.test(code);
  return isNetworks ? new StorageError(unreachable(store)) : error;
}

/** The same for errors while a database is opened: nothing else than connecting can fail then, for example certificates. */
export function openingErrorFor(store: string, error: unknown): unknown {
  const known = storageErrorFor(store, error);
  if (known instanceof StorageError || !(known instanceof Error)) return known;
  return new StorageError(`${store} cannot be used: ${known.message}`);
}

/** The driver has no codes for connections that end or take too long. */
const OF_DRIVER =
  /^(?:Connection terminated|Client (?:has|was)|timeout |Query read timeout|Cannot use a pool)/;

function unreachable(store: string): string {
  return `${store} does not answer: check that PostgreSQL runs there; nothing that was acknowledged is lost`;
}

function wordsFor(code: string, store: string, message: string): string {
  // An administrator has ended the connection, or the database starts or stops.
  if (/^(?:57P0[1-5]|08)/.test(code)) return unreachable(store);
  if (code === "53100")
    return `there is no space left for ${store}: free some; nothing that was acknowledged is lost`;
  if (code.startsWith("53")) return `${store} has no connection or memory left: allow more of them`;
  if (code === "25006")
    return `${store} may only be read: name the primary server, or end its read-only mode`;
  if (code.startsWith("28")) return `${store} refuses this user or password: check both`;
  if (code === "3D000") return `there is no database ${store}: create it`;
  if (code === "42501") return `this user has no rights to ${store}: make it the owner`;
  if (/^(?:40|55|57)/.test(code)) return `${store} is too busy now`;
  return `${store} cannot be used: ${message} (${code})`;
}
