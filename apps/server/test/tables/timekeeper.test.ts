import { expect, test } from "vitest";
import { fanoutInProcess } from "../../src/fanout/fanout.ts";
import { StorageError, type Storage } from "../../src/storage/storage.ts";
import type { Tables } from "../../src/tables/tables.ts";
import { timekeeperOf } from "../../src/tables/timekeeper.ts";
import { fakeClock, type FakeClock } from "../support/fakeClock.ts";
import { afterwards } from "../support/served.ts";

/** A timekeeper over a store and tables that do what a test wants; it has been started. */
function started({
  write = async () => undefined,
  checkWritable = async () => undefined,
  clock = fakeClock(),
}: {
  readonly write?: Tables["write"];
  readonly checkWritable?: Storage["checkWritable"];
  readonly clock?: FakeClock;
}) {
  const errors: unknown[] = [];
  const storage: Pick<Storage, "due" | "checkWritable"> = {
    due: async () => ["A", "B"],
    checkWritable,
  };
  const tables: Pick<Tables, "write"> = { write };
  const timekeeper = timekeeperOf({
    storage: storage as Storage,
    tables: tables as Tables,
    fanout: fanoutInProcess(),
    clock,
    onError: (error) => errors.push(error),
  });
  timekeeper.start();
  afterwards(timekeeper.stop);
  /** Lets time pass, a second after the other, each with its work. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.pass(1000);
      await expect.poll(() => clock.waiting(), { interval: 1 }).toBe(1);
    }
  };
  return { errors, pass };
}

/** The tables at which a timekeeper ends turns in one tick, and what it reports, if the first table fails like this. */
async function tickWith(fault: Error) {
  const tried: string[] = [];
  const write: Tables["write"] = async (tableId) => {
    tried.push(tableId);
    if (tableId === "A") throw fault;
    return undefined;
  };
  const { errors, pass } = started({ write });
  await pass(60);
  return { tried, errors };
}

test("a fault of one table does not stop the clocks of the others", async () => {
  const fault = new Error("a mistake in our code");
  expect(await tickWith(fault)).toEqual({ tried: ["A", "B"], errors: [fault] });
});

test("while the store cannot be used, all clocks wait, and then everybody has another minute", async () => {
  const fault = new StorageError("the disk is full");
  const tried: string[] = [];
  let isBroken = true;
  const { errors, pass } = started({
    checkWritable: () => (isBroken ? Promise.reject(fault) : Promise.resolve()),
    write: async (tableId) => {
      tried.push(tableId);
      if (isBroken) throw fault;
      return undefined;
    },
  });
  await pass(200);
  expect({ tried, errors }).toEqual({ tried: ["A"], errors: [fault] });
  isBroken = false;
  await pass(60);
  expect(tried).toEqual(["A"]);
  await pass(1);
  expect(tried).toEqual(["A", "A", "B"]);
});

test("after this process has stood still, everybody has another minute", async () => {
  const fake = fakeClock();
  let stoodStillMs = 0;
  const clock: FakeClock = {
    ...fake,
    nowMs: () => fake.nowMs() + stoodStillMs,
    monotonicMs: () => fake.monotonicMs() + stoodStillMs,
  };
  const tried: string[] = [];
  const { pass } = started({
    clock,
    write: async (tableId) => {
      tried.push(tableId);
      return undefined;
    },
  });
  stoodStillMs = 600_000;
  await pass(60);
  expect(tried).toEqual([]);
  await pass(1);
  expect(tried).toEqual(["A", "B"]);
});
