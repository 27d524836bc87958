import { assert } from "@courtly/engine";
import { expect, test } from "vitest";
import type { OperatorNotice } from "../../src/storage/writeState.ts";
import { databaseAt } from "../../src/storage/postgres/database.ts";
import { openPostgres, type PostgresOptions } from "../../src/storage/postgres/postgresStorage.ts";
import { DamagedTable, StorageError, type Storage } from "../../src/storage/storage.ts";
import { adminContract } from "../storage/adminContract.ts";
import { append, newTable, storageContract } from "../storage/contract.ts";
import { noticeContract, subscription, tell } from "../storage/noticeContract.ts";
import { deviceLinkContract } from "../tables/deviceLinkContract.ts";
import { asked, postgresServer } from "../support/postgresServer.ts";
import { afterwards } from "../support/served.ts";

const server = await postgresServer();

async function opened(url: string, options: PostgresOptions = {}): Promise<Storage> {
  const storage = await openPostgres(url, options);
  afterwards(() => storage.close());
  return storage;
}

storageContract("PostgreSQL", async () => ({
  storage: await openPostgres(await server.newDatabase()),
  remove: () => undefined,
}));

noticeContract("PostgreSQL", async () => opened(await server.newDatabase()));
adminContract("PostgreSQL", async () => opened(await server.newDatabase()));

deviceLinkContract("PostgreSQL", async () => {
  const url = await server.newDatabase();
  const { shared } = await opened(url);
  assert(shared !== undefined, "several servers may use it");
  const earlier = "UPDATE courtly.links SET ends_at = ends_at - interval '9 minutes'";
  return {
    links: shared.deviceLinks,
    passNineMinutes: async () => void (await asked(url, earlier)),
  };
});

test("the lengths of many logs are read at once", async () => {
  const { shared, create, append: store } = await opened(await server.newDatabase());
  for (const id of ["a", "b", "c"]) await create(newTable(id));
  await store(append("b", 1));
  expect(await shared?.lengths(["a", "b", "nobody"])).toEqual(
    new Map([
      ["a", 1],
      ["b", 2],
    ]),
  );
});

test("tables are there when a database is opened again, and several servers have the same keys", async () => {
  const url = await server.newDatabase();
  // All of them find an empty database: one makes the layout and draws the keys.
  const stores = await Promise.all([1, 2, 3, 4].map(() => opened(url)));
  const [first, ...others] = stores as [Storage, ...Storage[]];
  for (const other of others) {
    expect(other.signingKey).toEqual(first.signingKey);
    expect(other.pushKeys).toEqual(first.pushKeys);
  }
  await first.create(newTable("a"));
  await first.append(append("a", 1));
  await first.close();
  expect(await (await opened(url)).read("a", 1)).toHaveLength(2);
});

test("of appends of several servers to one table each length is stored once, and each key", async () => {
  const url = await server.newDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => opened(url)));
  await stores[0]?.create(newTable("a"));
  let stored = 0;
  /** Appends as a server does: with what it knows of the length, and again after a conflict. */
  const play = async (storage: Storage, name: number) => {
    let expected = 1;
    for (let n = 0; n < 40;) {
      const result = await storage.append(append("a", expected, { key: `${name}-${n}` }));
      if (result.kind === "keyTaken") throw new Error("the key is its own");
      expected = result.length;
      if (result.kind === "stored") stored += 1;
      if (result.kind !== "conflict") n += 1;
    }
  };
  await Promise.all(stores.map(play));
  expect(stored).toBe(120);
  for (const storage of stores) {
    const log = await storage.read("a", 1);
    expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 121 }, (_, i) => i + 1));
  }
});

test("a request that is sent to several servers at the same moment is stored once", async () => {
  const url = await server.newDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => opened(url)));
  for (let round = 0; round < 20; round += 1) {
    const id = `table-${round}`;
    await stores[0]?.create(newTable(id));
    const results = await Promise.all(stores.map((storage) => storage.append(append(id, 1))));
    const kinds = results.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["already", "already", "stored"]);
    for (const result of results) expect(result).toMatchObject({ length: 2 });
  }
});

