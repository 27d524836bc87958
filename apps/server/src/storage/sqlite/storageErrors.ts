import Database from "better-sqlite3";
import { StorageError } from "../storage.ts";

/** Turns SQLite's errors into `StorageError` with a message that says what to do. Other errors stay as they are. */
export function storageErrorFor(file: string, error: unknown): unknown {
  // The driver checks the folder itself, and throws a `TypeError` if there is none.
  if (error instanceof TypeError && error.message.includes("directory"))
    return new StorageError(wordsFor("SQLITE_CANTOPEN", file), { cause: error });
  if (!(error instanceof Database.SqliteError)) return error;
  return new StorageError(`${wordsFor(error.code, file)} (${error.code})`, { cause: error });
}

function wordsFor(code: string, file: string): string {
  if (code.startsWith("SQLITE_FULL"))
    return `there is no space left for '${file}': free some; nothing that was acknowledged is lost`;
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
