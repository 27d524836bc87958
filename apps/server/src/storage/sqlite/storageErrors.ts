import Database from "better-sqlite3";
import { DamagedTable, StorageError } from "../storage.ts";
import type { Failure } from "./messages.ts";

/** The SQLite error codes for errors of the file system. */
const CODES: Readonly<Record<string, string>> = {
  ENOENT: "SQLITE_CANTOPEN",
  ENOTDIR: "SQLITE_CANTOPEN",
  EISDIR: "SQLITE_CANTOPEN",
  ELOOP: "SQLITE_CANTOPEN",
  EACCES: "SQLITE_READONLY",
  EPERM: "SQLITE_READONLY",
  EROFS: "SQLITE_READONLY",
  ENOSPC: "SQLITE_FULL",
  EDQUOT: "SQLITE_FULL",
};

/** Turns errors of SQLite and of the file system into `StorageError`, with a message that says what to do. Other errors stay as they are. */
export function storageErrorFor(file: string, error: unknown): unknown {
  if (error instanceof StorageError) return error;
  // The driver checks the folder itself, and throws a `TypeError` if there is none.
  if (error instanceof TypeError && error.message.includes("directory"))
    return new StorageError(wordsFor("SQLITE_CANTOPEN", file), { cause: error });
  const code = codeOf(error);
  return code === undefined
    ? error
    : new StorageError(`${wordsFor(CODES[code] ?? code, file)} (${code})`, { cause: error });
}

/** Whether SQLite has found pages that it cannot make sense of. */
export function isCorrupt(error: unknown): boolean {
  return codeOf(error)?.startsWith("SQLITE_CORRUPT") === true;
}

/** Whether SQLite takes a file for something else than a database. */
export function isNoDatabase(error: unknown): boolean {
  return codeOf(error) === "SQLITE_NOTADB";
}

/** Runs work on the rows of one table. Pages of SQLite that are damaged become a damaged table. */
export function atTable<Value>(tableId: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    throw new DamagedTable(tableId, `its pages of the file cannot be read (${codeOf(error)})`);
  }
}

/** An error as a message to another thread. */
export function failureOf(file: string, error: unknown): Failure {
  const known = storageErrorFor(file, error);
  const message = known instanceof Error ? known.message : String(known);
  if (!(known instanceof DamagedTable)) return { kind: "failed", message };
  const { tableId, reason } = known;
  return { kind: "failed", message, damaged: { tableId, reason } };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof Database.SqliteError) return error.code;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code in CODES ? code : undefined;
}

function wordsFor(code: string, file: string): string {
  if (code.startsWith("SQLITE_FULL"))
    return `there is no space left for '${file}': free some; nothing that was acknowledged is lost`;
  if (code === "SQLITE_READONLY_ROLLBACK" || code === "SQLITE_READONLY_RECOVERY")
    return `'${file}' was being written when its server ended: start a server on it once, which puts it in order`;
  if (code.startsWith("SQLITE_READONLY"))
    return `'${file}' may not be written: check its permissions and those of its folder`;
  if (code.startsWith("SQLITE_CANTOPEN"))
    return `'${file}' cannot be opened: check that its folder exists and may be written`;
  if (code.startsWith("SQLITE_CORRUPT") || code.startsWith("SQLITE_NOTADB"))
    return `'${file}' is damaged or no Courtly data file: it was left as it is; name another file, or restore a backup`;
  if (code.startsWith("SQLITE_BUSY"))
    return `'${file}' is in use by another program: stop that one, or name another file`;
  return `'${file}' cannot be used`;
}