test("due work and notices are given to one server, and to another one when its time is over", async () => {
  const url = await server.newDatabase();
  const [one, two] = await Promise.all([opened(url), opened(url)]);
  await one.create(newTable("a"));
  await one.subscribe(subscription("one"), 1);
  await one.append(append("a", 1, { stage: "playing", dueMs: 5, notices: tell("turn", 0) }));
  await one.create(newTable("b"));
  await one.append(append("b", 1, { stage: "playing", awaitsBot: true }));
  const HOUR_MS = 3_600_000;
  const takenBy = async (storage: Storage) => ({
    due: await storage.due(5),
    bots: (await storage.awaitingBot()).filter((id) => id === "b"),
    notices: (await storage.dueNotices(HOUR_MS)).length,
  });
  const all = { due: ["a"], bots: ["b"], notices: 1 };
  const nothing = { due: [], bots: [], notices: 0 };
  expect(await takenBy(one)).toEqual(all);
  expect(await takenBy(two)).toEqual(nothing);
  expect(await takenBy(one)).toEqual(all);
  await one.close();
  expect(await takenBy(two)).toEqual(nothing);
  for (const table of ["tables", "outbox"])
    await asked(url, `UPDATE courtly.${table} SET taken_until = now() - interval '1 ms'`);
  expect(await takenBy(two)).toEqual(all);
});

test("of several servers that ask at the same moment, each due table and notice goes to one", async () => {
  const url = await server.newDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => opened(url)));
  const ids = Array.from({ length: 30 }, (_, i) => `table-${i}`);
  for (const id of ids) {
    await stores[0]?.create(newTable(id));
    await stores[0]?.append(append(id, 1, { stage: "playing", dueMs: 1 }));
  }
  const taken = (await Promise.all(stores.map((storage) => storage.due(1)))).flat();
  expect(taken.toSorted()).toEqual(ids.toSorted());
});

test("a damaged table is refused and reported once, and other tables go on", async () => {
  const url = await server.newDatabase();
  const writing = await opened(url);
  for (const id of ["row", "log", "end", "gone", "sound"]) {
    await writing.create(newTable(id));
    await writing.append(append(id, 1));
    await writing.append(append(id, 2));
  }
  await asked(url, "UPDATE courtly.tables SET seed = '\\x00' WHERE id = 'row'");
  await asked(url, "UPDATE courtly.appends SET at_ms = 7 WHERE table_id = 'log' AND first_n = 2");
  await asked(url, "DELETE FROM courtly.appends WHERE table_id = 'end' AND first_n = 3");
  await asked(url, "DELETE FROM courtly.tables WHERE id = 'gone'");
  const notices: string[] = [];
  const storage = await opened(url, {
    onNotice: (level, message) => notices.push(`${level} ${message}`),
  });
  for (const id of ["row", "log", "end", "gone"])
    for (let time = 0; time < 2; time += 1)
      await expect(storage.read(id, 1)).rejects.toBeInstanceOf(DamagedTable);
  expect(notices.map((notice) => notice.replace(/;.*/, ""))).toEqual([
    "error table row is damaged: the checksum of its row is wrong",
    "error table log is damaged: the checksum of its entries from 2 on is wrong",
    "error table end is damaged: its entries from 3 to 3 are missing",
    "error table gone is damaged: it has a log, but its own row is missing",
  ]);
  expect(await storage.read("sound", 1)).toHaveLength(3);
  expect(await storage.append(append("sound", 3))).toEqual({ kind: "stored", length: 4 });
});

test("a damaged table can be deleted, and its id stays known", async () => {
  const url = await server.newDatabase();
  const storage = await opened(url);
  await storage.create(newTable("a"));
  await asked(url, "UPDATE courtly.tables SET seed = '\\x00'");
  expect(await storage.delete("a", 1)).toBe("deleted");
  expect(await storage.isDeleted("a")).toBe(true);
  expect(await (await opened(url)).find("a")).toBeUndefined();
});

test("a database is copied by its own tools", async () => {
  const storage = await opened(await server.newDatabase());
  await expect(storage.backUp("copy.db")).rejects.toThrow(/pg_dump/);
});

