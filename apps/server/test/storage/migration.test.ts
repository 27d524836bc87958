import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Logged } from "@courtly/protocol";
import { generations, type Generation } from "@courtly/testkit/fixtures";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { DamagedTable, type Storage } from "../../src/storage/storage.ts";
import { checkDataFile } from "../../src/storage/sqlite/checkFile.ts";
import { append, newTable } from "./contract.ts";

/** Generations whose files have the first layout: one row for each entry. */
const OLD = generations().filter(({ tablesFile }) => layoutOf(tablesFile) === 1);

function layoutOf(path: string): unknown {
  const db = new Database(path, { readonly: true });
  const layout = db.pragma("user_version", { simple: true });
  db.close();
  return layout;
}

interface OldTable {
  readonly id: string;
  readonly code: string | null;
  readonly seed: Buffer;
  readonly log: readonly Logged[];
  readonly tokenHashes: readonly (string | undefined)[];
  readonly keys: readonly { readonly key: string; readonly n: number }[];
}

/** The tables of an old file, read without any code of the server. */
function oldTables(path: string): readonly OldTable[] {
  const db = new Database(path, { readonly: true });
  const tables = db.prepare("SELECT id, code, seed FROM tables").all() as OldTable[];
  const seats = db.prepare("SELECT token_hash FROM seats WHERE table_id = ? ORDER BY player");
  const rows = db.prepare("SELECT n, at_ms, entry, key FROM entries WHERE table_id = ? ORDER BY n");
  const whole = tables.map(({ id, code, seed }) => {
    const hashes = seats.all(id) as { token_hash: string | null }[];
    const entries = rows.all(id) as {
      n: number;
      at_ms: number;
      entry: string;
      key: string | null;
    }[];
    return {
      id,
      code,
      seed,
      tokenHashes: hashes.map(({ token_hash }) => token_hash ?? undefined),
      log: entries.map(({ n, at_ms: atMs, entry }) => ({ n, atMs, entry: JSON.parse(entry) })),
      keys: entries.flatMap(({ n, key }) => (key === null ? [] : [{ n, key }])),
    };
  });
  db.close();
  return whole;
}

let place: string;
let file: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "courtly-migration-"));
  file = join(place, "tables.db");
});
afterEach(() => rmSync(place, { recursive: true }));

async function withStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = await openSqlite(file);
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

const copied = ({ tablesFile }: Generation) => copyFileSync(tablesFile, file);

test("there is a generation of the first layout", () => {
  expect(OLD.map(({ name }) => name)).toContain("2026-11");
});

describe.for(OLD)("a file of $name", (generation) => {
  test("is updated: every table has the same log and the same secrets", async () => {
    copied(generation);
    const old = oldTables(file);
    expect(old).toHaveLength(generation.manifest.tables.length);
    await withStorage(async (storage) => {
      for (const { id, code, seed, tokenHashes, log } of old) {
        expect(await storage.read(id, 1)).toEqual(log);
        expect(await storage.find(id)).toEqual({
          id,
          code: code ?? undefined,
          seed: new Uint8Array(seed),
          tokenHashes,
        });
        if (code !== null) expect(await storage.findCode(code)).toBe(id);
      }
    });
    expect(layoutOf(file)).toBe(8);
  });

  test("has a row for each append: the entries of one request, with its key", async () => {
    copied(generation);
    const old = oldTables(file);
    await withStorage(async () => undefined);
    const db = new Database(file, { readonly: true });
    const appends = db.prepare(
      "SELECT first_n AS firstN, json_array_length(entries) AS count, key FROM appends WHERE table_id = ? ORDER BY first_n",
    );
    for (const { id, log, keys } of old) {
      const rows = appends.all(id) as { firstN: number; count: number; key: string | null }[];
      const ends = rows.map(({ firstN, count }) => firstN + count - 1);
      const creation = log.findIndex(({ entry }) => !["created", "seated"].includes(entry.kind));
      expect(rows[0]?.key).toBeNull();
      expect(ends[0]).toBeLessThanOrEqual(creation === -1 ? log.length : creation);
      expect(ends.slice(1)).toEqual(keys.map(({ n }) => n));
      expect(rows.slice(1).map(({ key }) => key)).toEqual(
        keys.map(({ key }) => key.replace(/^\d\./, "")),
      );
    }
    db.close();
  });

  test("knows the requests of its players, and tells nobody else's answer", async () => {
    copied(generation);
    const old = oldTables(file);
    let known = 0;
    await withStorage(async (storage) => {
      for (const { id, keys, tokenHashes, log } of old)
        for (const { key: written, n } of keys) {
          const [, player, key = ""] = /^(\d)\.(.*)$/.exec(written) ?? [];
          const holder = tokenHashes[Number(player)];
          if (holder === undefined) continue;
          known += 1;
          // Another person may have had this seat before; the token of that one is not known any more.
          const isOwn = !log.some(
            (later) =>
              later.n > n && later.entry.kind === "seated" && later.entry.player === Number(player),
          );
          const earlier = await storage.findRequest(id, { key, holder, content: "any" });
          expect(earlier).toEqual(isOwn ? { kind: "already", length: n } : { kind: "keyTaken" });
          const other = { key, holder: "somebody else", content: "any" };
          expect(await storage.findRequest(id, other)).toEqual({ kind: "keyTaken" });
        }
    });
    expect(known).toBeGreaterThan(100);
  });

  test("is updated once, and its backup is the file as it was", async () => {
    copied(generation);
    await withStorage(async () => undefined);
    const backup = `${file}.layout-1.backup`;
    expect(oldTables(backup)).toEqual(oldTables(generation.tablesFile));
    rmSync(backup);
    await withStorage(async () => undefined);
    expect(existsSync(backup)).toBe(false);
  });

  test("stays as it is if the update fails, and is updated at the next start", async () => {
    copied(generation);
    const before = oldTables(file);
    await expect(openSqlite(file, { pagesMax: 1 })).rejects.toThrow(/no space left/);
    expect(layoutOf(file)).toBe(1);
    expect(oldTables(file)).toEqual(before);
    await withStorage(async (storage) => {
      for (const { id, log } of before) expect(await storage.read(id, 1)).toEqual(log);
    });
  });

  test("is not updated while a server of an older version has it open", async () => {
    copied(generation);
    const older = new Database(file);
    older.pragma("journal_mode = WAL");
    older.prepare("SELECT count(*) FROM entries").get();
    await expect(openSqlite(file)).rejects.toThrow(/in use by another program/);
    expect(older.prepare("SELECT count(*) AS n FROM entries").get()).toBeDefined();
    older.close();
    expect(layoutOf(file)).toBe(1);
  });

  test("may have damaged tables: they are closed and named, and the others are updated", async () => {
    copied(generation);
    const old = oldTables(file);
    const [cut, garbled, swapped, ...sound] = old.map(({ id }) => id) as [string, string, string];
    const db = new Database(file);
    db.prepare("DELETE FROM entries WHERE table_id = ? AND n = 2").run(cut);
    db.prepare("UPDATE entries SET entry = '{' WHERE table_id = ? AND n = 2").run(garbled);
    db.prepare("UPDATE tables SET seed = zeroblob(32) WHERE id = ?").run(swapped);
    db.close();
    const notices: string[] = [];
    const storage = await openSqlite(file, { onNotice: (_, message) => notices.push(message) });
    expect(notices.filter((notice) => notice.includes("is damaged"))).toHaveLength(3);
    for (const id of [cut, garbled, swapped])
      await expect(storage.read(id, 1)).rejects.toBeInstanceOf(DamagedTable);
    await expect(storage.find(cut)).rejects.toThrow(/entry 2 is missing/);
    for (const id of sound) expect((await storage.read(id, 1)).length).toBeGreaterThan(0);
    await storage.close();
  });
});

