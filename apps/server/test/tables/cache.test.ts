import { setImmediate } from "node:timers/promises";
import { assert } from "@courtly/engine";
import { numbered, type Entry, type Logged } from "@courtly/protocol";
import { expect, test } from "vitest";
import type { Storage } from "../../src/storage/storage.ts";
import { cacheOver, estimatedBytes, type LoadedTable } from "../../src/tables/cache.ts";
import { foldAll } from "../../src/tables/fold.ts";
import { paperTable } from "./evening.ts";

const { log: LOBBY } = paperTable();
const SEALED: Entry = { kind: "sealed", again: 0, player: 0, seal: "a".repeat(64) };
const CLOSED: Entry = { kind: "closed", player: 0, why: "closed" };

/** A store in memory that counts what is read. The tables `A`, `B` … have the same log, in which nobody has joined yet. */
function countingStorage() {
  const logs = new Map<string, Logged[]>();
  const reads: { tableId: string; from: number; max: number | undefined }[] = [];
  const logOf = (tableId: string) => {
    const log = logs.get(tableId) ?? [...LOBBY];
    logs.set(tableId, log);
    return log;
  };
  const storage: Pick<Storage, "read" | "find" | "signingKey"> = {
    read: async (tableId, from, max) => {
      reads.push({ tableId, from, max });
      const part = logOf(tableId).slice(from - 1, from - 1 + (max ?? Infinity));
      await setImmediate();
      return part;
    },
    signingKey: new Uint8Array(32),
    find: async (id) => ({ id, code: undefined, seed: new Uint8Array(32), tokenHashes: [] }),
  };
  const append = (tableId: string, ...entries: readonly Entry[]) => {
    const log = logOf(tableId);
    log.push(...numbered(entries, { after: log.length, atMs: 1 }));
  };
  return { storage: storage as Storage, reads, append };
}

function loadedTable(id: string, ...more: readonly Entry[]): LoadedTable {
  const log = [...LOBBY, ...numbered(more, { after: LOBBY.length, atMs: 1 })];
  const tableState = foldAll(id, undefined, log);
  assert(tableState !== undefined, "a log has entries");
  const secrets = { id, code: undefined, seed: new Uint8Array(32), tokenHashes: [] };
  return { tableState, signature: "", secrets };
}

const BYTES = estimatedBytes(loadedTable("A"));

function keptIn(cache: ReturnType<typeof cacheOver>, ids: string): string {
  return [...ids].filter((id) => cache.kept(id) !== undefined).join("");
}

test("the cache keeps as many tables as fit into its bytes, and drops the longest unused", () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage, 3.5 * BYTES);
  for (const id of "ABC") cache.keep(loadedTable(id));
  cache.kept("A");
  cache.keep(loadedTable("D"));
  expect(keptIn(cache, "ABCD")).toBe("ACD");
});

test("a table that was only loaded again counts as used", async () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage, 3.5 * BYTES);
  for (const id of "ABC") cache.keep(loadedTable(id));
  await cache.load("A");
  cache.keep(loadedTable("D"));
  expect(keptIn(cache, "ABCD")).toBe("ACD");
});

test("finished games go first, and never use more than an eighth of the memory", () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage, 17 * BYTES);
  cache.keep(loadedTable("A"));
  for (const id of "XYZ") cache.keep(loadedTable(id, CLOSED));
  expect(keptIn(cache, "AXYZ")).toBe("AYZ");
  for (const id of "BCDEFGHIJKLMNOP") cache.keep(loadedTable(id));
  expect(keptIn(cache, "ABCDEFGHIJKLMNOPYZ")).toBe("ABCDEFGHIJKLMNOPZ");
});

test("a game that ends is counted once, as a finished one", () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage, 17 * BYTES);
  for (const id of "ABC") cache.keep(loadedTable(id));
  for (const id of "ABC") cache.keep(loadedTable(id, CLOSED));
  expect(keptIn(cache, "ABC")).toBe("BC");
});

test("a table that is larger than the whole cache is kept until another one comes", () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage, BYTES / 2);
  cache.keep(loadedTable("A"));
  expect(keptIn(cache, "A")).toBe("A");
  cache.keep(loadedTable("B"));
  expect(keptIn(cache, "AB")).toBe("B");
});

test("an older state does not replace a newer one", async () => {
  const { storage } = countingStorage();
  const cache = cacheOver(storage);
  cache.keep(loadedTable("A", CLOSED));
  cache.keep(loadedTable("A"));
  expect(cache.kept("A")?.tableState.isClosed).toBe(true);
});

test("many who open a table at once wait for one fold, and see entries that were stored meanwhile", async () => {
  const { storage, reads, append } = countingStorage();
  const cache = cacheOver(storage);
  append("A", ...Array.from({ length: 1000 }, () => SEALED));
  const first = cache.load("A");
  while (reads.at(-1)?.from !== 1001) await setImmediate();
  append("A", CLOSED);
  const others = Array.from({ length: 10 }, () => cache.load("A"));
  expect((await first)?.tableState.isClosed).toBe(false);
  for (const loaded of await Promise.all(others)) expect(loaded?.tableState.isClosed).toBe(true);
  const fromBeginning = reads.filter(({ from }) => from === 1);
  expect(fromBeginning).toHaveLength(1);
});

test("a long log is read in parts, and the event loop turns between them", async () => {
  const { storage, reads, append } = countingStorage();
  append("A", ...Array.from({ length: 20_000 }, () => SEALED));
  const loading = new AbortController();
  let turns = 0;
  const countTurns = async () => {
    for (; !loading.signal.aborted; turns += 1) await setImmediate();
  };
  const counted = countTurns();
  const loaded = await cacheOver(storage).load("A");
  loading.abort();
  await counted;
  expect(loaded?.tableState.length).toBe(20_000 + LOBBY.length);
  expect(Math.max(...reads.map(({ max }) => max ?? Infinity))).toBeLessThanOrEqual(500);
  expect(turns).toBeGreaterThan(reads.length);
});