test("damaged keys are refused", async () => {
  for (const [table, words] of [
    ["signing", /the key that signs logs is not the one/],
    ["push_keys", /the key for notifications is not the one/],
  ] as const) {
    const url = await server.newDatabase();
    await (await opened(url)).close();
    await asked(url, `UPDATE courtly.${table} SET key = '\\x00'`);
    await expect(openPostgres(url)).rejects.toThrow(words);
  }
});

test("a database that cannot be used is refused with what to do, and no message contains a password", async () => {
  const url = await server.newDatabase();
  const { host } = new URL(url);
  const secret = "correct-horse";
  const refused = [
    [`postgres://courtly:${secret}@${host}/nowhere`, "there is no database"],
    [`postgres://nobody:${secret}@${host}/postgres`, "refuses this user or password"],
    [`postgres://courtly:${secret}@127.0.0.1:1/courtly`, "does not answer"],
    [`${url.replace("courtly@", `courtly:${secret}@`)}?sslmode=verify-full`, "cannot be used"],
    [
      `postgres://courtly:${secret}@${host}/${new URL(url).pathname.slice(1)}?options=-c%20default_transaction_read_only%3Don`,
      "may only be read",
    ],
  ] as const;
  for (const [address, words] of refused) {
    const error: unknown = await openPostgres(address).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as Error).message).toContain(words);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
  }
});

test("commits are durable whatever the default of the database is, and options of the address are kept", async () => {
  const url = await server.newDatabase();
  await asked(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  const { run, close } = databaseAt(`${url}?options=-c%20work_mem%3D8MB`);
  afterwards(close);
  expect(await run("SHOW synchronous_commit", [])).toEqual([{ synchronous_commit: "on" }]);
  expect(await run("SHOW work_mem", [])).toEqual([{ work_mem: "8MB" }]);
});

test("a schema of another program is refused and not changed", async () => {
  const url = await server.newDatabase();
  await asked(url, "CREATE SCHEMA courtly; CREATE TABLE courtly.bookmarks (url text)");
  await expect(openPostgres(url)).rejects.toThrow(/belongs to another program/);
  expect(await asked(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'courtly'")).toEqual([
    { tablename: "bookmarks" },
  ]);
});

test("when the database ends, nothing is acknowledged; when it is back, everything that was is there", async () => {
  const url = await server.newDatabase();
  const notices: Parameters<OperatorNotice>[] = [];
  const storage = await opened(url, { onNotice: (...notice) => notices.push(notice) });
  const ids = Array.from({ length: 8 }, (_, i) => `table-${i}`);
  for (const id of ids) await storage.create(newTable(id));
  const acknowledged = new Map(ids.map((id) => [id, 1]));
  const lengthOf = (id: string) => acknowledged.get(id) ?? 0;
  const total = () => [...acknowledged.values()].reduce((sum, length) => sum + length);
  const append1 = async (id: string) => {
    const before = lengthOf(id);
    const key = `key-${before}`;
    const { kind } = await storage.append(append(id, before, { key }));
    expect(["stored", "already"]).toContain(kind);
    acknowledged.set(id, before + 1);
  };
  const play = async (id: string) => {
    for (;;) await append1(id);
  };
  const before = total();
  const playing = Promise.allSettled(ids.map(play));
  await expect.poll(() => total() > before + 100, { interval: 5 }).toBe(true);
  await server.crash();
  for (const result of await playing) {
    if (result.status === "fulfilled") throw new Error("the play goes on");
    expect(result.reason).toBeInstanceOf(StorageError);
  }
  await expect(storage.checkWritable()).rejects.toThrow(/does not answer/);
  await server.start();
  await storage.checkWritable();
  for (const id of ids) {
    // The last one may be stored although nobody heard of it.
    const { length } = await storage.read(id, 1);
    expect([lengthOf(id), lengthOf(id) + 1]).toContain(length);
    await append1(id);
    expect((await storage.read(id, 1)).map(({ n }) => n)).toEqual(
      Array.from({ length: lengthOf(id) }, (_, i) => i + 1),
    );
  }
  // The last appends before the end may succeed after the first one has failed.
  expect([notices.at(0)?.[0], notices.at(-1)?.[0]]).toEqual(["error", "info"]);
});