test("a file whose signing key has no checksum yet keeps its key", async () => {
  let before: Uint8Array | undefined;
  await withStorage(async ({ signingKey }) => void (before = signingKey));
  const db = new Database(file);
  db.exec(
    `ALTER TABLE signing DROP COLUMN checksum;
     DROP INDEX tables_by_due;
     ALTER TABLE tables DROP COLUMN due_ms;
     ALTER TABLE tables DROP COLUMN devices;
     DROP TABLE push_keys;
     DROP TABLE subscriptions;
     DROP TABLE outbox;
     DROP TABLE blocked;
     DROP TABLE deleted;
     DROP INDEX tables_over;
     PRAGMA user_version = 3;`,
  );
  db.close();
  await withStorage(async ({ signingKey }) => expect(signingKey).toEqual(before));
  expect(layoutOf(file)).toBe(8);
  expect(layoutOf(`${file}.layout-3.backup`)).toBe(3);
  await withStorage(async ({ signingKey }) => expect(signingKey).toEqual(before));
});

test("a file from before seats had several devices is checked as it is, and keeps its tables", async () => {
  await withStorage(async (storage) => {
    await storage.create(newTable("timed", { stage: "playing" }));
    await storage.append(append("timed", 1, { dueMs: 300 }));
    await storage.create(newTable("untimed"));
  });
  const db = new Database(file);
  db.exec(
    `ALTER TABLE tables DROP COLUMN devices;
     DROP TABLE push_keys;
     DROP TABLE subscriptions;
     DROP TABLE outbox;
     DROP TABLE blocked;
     DROP TABLE deleted;
     DROP INDEX tables_over;
     PRAGMA user_version = 5;`,
  );
  db.close();
  expect(await checkDataFile(file)).toMatchObject({ tables: 2, damaged: [], faults: [] });
  await withStorage(async (storage) => {
    expect(await storage.due(300)).toEqual(["timed"]);
    expect((await storage.find("timed"))?.furtherDevices).toBeUndefined();
    const seat = { player: 1, tokenHashes: ["bb", "cc"] };
    await storage.append(append("untimed", 1, { seat }));
    expect((await storage.find("untimed"))?.furtherDevices).toEqual([
      { player: 1, tokenHash: "cc" },
    ]);
  });
  expect(layoutOf(file)).toBe(8);
  expect(layoutOf(`${file}.layout-5.backup`)).toBe(5);
  expect(await checkDataFile(file)).toMatchObject({ tables: 2, damaged: [], faults: [] });
});

test("a file of the current layout has no backup", async () => {
  await withStorage(async () => undefined);
  await withStorage(async () => undefined);
  expect(existsSync(`${file}.layout-1.backup`)).toBe(false);
  expect(readFileSync(file).subarray(0, 15).toString()).toBe("SQLite format 3");
});
