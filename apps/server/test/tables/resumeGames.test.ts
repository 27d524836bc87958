import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import type { Storage } from "../../src/storage/storage.ts";
import type { Sweeper } from "../../src/tables/sweeper.ts";
import { resumeGames } from "../../src/tables/resumeGames.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { afterwards, dataFile } from "../support/served.ts";
import { storableGame, storeAll, tableIds } from "./storedGames.ts";

const clock = fakeClock();
const BOTS = tableIds("B", 10);
const PERSONS = tableIds("P", 10);
const BOTS_GAME = storableGame("to-court-the-king", "bot");
const PERSONS_GAME = storableGame("to-court-the-king", "person");

async function storageWithGames(): Promise<Storage> {
  const storage = await openSqlite(dataFile());
  afterwards(() => storage.close());
  await storeAll(storage, BOTS, BOTS_GAME);
  await storeAll(storage, PERSONS, PERSONS_GAME);
  return storage;
}

function sweeperThatForgets(...tableIds: readonly string[]): Sweeper {
  const done = async () => undefined;
  const forgotten = async () => tableIds.map((tableId) => ({ tableId, length: 1 }));
  return { forgotten, sweep: done, stop: done };
}

/** A keeper that notes the tables it attends, and how many at the same time. */
function notingKeeper() {
  const attended: string[] = [];
  let now = 0;
  let most = 0;
  const attend = async (tableId: string) => {
    attended.push(tableId);
    now += 1;
    most = Math.max(most, now);
    await setImmediate();
    now -= 1;
  };
  return { attended, most: () => most, keeper: { attend, stop: async () => undefined } };
}

const noError = (error: unknown) => {
  throw error;
};

test("games that wait for a bot are resumed, a few at the same time, but no forgotten ones", async () => {
  const storage = await storageWithGames();
  const { keeper, attended, most } = notingKeeper();
  const [forgotten = "", ...others] = BOTS;
  const sweeper = sweeperThatForgets(forgotten);
  await resumeGames({ storage, keeper, sweeper, clock, onError: noError }).done;
  expect(attended.toSorted()).toEqual(others);
  expect(most()).toBeLessThanOrEqual(4);
});

test("games of which the store knows that a person is to act are not read", async () => {
  const storage = await storageWithGames();
  const read: string[] = [];
  const reading: Storage = {
    ...storage,
    read: (tableId, ...range) => {
      read.push(tableId);
      return storage.read(tableId, ...range);
    },
  };
  const [known = "", ...unknown] = PERSONS;
  const expected = (await storage.read(known, 1)).length;
  const request = { key: "k", holder: "aa", content: "c" };
  const entries = [{ kind: "undone", player: 0 }] as const;
  await storage.append({
    ...request,
    tableId: known,
    expected,
    entries,
    atMs: 1,
    awaitsBot: false,
  });
  const { keeper } = notingKeeper();
  await resumeGames({
    storage: reading,
    keeper,
    sweeper: sweeperThatForgets(),
    clock,
    onError: noError,
  }).done;
  expect(new Set(read)).toEqual(new Set([...BOTS, ...unknown]));
});

test("a game that cannot be read does not hold up the others", async () => {
  const storage = await storageWithGames();
  const [broken = "", ...others] = BOTS;
  const failing: Storage = {
    ...storage,
    read: async (tableId, ...range) => {
      if (tableId === broken) throw new Error("unreadable");
      return storage.read(tableId, ...range);
    },
  };
  const failed: (string | undefined)[] = [];
  const { keeper, attended } = notingKeeper();
  await resumeGames({
    storage: failing,
    keeper,
    sweeper: sweeperThatForgets(),
    clock,
    onError: (_, tableId) => failed.push(tableId),
  }).done;
  expect(failed).toEqual([broken]);
  expect(attended.toSorted()).toEqual(others);
});

test("a server that stops resumes no more games", async () => {
  const storage = await storageWithGames();
  const attended: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const keeper = {
    attend: (tableId: string) => {
      attended.push(tableId);
      return promise;
    },
    stop: async () => undefined,
  };
  const resuming = resumeGames({
    storage,
    keeper,
    sweeper: sweeperThatForgets(),
    clock,
    onError: noError,
  });
  await expect.poll(() => attended.length).toBe(4);
  const stopped = resuming.stop();
  resolve();
  await stopped;
  expect(attended).toHaveLength(4);
});

test("servers with a shared store resume later what another one has left, and only that", async () => {
  const time = fakeClock();
  const storage = await storageWithGames();
  const asked: (number | undefined)[] = [];
  const sharing: Storage = {
    ...storage,
    shared: { lengths: async () => new Map() } as unknown as Storage["shared"],
    awaitingBot: async (beforeMs) => {
      asked.push(beforeMs);
      return asked.length < 3 ? [] : BOTS;
    },
  };
  const { keeper, attended } = notingKeeper();
  const resuming = resumeGames({
    storage: sharing,
    keeper,
    sweeper: sweeperThatForgets(),
    clock: time,
    onError: noError,
  });
  const startMs = time.nowMs();
  for (const passes of [1, 2]) {
    await expect.poll(() => time.waiting()).toBe(1);
    expect(asked).toHaveLength(passes);
    time.pass(5000);
  }
  await expect.poll(() => attended.toSorted()).toEqual(BOTS);
  expect(asked).toEqual([startMs - 10_000, startMs - 5000, startMs]);
  await resuming.stop();
  expect(time.waiting()).toBe(0);
});

test("servers with a shared store read a game in which nobody waits for a bot once for each change", async () => {
  const time = fakeClock();
  const storage = await storageWithGames();
  const [table = ""] = PERSONS;
  const read: string[] = [];
  let added = 0;
  const { length } = await storage.read(table, 1);
  const sharing: Storage = {
    ...storage,
    shared: {
      lengths: async () => new Map([[table, length + added]]),
    } as unknown as Storage["shared"],
    awaitingBot: async () => [table],
    read: (tableId, ...range) => {
      read.push(tableId);
      return storage.read(tableId, ...range);
    },
  };
  const { keeper } = notingKeeper();
  const resuming = resumeGames({
    storage: sharing,
    keeper,
    sweeper: sweeperThatForgets(),
    clock: time,
    onError: noError,
  });
  const looks = async () => {
    await expect.poll(() => time.waiting()).toBe(1);
    read.length = 0;
    time.pass(5000);
    await expect.poll(() => time.waiting()).toBe(1);
    return read.length;
  };
  expect(await looks()).toBe(0);
  expect(await looks()).toBe(0);
  added = 2;
  expect(await looks()).toBeGreaterThan(0);
  await resuming.stop();
});
