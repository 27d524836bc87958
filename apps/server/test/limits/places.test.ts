import { PROTOCOL } from "@courtly/protocol";
import { expect, test } from "vitest";
import { placesWith, type Place } from "../../src/socket/places.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { newTableId } from "../../src/tokens.ts";
import { CutOff, dial, sitDown, type Device } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { dataFile, newToken, openTable, served, takeSeat } from "../support/served.ts";

/** Connects without a seat. Resolves with the code of the refusal, or with the welcome. */
async function watch(url: string, table: string) {
  const device = await dial(url, table);
  device.say({ kind: "hello", protocol: PROTOCOL, from: 1 });
  await device.until(() => device.messages.length > 0);
  const [first] = device.messages;
  return { device, answer: first?.kind === "refused" ? first.code : first?.kind };
}

async function answersPing(device: Device): Promise<void> {
  device.say({ kind: "ping" });
  await device.until(() => device.messages.at(-1)?.kind === "pong");
}

test("spectators fill their places, and every player still comes in", async () => {
  const { url } = await served({ allowances: { spectatorsPerTable: 3 } });
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  for (let count = 0; count < 3; count += 1) await sitDown(url, ada.table);
  const late = await watch(url, ada.table);
  expect(late.answer).toBe("full");
  expect(late.device.messages[0]).toMatchObject({ message: expect.stringContaining("try again") });
  expect(await late.device.closed).toBe(1008);
  for (const seat of [ada, ben]) await answersPing(await sitDown(url, ada.table, seat));
});

test("one machine opens hundreds of connections, silent ones and spectators, and the players still come in", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const crowd = Array.from({ length: 300 }, async (_, index) => {
    try {
      const device = await dial(url, ada.table);
      if (index % 2 === 0) device.say({ kind: "hello", protocol: PROTOCOL, from: 1 });
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
    }
  });
  await Promise.all(crowd);
  for (const seat of [ada, ben]) await answersPing(await sitDown(url, ada.table, seat));
});

test("a spectator who leaves makes room for another", async () => {
  const { url } = await served({ allowances: { spectatorsPerTable: 1 } });
  const { table } = await openTable(url);
  const first = await sitDown(url, table);
  expect((await watch(url, table)).answer).toBe("full");
  first.close();
  await first.closed;
  await expect.poll(async () => (await watch(url, table)).answer).toBe("welcome");
});

test("spectators of one address are limited at all tables together; other tables have room for players", async () => {
  const { url } = await served({ allowances: { spectatorsPerAddress: 2 } });
  const [one, other] = [await openTable(url), await openTable(url)];
  await sitDown(url, one.table);
  await sitDown(url, other.table);
  expect((await watch(url, other.table)).answer).toBe("full");
  await answersPing(await sitDown(url, other.table, other));
});

test("the newest window of a seat comes in, and the oldest is told to give way; other seats keep theirs", async () => {
  const { url } = await served({ allowances: { socketsPerSeat: 2 } });
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const rival = await sitDown(url, ada.table, ben);
  const windows: Device[] = [];
  for (let count = 0; count < 3; count += 1) windows.push(await sitDown(url, ada.table, ada));
  const [oldest, ...newer] = windows;
  expect(await oldest?.closed).toBe(1008);
  expect(oldest?.messages.at(-1)).toMatchObject({ kind: "refused", code: "too-many" });
  for (const device of [...newer, rival]) await answersPing(device);
});

test("a player who leaves a seat needs a spectator's place, so nobody collects connections by sitting down", async () => {
  const { url } = await served({ allowances: { spectatorsPerTable: 1 } });
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const left: Device[] = [];
  for (let count = 0; count < 3; count += 1) {
    const seat = await takeSeat(url, ada.table);
    const device = await sitDown(url, ada.table, seat);
    await device.ask({ kind: "leave" });
    left.push(device);
  }
  const [first, ...others] = left;
  for (const device of others) expect(await device.closed).toBe(1008);
  if (first !== undefined) await answersPing(first);
  await answersPing(await sitDown(url, ada.table, ada));
});

