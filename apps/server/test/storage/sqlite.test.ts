import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { groupCommit } from "../../src/storage/sqlite/groupCommit.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { storageErrorFor } from "../../src/storage/sqlite/storageErrors.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { newTable, storageContract } from "./contract.ts";

const folder = () => mkdtempSync(join(tmpdir(), "courtly-store-"));

storageContract("SQLite", () => {
  const place = folder();
  return {
    storage: openSqlite(join(place, "tables.db")),
    remove: () => rmSync(place, { recursive: true }),
  };
});

let place: string;
beforeEach(() => {
  place = folder();
});
afterEach(() => rmSync(place, { recursive: true }));

test("stored tables are there when the file is opened again", async () => {
  const file = join(place, "tables.db");
  const first = openSqlite(file);
  await first.create(newTable("a"));
  await first.close();
  const second = openSqlite(file);
  expect(await second.read("a", 1)).toHaveLength(1);
  await second.close();
});

test("closing finishes pending writes", async () => {
  const file = join(place, "tables.db");
  const first = openSqlite(file);
  const asked = first.create(newTable("a"));
  await first.close();
  expect(await asked).toBe(true);
  const second = openSqlite(file);
  expect(await second.find("a")).toBeDefined();
  await second.close();
});

test("a file that is no database is refused with a reason and not changed", () => {
  const file = join(place, "letter.txt");
  const text = "Dear Ada, this is not a database, it only has the wrong name. ".repeat(40);
  writeFileSync(file, text);
  expect(() => openSqlite(file)).toThrow(StorageError);
  expect(() => openSqlite(file)).toThrow(/damaged or no Courtly data file/);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a file of a newer Courtly is refused with a reason", () => {
  const file = join(place, "tables.db");
  const db = new Database(file);
  db.pragma("user_version = 99");
  db.close();
  expect(() => openSqlite(file)).toThrow(/newer Courtly/);
});

test("a missing folder is reported", () => {
  expect(() => openSqlite(join(place, "nowhere", "tables.db"))).toThrow(/folder/);
});

test("a read-only file is reported", () => {
  const error = new Database.SqliteError("attempt to write", "SQLITE_READONLY_DIRECTORY");
  expect(storageErrorFor("tables.db", error)).toMatchObject({
    message: expect.stringContaining("'tables.db' may not be written"),
  });
});

test("a full disk is reported, nothing more is acknowledged, and stored tables stay", async () => {
  const file = join(place, "tables.db");
  const storage = openSqlite(file, { pagesMax: 20 });
  let stored = 0;
  const fill = async () => {
    for (;;) {
      await storage.create(newTable(`table-${stored}`));
      stored += 1;
    }
  };
  await expect(fill()).rejects.toThrow(/no space left/);
  await storage.close();
  const again = openSqlite(file);
  expect(await again.find(`table-${stored - 1}`)).toBeDefined();
  expect(await again.find(`table-${stored}`)).toBeUndefined();
  await again.close();
});

test("work that is added at the same moment is committed together, and fails together", async () => {
  const groups: number[] = [];
  let broken = false;
  const group = groupCommit((work) => {
    if (broken) throw new Error("no space");
    groups.push(groups.length);
    work();
  });
  expect(await Promise.all([1, 2, 3].map((n) => group.add(() => n)))).toEqual([1, 2, 3]);
  expect(groups).toHaveLength(1);
  broken = true;
  const failed = await Promise.allSettled([group.add(() => 1), group.add(() => 2)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  broken = false;
  expect(await group.add(() => "again")).toBe("again");
});
