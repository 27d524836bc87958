import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { groupCommit } from "../../src/storage/sqlite/groupCommit.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { storageErrorFor } from "../../src/storage/sqlite/storageErrors.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { append, newTable, storageContract } from "./contract.ts";

const folder = () => mkdtempSync(join(tmpdir(), "courtly-store-"));

storageContract("SQLite", async () => {
  const place = folder();
  return {
    storage: await openSqlite(join(place, "tables.db")),
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
  const first = await openSqlite(file);
  await first.create(newTable("a"));
  await first.append(append("a", 1));
  await first.close();
  const second = await openSqlite(file);
  expect(await second.read("a", 1)).toHaveLength(2);
  await second.close();
});

test("a request that is refused costs no more at a long log than at a short one", async () => {
  const storage = await openSqlite(join(place, "tables.db"));
  const [long, short] = [20_000, 500];
  for (const [id, length] of [
    ["long", long],
    ["short", short],
  ] as const) {
    await storage.create(newTable(id));
    const appends = Array.from({ length }, (_, index) => append(id, index + 1));
    for (let from = 0; from < length; from += 1000)
      await Promise.all(appends.slice(from, from + 1000).map(storage.append));
  }
  /** The fastest of many searches: the others waited for something else. */
  const searchMs = async (id: string) => {
    let fastestMs = Infinity;
    for (let time = 0; time < 40; time += 1) {
      const startMs = performance.now();
      const found = await storage.findRequest(id, append(id, 1, { key: `new-${time}` }));
      fastestMs = Math.min(fastestMs, performance.now() - startMs);
      expect(found).toBeUndefined();
    }
    return fastestMs;
  };
  expect(await searchMs("long")).toBeLessThan(5 * (await searchMs("short")));
  expect(await storage.findRequest("long", append("long", 1))).toEqual({
    kind: "already",
    length: 2,
  });
  await storage.close();
});

test("a file that is no database is refused with a reason and not changed", async () => {
  const file = join(place, "letter.txt");
  const text = "Dear Ada, this is not a database, it only has the wrong name. ".repeat(40);
  writeFileSync(file, text);
  await expect(openSqlite(file)).rejects.toThrow(StorageError);
  await expect(openSqlite(file)).rejects.toThrow(/damaged or no Courtly data file/);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a file of a newer Courtly is refused with a reason", async () => {
  const file = join(place, "tables.db");
  const db = new Database(file);
  db.pragma("user_version = 99");
  db.close();
  await expect(openSqlite(file)).rejects.toThrow(/newer Courtly/);
});

test("a missing folder is reported", async () => {
  await expect(openSqlite(join(place, "nowhere", "tables.db"))).rejects.toThrow(/folder/);
});

test("a read-only file is reported", () => {
  const error = new Database.SqliteError("attempt to write", "SQLITE_READONLY_DIRECTORY");
  expect(storageErrorFor("tables.db", error)).toMatchObject({
    message: expect.stringContaining("'tables.db' may not be written"),
  });
});

test("a full disk is reported, nothing more is acknowledged, and stored tables stay", async () => {
  const file = join(place, "tables.db");
  const storage = await openSqlite(file, { pagesMax: 30 });
  await storage.checkWritable();
  let stored = 0;
  const fill = async () => {
    for (;;) {
      await storage.create(newTable(`table-${stored}`));
      stored += 1;
    }
  };
  await expect(fill()).rejects.toThrow(/no space left/);
  await expect(storage.checkWritable()).rejects.toThrow(/no space left/);
  await storage.close();
  const again = await openSqlite(file);
  await again.checkWritable();
  expect(await again.find(`table-${stored - 1}`)).toBeDefined();
  expect(await again.find(`table-${stored}`)).toBeUndefined();
  await again.close();
});

test("items that are added at the same moment are committed together, and fail together", async () => {
  const groups: number[] = [];
  let broken = false;
  const group = groupCommit<number, string>(async (items) => {
    if (broken) throw new Error("no space");
    groups.push(items.length);
    return items.map(String);
  });
  expect(await Promise.all([1, 2, 3].map(group.add))).toEqual(["1", "2", "3"]);
  expect(groups).toEqual([3]);
  broken = true;
  const failed = await Promise.allSettled([group.add(1), group.add(2)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  broken = false;
  expect(await group.add(4)).toBe("4");
});

test("items that arrive during a commit share the next one", async () => {
  const commits: { readonly items: readonly number[]; readonly done: () => void }[] = [];
  const group = groupCommit<number, number>(
    (items) =>
      new Promise((resolve) => {
        commits.push({ items, done: () => resolve(items) });
      }),
  );
  const first = group.add(1);
  await expect.poll(() => commits.length).toBe(1);
  const others = [group.add(2), group.add(3)];
  expect(commits).toHaveLength(1);
  commits[0]?.done();
  await first;
  await expect.poll(() => commits.length).toBe(2);
  expect(commits[1]?.items).toEqual([2, 3]);
  commits[1]?.done();
  expect(await Promise.all(others)).toEqual([2, 3]);
  await group.settled();
});
