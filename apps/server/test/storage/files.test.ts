import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { generations } from "@courtly/testkit/fixtures";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkDataFile } from "../../src/storage/sqlite/checkFile.ts";
import { changeKeyOf } from "../../src/storage/sqlite/dataFile.ts";
import { openSqlite, type SqliteOptions } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "./contract.ts";

/** It takes less than a second, but a busy machine is slow. */
const PATIENCE_MS = 10_000;

let place: string;
let file: string;
let open: Storage[];
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "courtly-files-"));
  file = join(place, "tables.db");
  open = [];
});
afterEach(async () => {
  for (const storage of open) await storage.close();
  rmSync(place, { recursive: true });
});

async function opened(options: SqliteOptions = {}, path = file): Promise<Storage> {
  const storage = await openSqlite(path, options);
  open.push(storage);
  return storage;
}

const modesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
  );

test("what is no file of ours is refused and not changed: a folder, a pipe, the database of another program", async () => {
  const folder = join(place, "folder.db");
  mkdirSync(folder, { mode: 0o755 });
  const pipe = join(place, "pipe.db");
  execFileSync("mkfifo", ["-m", "644", pipe]);
  const other = join(place, "other.db");
  const db = new Database(other);
  db.exec("CREATE TABLE bookmarks (url TEXT)");
  db.close();
  chmodSync(other, 0o644);
  const before = [modesIn(place), readFileSync(other)];
  for (const path of [folder, pipe]) {
    for (const use of [openSqlite, checkDataFile])
      await expect(use(path)).rejects.toThrow(/ is a folder, a pipe or a device: name a file$/);
    expect(() => changeKeyOf(path)).toThrow(StorageError);
  }
  for (const use of [openSqlite, checkDataFile])
    await expect(use(other)).rejects.toThrow(/ is no Courtly data file: name another one$/);
  expect(() => changeKeyOf(other)).toThrow(StorageError);
  const { [`other.db.lock`]: _, ...modes } = modesIn(place);
  expect([modes, readFileSync(other)]).toEqual(before);
});

test.each([1, 2, 3, 4])(
  "the database of another program whose own layout has the number %i is refused and not changed",
  async (layout) => {
    const other = join(place, "other.db");
    const db = new Database(other);
    db.exec("CREATE TABLE bookmarks (url TEXT)");
    db.pragma(`user_version = ${layout}`);
    db.close();
    chmodSync(other, 0o644);
    const before = [modesIn(place), readFileSync(other)];
    for (const use of [openSqlite, checkDataFile])
      await expect(use(other)).rejects.toThrow(/ is no Courtly data file: name another one$/);
    expect(() => changeKeyOf(other)).toThrow(StorageError);
    const { [`other.db.lock`]: _, ...modes } = modesIn(place);
    expect([modes, readFileSync(other)]).toEqual(before);
  },
);

describe("one server writes to a file", () => {
  test("a second one is refused in one line, also by another name of the file", async () => {
    await opened();
    const link = join(place, "link.db");
    symlinkSync("tables.db", link);
    const linkedFolder = join(place, "folder");
    symlinkSync(".", linkedFolder);
    for (const path of [file, link, join(linkedFolder, "tables.db")]) {
      const refused = openSqlite(path);
      await expect(refused).rejects.toThrow(StorageError);
      await expect(refused).rejects.toThrow(
        /^'.*tables\.db' is in use by another Courtly server: stop that one, or name .*$/,
      );
    }
  });

  test("a second one is refused by a hard link of the file too, and the first goes on", async () => {
    const first = await opened();
    const other = join(place, "other.db");
    linkSync(file, other);
    await expect(openSqlite(other)).rejects.toThrow(
      /'.*other\.db' has another name \(a hard link\)/,
    );
    await first.create(newTable("a"));
    await first.close();
    await expect(openSqlite(file)).rejects.toThrow(StorageError);
    rmSync(other);
    expect(await (await opened()).read("a", 1)).toHaveLength(1);
  });

  test("a name that leads to a file which does not exist yet is followed too", async () => {
    const link = join(place, "link.db");
    symlinkSync("tables.db", link);
    await opened({}, link);
    await expect(openSqlite(file)).rejects.toThrow(/in use by another Courtly server/);
  });

  test("the refused one does not disturb the first", async () => {
    const first = await opened();
    await first.create(newTable("a"));
    await expect(openSqlite(file)).rejects.toThrow(StorageError);
    await first.append(append("a", 1));
    await expect(openSqlite(file)).rejects.toThrow(StorageError);
    expect(await first.read("a", 1)).toHaveLength(2);
  });

  test("the next one may, as soon as the first has closed it", async () => {
    await (await opened()).close();
    expect(await (await opened()).find("a")).toBeUndefined();
  });
});

