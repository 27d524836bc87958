import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { fanoutInProcess } from "../../src/fanout/fanout.ts";
import { keeperOf } from "../../src/tables/keeper.ts";
import { tablesOn, type Tables } from "../../src/tables/tables.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { afterwards, dataFile } from "../support/served.ts";
import { storableGame, storeAll, tableIds } from "./storedGames.ts";

/** A keeper of tables at which nothing is to be done. `looked` has the tables that it looked at. */
function idleKeeper(write: () => Promise<undefined> = async () => undefined) {
  const looked: string[] = [];
  const errors: unknown[] = [];
  const clock = fakeClock();
  const fanout = fanoutInProcess();
  const tables: Pick<Tables, "write"> = {
    write: async (tableId) => {
      looked.push(tableId);
      await setImmediate();
      return write();
    },
  };
  const keeper = keeperOf({
    tables: tables as Tables,
    fanout,
    clock,
    options: {
      onError: (error) => errors.push(error),
      think: () => Promise.reject(new Error("no bot is asked here")),
    },
  });
  return { keeper, looked, errors, clock, fanout };
}

test("attending a table ends when its work is done, with the calls that came meanwhile", async () => {
  const { keeper, looked, fanout } = idleKeeper();
  const attended = keeper.attend("A");
  fanout.tell("A", 7);
  fanout.tell("A", 8);
  await keeper.attend("B");
  await attended;
  expect(looked.toSorted()).toEqual(["A", "A", "B"]);
});

test("a table whose work fails is tried again later, and no timer is left after a success", async () => {
  let failures = 1;
  const { keeper, looked, errors, clock } = idleKeeper(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error("the disk is full");
    return undefined;
  });
  await keeper.attend("A");
  expect(errors).toHaveLength(1);
  expect(clock.waiting()).toBe(1);
  clock.pass(5000);
  expect(clock.waiting()).toBe(0);
  await expect.poll(() => looked.length).toBe(2);
  await keeper.stop();
  expect(errors).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
});

test("a keeper that has stopped attends nothing", async () => {
  const { keeper, looked, fanout } = idleKeeper();
  await keeper.stop();
  await keeper.attend("A");
  fanout.tell("A", 1);
  expect(looked).toEqual([]);
});

test("an action of a bot that is refused is an error at its table, and asked for again later", async () => {
  const storage = await openSqlite(dataFile());
  afterwards(() => storage.close());
  const [table = ""] = tableIds("B", 1);
  await storeAll(storage, [table], storableGame("to-court-the-king", "bot"));
  const clock = fakeClock();
  const errors: unknown[] = [];
  const keeper = keeperOf({
    tables: tablesOn(storage, clock, { lateMs: 0, silentMs: () => 0 }),
    fanout: fanoutInProcess(),
    clock,
    options: {
      onError: (error, tableId) => errors.push([tableId, String(error)]),
      think: async () => ({ text: "take nobody" }),
    },
  });
  await keeper.attend(table);
  expect(errors).toEqual([
    [table, expect.stringContaining("a bot chose an action that is refused: take nobody")],
  ]);
  expect(clock.waiting()).toBe(1);
  await keeper.stop();
});
