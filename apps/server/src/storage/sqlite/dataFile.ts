import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import Database from "better-sqlite3";
import type { SigningKeys } from "../keys.ts";
import type { PushKeys } from "../notices.ts";
import { StorageError } from "../storage.ts";
import { createPrivate, lockFile, PRIVATE_MODE } from "./fileLock.ts";
import { identityOf, watchFiles, type FileIdentity, type FileWatch } from "./fileWatch.ts";
import { layoutOf, migrate, noDataFile } from "./migrations.ts";
import { isMounted } from "./mounts.ts";
import { changePushKeys, pushKeysIn } from "./pushKeys.ts";
import { storageErrorFor } from "./storageErrors.ts";
import { changeSigningKey, signingKeysIn } from "./signingKeys.ts";

const BUSY_MS = 5000;

/** A data file that is open for writing. Its lock keeps every other server from writing to it. */
export interface DataFile {
  readonly db: Database.Database;
  /** The path without symbolic links. */
  readonly path: string;
  readonly identity: FileIdentity;
  readonly watch: FileWatch;
  readonly signingKeys: SigningKeys;
  readonly pushKeys: PushKeys;
  /** Remarks for the operator. */
  readonly remarks: readonly string[];
  readonly close: () => void;
}

export interface DataFileOptions {
  /** The file cannot grow beyond this number of pages, as if the disk were full. For tests. */
  readonly pagesMax?: number | undefined;
  /** The file that was open before: another one in its place is refused. */
  readonly identity?: FileIdentity | undefined;
  /** The mounts of this process, as Linux lists them. For tests. */
  readonly mounts?: string | undefined;
}

/** Opens a file for writing: locks it, makes it private, and updates it to the current layout. */
export function openDataFile(
  file: string,
  { pagesMax, identity, mounts }: DataFileOptions,
): DataFile {
  const path = realFile(file);
  // A file that is opened again must be the same, and in particular must not be created.
  const watch = watchFiles(path, identity);
  expectFile(path);
  if (identity === undefined) expectOnePlace(path, mounts);
  else watch.check();
  const lock = lockFile(path);
  let db: Database.Database | undefined;
  try {
    if (!existsSync(path)) createPrivate(path);
    else if (identity === undefined) expectWritable(path);
    db = new Database(path, { timeout: BUSY_MS, fileMustExist: true });
    if (pagesMax !== undefined) db.pragma(`max_page_count = ${pagesMax}`);
    const remarks = prepare(db, path);
    watch.check();
    const opened = db;
    const close = () => {
      opened.close();
      lock.free();
    };
    return {
      db,
      path,
      identity: identityOf(path) ?? "",
      watch,
      signingKeys: signingKeysIn(db, path),
      pushKeys: pushKeysIn(db, path),
      remarks,
      close,
    };
  } catch (error) {
    db?.close();
    lock.free();
    throw error;
  }
}

/**
 * Changes the key that signs logs and the one for notifications, while no server uses the file. Returns remarks for the operator: an update leaves a
 * copy of the file as it was before. Throws `StorageError` if the file cannot be used.
 */
export function changeKeyOf(file: string): readonly string[] {
  if (!existsSync(file)) throw new StorageError(`there is no '${file}': check the path`);
  expectFile(file);
  if (statSync(file).size === 0) throw noDataFile(file);
  try {
    const { db, path, remarks, close } = openDataFile(file, {});
    try {
      changeSigningKey(db, path);
      db.transaction(changePushKeys).exclusive(db);
      return remarks;
    } finally {
      close();
    }
  } catch (error) {
    throw storageErrorFor(file, error);
  }
}

/**
 * Throws if there is something else than a file: a folder, a pipe that would be read for ever, or a device, whose permissions
 * would be changed for all programs.
 */
export function expectFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new StorageError(`'${path}' is a folder, a pipe or a device: name a file`);
}

/**
 * Throws if a file can be opened at another place, where its lock and its journal are not: by a hard link, or because it is
 * mounted here without its folder.
 */
function expectOnePlace(path: string, mounts: string | undefined): void {
  const { nlink = 1 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (nlink > 1)
    throw new StorageError(
      `'${path}' has another name (a hard link), by which a second server could open it: remove that name, or name a copy with --data`,
    );
  if (isMounted(path, mounts))
    throw new StorageError(
      `'${path}' is mounted without its folder, so its lock and journal would not be beside it for another server: mount the folder instead`,
    );
}

/**
 * Throws if a file may not be written: SQLite would open it for reading only, and the first move would fail. Only for a
 * file that this process has not opened yet: closing it again would end the locks that this process has on it.
 */
function expectWritable(path: string): void {
  closeSync(openSync(path, "r+"));
}

function prepare(db: Database.Database, path: string): readonly string[] {
  layoutOf(db, path); // throws before anything is changed, if this is the database of another program
  const remarks = madePrivate(path);
  // An acknowledged move must survive a power cut, not only a crash.
  db.pragma("synchronous = FULL");
  // Finds more of the damage on a page before anything of it is used.
  db.pragma("cell_size_check = ON");
  db.pragma("foreign_keys = OFF"); // the layout has none, and they would hinder migrations
  const migrated = migrate(db, path);
  const mode = db.pragma("journal_mode = WAL", { simple: true });
  if (mode !== "wal")
    throw new StorageError(`'${path}' is on a disk without shared memory: name a file elsewhere`);
  return [...remarks, ...migrated];
}

/** Takes permissions away from files of earlier versions. SQLite gives new files beside it the permissions of the data file. */
function madePrivate(path: string): readonly string[] {
  return [path, `${path}-wal`, `${path}-shm`].flatMap((each) => {
    try {
      if (existsSync(each)) chmodSync(each, statSync(each).mode & PRIVATE_MODE);
      return [];
    } catch {
      return [`'${each}' has secrets, and its permissions cannot be changed: chmod 600 it`];
    }
  });
}

/** Opens a file for reading only; it may be open for writing elsewhere. */
export function openForReading(file: string): Database.Database {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    db.pragma("cell_size_check = ON");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The path without symbolic links, so that every name of a file leads to the same lock. The file may not exist yet. */
export function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    const link = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return link
      ? realFile(resolve(dirname(file), readlinkSync(file)))
      : join(realpathSync(dirname(file)), basename(file));
  }
}
