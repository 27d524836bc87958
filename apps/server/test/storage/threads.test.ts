import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Threads from "@courtly/threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import { append, newTable } from "./contract.ts";

/** The threads that were started, in order. */
const started: { readonly name: string; readonly end: () => void }[] = [];

vi.mock("@courtly/threads", async (original) => {
  const threads = await original<typeof Threads>();
  return {
    ...threads,
    spawnThread: (file: URL, data?: unknown) => {
      const thread = threads.spawnThread(file, data);
      started.push({ name: file.pathname.split("/").at(-1) ?? "", end: thread.end });
      return thread;
    },
  };
});

/** Long, because a busy machine is slow to start a thread. */
const PATIENCE_MS = 30_000;

const lastOf = (name: string) => started.findLast((thread) => thread.name === name);

let place: string;
let storage: Storage;
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), "courtly-threads-"));
  storage = await openSqlite(join(place, "tables.db"));
});
afterEach(async () => {
  await storage.close();
  rmSync(place, { recursive: true });
});

test("if the writing thread dies, its requests fail, and the next ones are stored once", async () => {
  await storage.create(newTable("a"));
  const asked = [storage.append(append("a", 1)), storage.checkWritable()];
  await new Promise((resolve) => void setImmediate(resolve));
  lastOf("writerThread.ts")?.end();
  for (const result of await Promise.allSettled(asked))
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(StorageError);
  const isWritable = () =>
    storage.checkWritable().then(
      () => true,
      () => false,
    );
  await expect.poll(isWritable, { timeout: PATIENCE_MS }).toBe(true);
  // Whether the append was stored before is not known; with its key it is stored once.
  expect(["stored", "already"]).toContain((await storage.append(append("a", 1))).kind);
  expect(await storage.read("a", 1)).toHaveLength(2);
});

test("if the reading thread dies, its questions fail, and the next ones are answered", async () => {
  await storage.create(newTable("a"));
  await storage.find("a");
  // So many that the thread cannot have answered all of them when it ends.
  const asked = Array.from({ length: 2000 }, () => storage.read("a", 1));
  lastOf("readerThread.ts")?.end();
  const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === "rejected");
  expect(failed.length).toBeGreaterThan(0);
  for (const answer of failed) expect(answer).toMatchObject({ reason: expect.any(StorageError) });
  expect(await storage.read("a", 1)).toHaveLength(1);
});

test("a thread that is started again does not take another file in the place of its own", async () => {
  await storage.create(newTable("a"));
  lastOf("writerThread.ts")?.end();
  rmSync(join(place, "tables.db"));
  await expect(storage.append(append("a", 1))).rejects.toThrow(StorageError);
  await expect(storage.append(append("a", 1))).rejects.toThrow(/was deleted or moved/);
  await expect(storage.checkWritable()).rejects.toThrow(/was deleted or moved/);
});