describe("a file that is lost while it is open", () => {
  test.for(["tables.db", "tables.db-wal", "tables.db.lock"])(
    "%s: nothing more is acknowledged, and it is reported",
    async (name) => {
      const notices: string[] = [];
      const storage = await opened({ onNotice: (_, message) => notices.push(message) });
      await storage.create(newTable("a"));
      renameSync(join(place, name), join(place, "elsewhere"));
      await expect(storage.append(append("a", 1))).rejects.toThrow(StorageError);
      await expect(storage.checkWritable()).rejects.toThrow(/was deleted or moved/);
      await expect.poll(() => notices.length, { timeout: PATIENCE_MS }).toBe(1);
      expect(notices[0]).toContain(`${name}' was deleted or moved while the server had it open`);
      // The very same file, moved back, is as good as before.
      renameSync(join(place, "elsewhere"), join(place, name));
      await storage.checkWritable();
      expect(await storage.append(append("a", 1))).toEqual({ kind: "stored", length: 2 });
      await expect.poll(() => notices.length, { timeout: PATIENCE_MS }).toBe(2);
    },
  );

  test("a copy in its place is not the same file", async () => {
    const storage = await opened();
    await storage.create(newTable("a"));
    copyFileSync(file, join(place, "copy"));
    renameSync(join(place, "copy"), file);
    await expect(storage.append(append("a", 1))).rejects.toThrow(/was replaced/);
    await expect(storage.checkWritable()).rejects.toThrow(/restart the server/);
  });

  test("moves that are made while it is deleted are acknowledged only before that", async () => {
    const storage = await opened();
    await storage.create(newTable("a"));
    let length = 1;
    let deletedAt = Infinity;
    const acknowledged: number[] = [];
    const play = async () => {
      for (;;) {
        const isLate = length > deletedAt;
        await storage.append(append("a", length));
        if (isLate) acknowledged.push(length);
        length += 1;
        if (length === 30) {
          rmSync(file);
          deletedAt = length - 1;
        }
      }
    };
    await expect(play()).rejects.toThrow(/was deleted/);
    expect(acknowledged).toEqual([]);
  });
});

describe("only its owner may read the files", () => {
  test("a new file and the files beside it", async () => {
    const storage = await opened();
    await storage.create(newTable("a"));
    await storage.read("a", 1);
    const modes = modesIn(place);
    expect(Object.keys(modes).toSorted()).toEqual(
      ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"].toSorted(),
    );
    for (const mode of Object.values(modes)) expect(mode).toBe(0o600);
  });

  test("a file of an earlier version, and its backup", async () => {
    copyFileSync(generations()[0]?.tablesFile ?? "", file);
    chmodSync(file, 0o644);
    const db = new Database(file);
    db.pragma("journal_mode = WAL");
    db.close();
    const storage = await opened();
    await storage.checkWritable();
    const modes = modesIn(place);
    expect(Object.keys(modes)).toContain("tables.db.layout-1.backup");
    for (const mode of Object.values(modes)) expect(mode).toBe(0o600);
  });
});
