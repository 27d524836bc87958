import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { checkDataFile } from "../../src/storage/sqlite/checkFile.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { changeKeyOf } from "../../src/storage/sqlite/dataFile.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "../storage/contract.ts";
import { noticeContract, subscription, tell } from "../storage/noticeContract.ts";
import { afterwards, dataFile } from "../support/served.ts";

async function opened(file = dataFile()): Promise<Storage> {
  const storage = await openSqlite(file);
  afterwards(() => storage.close());
  return storage;
}

noticeContract("SQLite", opened);

test("a changed subscription gets nothing, and is dropped", async () => {
  const file = dataFile();
  const storage = await opened(file);
  await storage.create(newTable("a"));
  await storage.subscribe(subscription("one"), 4);
  await storage.append(append("a", 1, { notices: tell("turn", 0) }));
  const db = new Database(file);
  db.exec("UPDATE subscriptions SET details = replace(details, 'one.example', 'evil.example')");
  db.close();
  expect(await storage.subscriptions("a", 0)).toEqual([]);
  const due = await storage.dueNotices(3_600_000);
  expect(due.map((notice) => notice.subscription)).toEqual([undefined]);
  await storage.settleNotice(due[0]?.id ?? 0, { kind: "gone" });
  expect(await storage.dueNotices(3_600_000)).toEqual([]);
});

test("a check of the file reports a changed subscription and a damaged key", async () => {
  const file = dataFile();
  const storage = await opened(file);
  await storage.create(newTable("a"));
  await storage.subscribe(subscription("one"), 4);
  await storage.close();
  expect((await checkDataFile(file)).faults).toEqual([]);
  const change = (sql: string) => {
    const db = new Database(file);
    db.exec(sql);
    db.close();
  };
  change("UPDATE subscriptions SET player = 1");
  expect((await checkDataFile(file)).faults).toEqual([
    "notifications are damaged, and not sent any more: 1 of them",
  ]);
  change("UPDATE push_keys SET private_key = zeroblob(32)");
  const [fault] = (await checkDataFile(file)).faults;
  expect(fault).toContain("the key for notifications");
  await expect(openSqlite(file)).rejects.toThrow("the key for notifications");
});

test("damaged notices do not keep a game from going on", async () => {
  const file = dataFile();
  const storage = await opened(file);
  await storage.create(newTable("a"));
  await storage.subscribe(subscription("one"), 4);
  await storage.close();
  const db = new Database(file);
  const page = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'outbox'").pluck().get();
  const size = db.pragma("page_size", { simple: true });
  db.close();
  const { openSync, writeSync, closeSync } = await import("node:fs");
  const handle = openSync(file, "r+");
  writeSync(
    handle,
    Buffer.alloc(Number(size), 0xff),
    0,
    Number(size),
    (Number(page) - 1) * Number(size),
  );
  closeSync(handle);
  const again = await opened(file);
  expect(await again.append(append("a", 1, { notices: tell("turn", 0) }))).toMatchObject({
    kind: "stored",
  });
  expect(await again.read("a", 1)).toHaveLength(2);
});

test("a new signing key comes with new keys for notifications: devices turn them on again, webhooks stay", async () => {
  const file = dataFile();
  const storage = await opened(file);
  await storage.create(newTable("a"));
  const push = { kind: "push", endpoint: "https://push.example/", p256dh: "", auth: "" } as const;
  await storage.subscribe(subscription("device", { target: push }), 4);
  await storage.subscribe(subscription("hook"), 4);
  const before = storage.pushKeys;
  await storage.close();
  changeKeyOf(file);
  const after = await opened(file);
  expect(after.pushKeys.publicKey).toHaveLength(65);
  expect(after.pushKeys).not.toEqual(before);
  expect((await after.subscriptions("a", 0)).map(({ id }) => id)).toEqual(["hook"]);
  await after.close();
  expect((await opened(file)).pushKeys).toEqual(after.pushKeys);
});
