import { randomUUID } from "node:crypto";
import { chownSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { StorageError } from "../storage.ts";
import { copyFile, flush } from "./backUp.ts";
import { isSound, type FileCheck } from "./checkFile.ts";
import { expectFile, realFile } from "./dataFile.ts";
import { lockFile } from "./fileLock.ts";
import { storageErrorFor } from "./storageErrors.ts";

/** The result of restoring a backup. */
export interface Restored {
  /** The check of the backup. */
  readonly check: FileCheck;
  /** `undefined` if the backup is damaged: then nothing was changed. `file` is the data file as it was, if there was one. */
  readonly replaced: { readonly file: string | undefined } | undefined;
}

/**
 * Puts a copy of a backup in the place of a data file that no server uses. What is checked is the copy itself. Throws
 * `StorageError` if a server uses the file, or if one of the files cannot be used.
 */
export async function restoreFile(backup: string, file: string): Promise<Restored> {
  if (!existsSync(backup)) throw new StorageError(`there is no '${backup}': check the path`);
  try {
    expectFile(backup);
    const path = realFile(file);
    expectFile(path);
    if (realFile(backup) === path)
      throw new StorageError(`'${backup}' is the data file itself: name a backup`);
    const lock = lockFile(path);
    try {
      return await restored(backup, path);
    } finally {
      lock.free();
    }
  } catch (error) {
    throw storageErrorFor(file, error);
  }
}

async function restored(backup: string, path: string): Promise<Restored> {
  const copy = `${path}.${randomUUID()}.part`;
  try {
    const check = await copyOf(backup, copy);
    if (!isSound(check)) return { check, replaced: undefined };
    const replaced = existsSync(path) ? freeName(path) : undefined;
    if (replaced !== undefined) {
      emptyJournal(path);
      keepOwner(path, copy);
    }
    for (const suffix of replaced === undefined ? [] : ["-wal", "-shm", ""])
      if (existsSync(path + suffix)) renameSync(path + suffix, replaced + suffix);
    renameSync(copy, path);
    flush(dirname(path));
    return { check, replaced: { file: replaced } };
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Gives a file the owner of another one: root may restore what a server of another user will open. */
function keepOwner(path: string, copy: string): void {
  const { uid, gid } = statSync(path);
  if (uid !== statSync(copy).uid) chownSync(copy, uid, gid);
}

/** Moves what is in the journal into the file, so that the file alone is whole. A damaged file keeps its journal. */
function emptyJournal(path: string): void {
  try {
    const db = new Database(path, { fileMustExist: true });
    try {
      db.pragma("journal_mode = DELETE");
    } finally {
      db.close();
    }
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

/** Copies and checks a backup. One that cannot even be copied is damaged, or no data file. */
async function copyOf(backup: string, copy: string): Promise<FileCheck> {
  try {
    return await copyFile(backup, copy);
  } catch (error) {
    throw storageErrorFor(backup, error);
  }
}

/** The first name for a replaced file that is not taken. */
function freeName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${path}.replaced-${number}`;
    if (!existsSync(name)) return name;
  }
}