test("a wrong token takes no place", async () => {
  const { url } = await served({ allowances: { spectatorsPerTable: 1, socketsPerSeat: 1 } });
  const ada = await openTable(url);
  const player = await sitDown(url, ada.table, ada);
  for (let count = 0; count < 5; count += 1) {
    const thief = await dial(url, ada.table);
    thief.say({ kind: "hello", protocol: PROTOCOL, from: 1, token: newToken() });
    await thief.closed;
  }
  expect((await watch(url, ada.table)).answer).toBe("welcome");
  await answersPing(player);
});

test("connections that say nothing make way for new ones of their network, and are closed in the end", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock, allowances: { waitingPerAddress: 2 } });
  const { table } = await openTable(url);
  const silent = [await dial(url, table), await dial(url, table), await dial(url, table)];
  const [first, ...others] = silent;
  await first?.until(() => first.messages.length > 0);
  expect(first?.messages).toMatchObject([{ kind: "refused", code: "too-fast" }]);
  clock.pass(10_000);
  for (const device of others) expect(await device.closed).toBe(1008);
});

test("a device that has said hello in time is answered, however slow the store is", async () => {
  const clock = fakeClock();
  const storage = await openSqlite(dataFile());
  const lookups = Promise.withResolvers<void>();
  let isAsked = false;
  const find: Storage["find"] = async (tableId) => {
    isAsked = true;
    await lookups.promise;
    return storage.find(tableId);
  };
  const { url } = await served({ clock, storage: { ...storage, find } });
  const device = await dial(url, newTableId());
  device.say({ kind: "hello", protocol: PROTOCOL, from: 1 });
  await expect.poll(() => isAsked).toBe(true);
  clock.pass(10_000);
  lookups.resolve();
  await device.closed;
  expect(device.messages).toMatchObject([{ kind: "refused", code: "unknown-table" }]);
});

const LIMITS = {
  waitingPerAddress: 2,
  waiting: 3,
  spectatorsPerTable: 2,
  spectatorsPerAddress: 3,
  socketsPerSeat: 2,
};

/** Places whose connections only write down that they were dismissed. */
function crowded() {
  const dismissed: string[] = [];
  const places = placesWith(LIMITS);
  const arrive = (name: string, network = "1.1.1.1", tableId = "a"): Place =>
    places.arrive({ tableId, network, dismiss: () => dismissed.push(name) });
  return { dismissed, arrive };
}

test("of connections without hello the oldest of the same network gives way, then the oldest of all", () => {
  const { dismissed, arrive } = crowded();
  arrive("first", "1.1.1.1");
  arrive("second", "2.2.2.2");
  arrive("third", "2.2.2.2");
  arrive("fourth", "2.2.2.2");
  expect(dismissed).toEqual(["second"]);
  arrive("fifth", "3.3.3.3");
  expect(dismissed).toEqual(["second", "first"]);
});

test("a connection is counted once: as waiting, as a spectator, or with its seat", () => {
  const { dismissed, arrive } = crowded();
  for (let count = 0; count < 10; count += 1) arrive(`seat ${count}`).sit(`token ${count % 5}`);
  expect(dismissed).toEqual([]);
  const spectators = [arrive("x"), arrive("y")];
  for (const place of spectators) expect(place.watch()).toBeUndefined();
  const late = arrive("late");
  expect(late.watch()).toMatchObject({ code: "full" });
  spectators[0]?.leave();
  expect(late.watch()).toBeUndefined();
});

test("a connection that is closed takes no place, even if its hello is answered later", () => {
  const { arrive } = crowded();
  for (let count = 0; count < 10; count += 1) {
    const place = arrive(`gone ${count}`);
    place.leave();
    place.watch();
  }
  expect(arrive("here").watch()).toBeUndefined();
});
