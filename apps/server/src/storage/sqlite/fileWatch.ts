import { statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { StorageError } from "../storage.ts";
import { lockFileOf } from "./fileLock.ts";

/** Identifies a file on a disk: device and inode. A copy, or another file with the same name, has another one. */
export type FileIdentity = string;

/** Notices when files of an open store are deleted or replaced: writes would go to files that nobody finds again. */
export interface FileWatch {
  /** Throws `StorageError` unless the files that matter to commits are the ones that were opened. */
  readonly check: () => void;
  /** Rejects with `StorageError` unless all files are the ones that were opened. Does not block. */
  readonly checkAll: () => Promise<void>;
}

/** Watches the data file and the files beside it. `identity` is that of the data file, if it is known already. */
export function watchFiles(file: string, identity?: FileIdentity): FileWatch {
  const known = new Map<string, FileIdentity>(identity === undefined ? [] : [[file, identity]]);
  const needed = [file, `${file}-wal`, lockFileOf(file)];
  const all = [...needed, `${file}-shm`];
  const compare = (path: string, found: FileIdentity | undefined) => {
    const before = known.get(path);
    if (before === undefined && found !== undefined) known.set(path, found);
    else if (before !== found) throw new StorageError(lostWords(path, found !== undefined));
  };
  return {
    check: () => {
      for (const path of needed) compare(path, identityOf(path));
    },
    checkAll: async () => {
      const found = await Promise.all(
        all.map((path) => stat(path, { bigint: true }).then(idText, () => undefined)),
      );
      for (const [index, path] of all.entries()) compare(path, found[index]);
    },
  };
}

export function identityOf(path: string): FileIdentity | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : idText(found);
}

function idText({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }): FileIdentity {
  return `${dev}/${ino}`;
}

function lostWords(path: string, isReplaced: boolean): string {
  return isReplaced
    ? `'${path}' was replaced while the server had it open: nothing more is stored; restart the server to use the new file`
    : `'${path}' was deleted or moved while the server had it open: nothing more is stored; move it back, or restore a backup and restart the server`;
}
