import { chmodSync, closeSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import { StorageError } from "../storage.ts";

/** The permissions of every file of the store: it contains the seeds of games that are being played. */
export const PRIVATE_MODE = 0o600;

/** The file whose lock stands for the right to write to a data file. */
export function lockFileOf(file: string): string {
  return `${file}.lock`;
}

/**
 * Takes the lock of a data file; only one server can have it. It is a lock of the operating system on an empty SQLite
 * file beside the data file, so it is free again as soon as its process ends, by whatever cause. The file stays:
 * deleting it while another server opens it would let two servers in.
 */
export function lockFile(file: string): { readonly free: () => void } {
  const path = lockFileOf(file);
  createPrivate(path);
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.pragma("journal_mode = MEMORY"); // no file for a journal: nothing is ever written
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")))
      throw error;
    throw new StorageError(
      `'${file}' is in use by another Courtly server: stop that one, or name another file with --data`,
    );
  }
  return { free: () => void lock.close() };
}

/** Creates an empty file that only its owner may read, or takes these permissions away from an existing file. */
export function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, "wx", PRIVATE_MODE));
  } catch (error) {
    // An existing file is not opened here: closing it again would end the locks that this process has on it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    chmodSync(file, PRIVATE_MODE);
  }
}
