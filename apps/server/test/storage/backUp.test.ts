import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { checkDataFile } from "../../src/storage/sqlite/checkFile.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import { afterwards, dataFile } from "../support/served.ts";
import { adminContract } from "./adminContract.ts";
import { append, newTable } from "./contract.ts";

async function opened(file = dataFile()): Promise<Storage> {
  const storage = await openSqlite(file);
  afterwards(() => storage.close());
  return storage;
}

adminContract("SQLite", () => opened());

test("what was blocked and deleted stays so when the file is opened again", async () => {
  const file = dataFile();
  const first = await openSqlite(file);
  await first.create(newTable("a"));
  await first.append(append("a", 1, { stage: "over" }));
  await first.delete("a", 5);
  await first.block("203.0.113.7", 5);
  await first.close();
  const second = await opened(file);
  expect(await second.isDeleted("a")).toBe(true);
  expect(await second.blocked()).toEqual([{ network: "203.0.113.7", atMs: 5 }]);
});

test("a backup while games go on is one moment of the store, and only its owner may read it", async () => {
  const file = dataFile();
  const storage = await opened(file);
  const ids = Array.from({ length: 20 }, (_, i) => `table-${i}`);
  for (const id of ids) await storage.create(newTable(id));
  const ending = new AbortController();
  /** Appends to all tables in turn, so that a copy of several moments would have lengths that differ by more than one. */
  const playing = async () => {
    for (let length = 1; !ending.signal.aborted; length += 1)
      for (const id of ids) await storage.append(append(id, length));
  };
  const games = playing();
  const copy = join(dirname(file), "copy.db");
  const before = await lengthOf(storage, "table-0");
  await expect.poll(() => lengthOf(storage, "table-0")).toBeGreaterThan(before + 2);
  const backUp = await storage.backUp(copy);
  await expect.poll(() => lengthOf(storage, "table-0")).toBeGreaterThan(before + 4);
  ending.abort();
  await games;
  expect(backUp).toEqual({ tables: ids.length, damaged: [], faults: [] });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const restored = await opened(copy);
  const lengths = await Promise.all(ids.map((id) => lengthOf(restored, id)));
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(restored.signingKey).toEqual(storage.signingKey);
});

const lengthOf = async (storage: Storage, id: string) => (await storage.read(id, 1)).length;

test("a backup overwrites nothing, and a failed one leaves nothing", async () => {
  const file = dataFile();
  const storage = await opened(file);
  const kept = join(dirname(file), "kept.db");
  writeFileSync(kept, "precious");
  await expect(storage.backUp(kept)).rejects.toThrow(/there is a '.*kept\.db' already/);
  await expect(storage.backUp(file)).rejects.toThrow(StorageError);
  expect(readFileSync(kept, "utf8")).toBe("precious");
  const both = await Promise.allSettled([1, 2].map(() => storage.backUp(`${kept}.2`)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(storage.backUp(join(dirname(file), "nowhere", "copy.db"))).rejects.toThrow(/folder/);
  const parts = readdirSync(dirname(file)).filter((name) => name.includes(".part"));
  expect(parts).toEqual([]);
});

test("a backup of a store with a damaged table says so, and so does a check of it", async () => {
  const file = dataFile();
  const first = await openSqlite(file);
  for (const id of ["good", "bad"]) await first.create(newTable(id));
  await first.close();
  const db = new Database(file);
  db.exec("UPDATE tables SET length = 7 WHERE id = 'bad'");
  db.close();
  const storage = await opened(file);
  const copy = join(dirname(file), "copy.db");
  const damaged = [{ tableId: "bad", reason: "the checksum of its row is wrong" }];
  expect(await storage.backUp(copy)).toEqual({ tables: 2, damaged, faults: [] });
  expect((await checkDataFile(copy)).damaged).toEqual(damaged);
});

test("a damaged table can be deleted, in whatever stage it was", async () => {
  const file = dataFile();
  const first = await openSqlite(file);
  await first.create(newTable("bad"));
  await first.close();
  const db = new Database(file);
  db.exec("UPDATE tables SET length = 7 WHERE id = 'bad'");
  db.close();
  const storage = await opened(file);
  await expect(storage.find("bad")).rejects.toThrow(/damaged/);
  expect(await storage.delete("bad", 1)).toBe("deleted");
  expect(await checkDataFile(file)).toMatchObject({ tables: 0, damaged: [], faults: [] });
});
