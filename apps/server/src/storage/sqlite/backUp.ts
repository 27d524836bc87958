import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { StorageError } from "../storage.ts";
import { checkDataFile, type FileCheck } from "./checkFile.ts";
import { openForReading } from "./dataFile.ts";
import { PRIVATE_MODE } from "./fileLock.ts";
import { storageErrorFor } from "./storageErrors.ts";

/**
 * Copies a data file as it is at this moment, also while a server writes to it, and checks the copy. Throws `StorageError` if
 * there is a file of this name already, or if no copy can be made; then nothing of it is left.
 */
export async function backUpFile(source: string, file: string): Promise<FileCheck> {
  // An empty file takes the name: of two backups with one name, the second one is refused.
  reserve(file);
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const check = await copyFile(source, unfinished);
    renameSync(unfinished, file);
    flush(dirname(file));
    return check;
  } catch (error) {
    for (const each of [unfinished, `${unfinished}-journal`, file]) rmSync(each, { force: true });
    throw storageErrorFor(file, error);
  }
}

/** Copies a data file into a new file that only its owner may read, and checks the copy. */
export async function copyFile(source: string, file: string): Promise<FileCheck> {
  reserve(file);
  const db = openForReading(source);
  try {
    // One read of the whole file: writers go on meanwhile, and nothing of what they write is in the copy.
    db.prepare("VACUUM INTO ?").run(file);
  } finally {
    db.close();
  }
  flush(file);
  return checkDataFile(file);
}

function reserve(file: string): void {
  try {
    closeSync(openSync(file, "wx", PRIVATE_MODE));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      throw storageErrorFor(file, error);
    throw new StorageError(
      `there is a '${file}' already: nothing is overwritten; name another file`,
    );
  }
}

/** Waits until a file or the names in a folder are on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
