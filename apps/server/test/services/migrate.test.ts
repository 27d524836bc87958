import { copyFileSync } from "node:fs";
import { generations } from "@courtly/testkit/fixtures";
import { expect, test } from "vitest";
import { copyStore } from "../../src/storage/copying/copyStore.ts";
import { migrateStore } from "../../src/storage/copying/migrateStore.ts";
import { postgresRows } from "../../src/storage/copying/postgresRows.ts";
import type { RowStore } from "../../src/storage/copying/rowStore.ts";
import { sqliteRows } from "../../src/storage/copying/sqliteRows.ts";
import { openPostgres } from "../../src/storage/postgres/postgresStorage.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "../storage/contract.ts";
import { subscription, tell } from "../storage/noticeContract.ts";
import { asked, postgresServer } from "../support/postgresServer.ts";
import { dataFile } from "../support/served.ts";

const server = await postgresServer();
const IDS = ["a", "b", "c", "d"];

/** A data file with some tables, one of each kind of everything. */
async function filled(file = dataFile()): Promise<string> {
  const storage = await openSqlite(file);
  for (const id of [...IDS, "gone"]) {
    await storage.create(newTable(id, { seed: Buffer.from(`seed of ${id}`.padEnd(32)) }));
    for (let n = 1; n < 20; n += 1) await storage.append(append(id, n, { key: `${id}-${n}` }));
  }
  await storage.append(append("a", 20, { seat: { player: 1, tokenHashes: ["bb", "cc"] } }));
  await storage.subscribe(subscription("hook"), 4);
  await storage.append(append("a", 21, { stage: "playing", dueMs: 9, notices: tell("turn", 0) }));
  await storage.append(append("gone", 20, { stage: "over" }));
  await storage.delete("gone", 5);
  await storage.block("203.0.113.7", 6);
  await storage.close();
  return file;
}

/** Everything that a store answers about these tables. */
async function answers(storage: Storage) {
  const tables = await Promise.all(
    IDS.map(async (id) => ({
      secrets: await storage.find(id),
      log: await storage.read(id, 1),
      request: await storage.findRequest(id, append(id, 3, { key: `${id}-3` })),
    })),
  );
  const notices = await storage.dueNotices(3_600_000);
  const all = {
    tables,
    notices: notices.map((notice) => ({ ...notice, id: 0 })),
    subscriptions: await storage.subscriptions("a", 0),
    blocked: await storage.blocked(),
    isDeleted: await storage.isDeleted("gone"),
    due: await storage.due(9),
    keys: [storage.signingKey, storage.formerSigningKeys, storage.pushKeys],
  };
  await storage.close();
  return all;
}

test("a data file is copied into a database and back: both stores answer the same, with the same keys", async () => {
  const [file, url, back] = [await filled(), await server.newDatabase(), dataFile()];
  const expected = { tables: 4, entries: 20 * 3 + 22, copied: 4, damaged: [] };
  expect(await migrateStore(file, url)).toMatchObject(expected);
  const before = await answers(await openSqlite(file));
  expect(before.tables.every(({ log }) => log.length >= 20)).toBe(true);
  expect(before.notices).toHaveLength(1);
  expect(await answers(await openPostgres(url))).toEqual(before);
  expect(await migrateStore(url, back)).toMatchObject(expected);
  expect(await answers(await openSqlite(back))).toEqual(before);
});

test("games of earlier versions are copied, and go on", async () => {
  for (const { tablesFile, manifest } of generations()) {
    const [file, url] = [dataFile(), await server.newDatabase()];
    copyFileSync(tablesFile, file);
    const { tables, damaged } = await migrateStore(file, url);
    expect({ tables, damaged }).toEqual({ tables: manifest.tables.length, damaged: [] });
  }
});

/** The same store, which breaks down when it stores the given table. */
function breakingAt(id: string, store: RowStore): RowStore {
  const put: RowStore["put"] = async (whole) => {
    if (whole.table.id === id) throw new StorageError("the connection is lost");
    await store.put(whole);
  };
  return { ...store, put };
}

test("an interrupted copy goes on where it ended, and takes over what has changed since", async () => {
  const [file, url] = [await filled(), await server.newDatabase()];
  const [from, to] = [sqliteRows(file), await postgresRows(url)];
  await expect(copyStore(from, breakingAt("c", to))).rejects.toThrow("the connection is lost");
  expect(await to.ids()).toEqual(["a", "b"]);
  await from.close();
  await to.close();
  const storage = await openSqlite(file);
  await storage.append(append("b", 20));
  await storage.close();
  expect(await migrateStore(file, url)).toMatchObject({ tables: 4, copied: 3 });
  expect(await migrateStore(file, url)).toMatchObject({ tables: 4, copied: 0 });
  expect(await answers(await openPostgres(url))).toEqual(await answers(await openSqlite(file)));
});

test("nothing is copied over tables of another store, or over moves that were made since", async () => {
  const [file, other, url] = [await filled(), await filled(), await server.newDatabase()];
  await migrateStore(file, url);
  const shown = `postgres://${new URL(url).host}${new URL(url).pathname}`;
  await expect(migrateStore(other, url)).rejects.toThrow(`${shown} has tables that are not in`);
  const storage = await openPostgres(url);
  await storage.append(append("b", 20));
  await expect(migrateStore(file, url)).rejects.toThrow(/is in use by a Courtly server/);
  await storage.close();
  await expect(migrateStore(file, url)).rejects.toThrow(/has more entries of table b/);
  const open = await openSqlite(file);
  await expect(migrateStore(file, await server.newDatabase())).rejects.toThrow(/is in use/);
  await open.close();
  await expect(migrateStore("nowhere.db", url)).rejects.toThrow("there is no 'nowhere.db'");
});

test("damaged tables are named and left out, and a copy that differs is noticed", async () => {
  const [file, url] = [await filled(), await server.newDatabase()];
  await migrateStore(file, url);
  await asked(
    url,
    "UPDATE courtly.appends SET entries = '[{}]' WHERE table_id = 'b' AND first_n = 3",
  );
  const back = dataFile();
  expect(await migrateStore(url, back)).toMatchObject({
    tables: 3,
    damaged: [{ tableId: "b", reason: "the checksum of its entries from 3 on is wrong" }],
  });
  const [from, to] = [sqliteRows(file), await postgresRows(url)];
  await expect(copyStore(from, { ...to, put: async () => undefined })).rejects.toThrow(
    /table b is not the same/,
  );
  await from.close();
  await to.close();
});
