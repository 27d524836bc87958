import { expect, test } from "vitest";
import { fanoutInProcess } from "../../src/fanout/fanout.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import type { Tables } from "../../src/tables/tables.ts";
import { timekeeperOf } from "../../src/tables/timekeeper.ts";
import { fakeClock } from "../support/fakeClock.ts";

/** The tables at which a timekeeper ends turns in one tick, and what it reports, if the first table fails like this. */
async function tickWith(fault: Error) {
  const clock = fakeClock();
  const tried: string[] = [];
  const errors: unknown[] = [];
  const storage: Pick<Storage, "due"> = { due: async () => ["A", "B"] };
  const tables: Pick<Tables, "write"> = {
    write: async (tableId) => {
      tried.push(tableId);
      if (tableId === "A") throw fault;
      return undefined;
    },
  };
  const timekeeper = timekeeperOf({
    storage: storage as Storage,
    tables: tables as Tables,
    fanout: fanoutInProcess(),
    clock,
    onError: (error) => errors.push(error),
  });
  timekeeper.start();
  clock.pass(60_000);
  await expect.poll(() => errors.length).toBe(1);
  await expect.poll(() => clock.waiting()).toBe(1);
  await timekeeper.stop();
  return { tried, errors };
}

test("a fault of one table does not stop the clocks of the others", async () => {
  const fault = new Error("a mistake in our code");
  expect(await tickWith(fault)).toEqual({ tried: ["A", "B"], errors: [fault] });
});

test("while the store cannot be used, all clocks wait for the next second", async () => {
  const fault = new StorageError("the disk is gone");
  expect(await tickWith(fault)).toEqual({ tried: ["A"], errors: [fault] });
});
