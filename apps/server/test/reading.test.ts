import { drawSecret, seal, writeSecret } from "@courtly/dice";
import { LIMITS, type Logged } from "@courtly/protocol";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { systemClock } from "../src/clock.ts";
import { readingOf } from "../src/socket/reading.ts";
import { watchingFrom } from "../src/socket/watching.ts";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { tablesOn } from "../src/tables/tables.ts";
import { sitDown } from "./support/device.ts";
import {
  afterwards,
  dataFile,
  newToken,
  openTable,
  served,
  unwrap,
  takeSeat,
} from "./support/served.ts";

/** A log of which this server wrote the given part last. `asked` lists the entries from which the store was read. */
function watched(logLength: number, latestFrom: number, latestTo = logLength) {
  const logged = (n: number): Logged => ({ n, atMs: 1, entry: { kind: "undone", player: 0 } });
  const log = Array.from({ length: logLength }, (_, index) => logged(index + 1));
  const latest = log.slice(latestFrom - 1, latestTo);
  const asked: number[] = [];
  const seen: number[] = [];
  const read = async (_tableId: string, from: number, max = Infinity) => {
    asked.push(from);
    return log.slice(from - 1, from - 1 + max);
  };
  const reading = readingOf({ read }, { latest: () => ({ entries: latest, signature: "m" }) });
  const sent = async () => undefined;
  const watch = (from: number, { isPlayer = true, send = sent } = {}) =>
    watchingFrom(from, reading.of("a", { isPlayer, wantsSignatures: false }), {
      send: async ({ entries }) => {
        seen.push(...entries.map(({ n }) => n));
        await send();
      },
      fail: (error) => {
        throw error;
      },
    });
  return { asked, seen, watch, settled };
}

/** Lets the event loop turn, so that all pending reads can end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

test("entries that were just written are sent from memory; a watcher at another position reads the store", async () => {
  const near = watched(6, 5);
  near.watch(5).look(6);
  await near.settled();
  expect(near).toMatchObject({ asked: [], seen: [5, 6] });
  for (const from of [4, 6]) {
    const elsewhere = watched(6, 5);
    elsewhere.watch(from).look(6);
    await elsewhere.settled();
    expect(elsewhere.asked).toEqual([from]);
    expect(elsewhere.seen.at(-1)).toBe(6);
  }
});

test("entries that another server wrote later are not missed", async () => {
  for (const length of [6, undefined]) {
    const scene = watched(6, 4, 5);
    scene.watch(4).look(length);
    await scene.settled();
    expect(scene).toMatchObject({ asked: [4], seen: [4, 5, 6] });
  }
  const scene = watched(6, 4, 5);
  const watching = scene.watch(4);
  // Of several calls, the one without a length counts: there may be more entries.
  for (const length of [5, undefined, 5]) watching.look(length);
  await scene.settled();
  expect(scene.seen).toEqual([4, 5, 6]);
});

test("a watcher that has all entries does not read again", async () => {
  const scene = watched(6, 5);
  const watching = scene.watch(7);
  for (const length of [6, 5, 6]) watching.look(length);
  await scene.settled();
  expect(scene).toMatchObject({ asked: [], seen: [] });
  watching.look();
  await scene.settled();
  expect(scene.asked).toEqual([7]);
});

const CHUNK = LIMITS.eventsPerMessage;

test("a long log is read one message at a time, each in a turn of the event loop of its own", async () => {
  const long = watched(3 * CHUNK + 5, 1, 0);
  long.watch(1).look();
  for (let microtask = 0; microtask < 1000; microtask += 1) await Promise.resolve();
  expect(long.asked).toEqual([1]);
  for (const asked of [2, 3, 4]) {
    await setImmediate();
    expect(long.asked.length).toBeLessThanOrEqual(asked);
  }
  await long.settled();
  expect(long.asked).toEqual([0, 1, 2, 3].map((chunk) => chunk * CHUNK + 1));
  expect(long.seen).toEqual(Array.from({ length: 3 * CHUNK + 5 }, (_, index) => index + 1));
});

test("a device that does not read is sent one message, and a device that is gone none", async () => {
  const slow = watched(3 * CHUNK, 1, 0);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const watching = slow.watch(1, { send: () => promise });
  watching.look();
  watching.look(3 * CHUNK);
  await slow.settled();
  expect(slow.asked).toEqual([1]);
  watching.stop();
  resolve(undefined);
  await slow.settled();
  expect(slow.asked).toEqual([1]);
});

test("of many readers, players come before spectators", async () => {
  const crowd = watched(CHUNK + 1, 1, 0);
  const order: string[] = [];
  const reader = (isPlayer: boolean, from: number) =>
    crowd.watch(from, {
      isPlayer,
      send: async () => void order.push(isPlayer ? "player" : "spectator"),
    });
  // At different positions, so that no two of them share a read.
  for (let from = 1; from <= 5; from += 1) reader(false, from).look();
  reader(true, 1).look();
  await crowd.settled();
  expect(order.slice(0, 3)).toEqual(["player", "player", "spectator"]);
  expect(order.filter((who) => who === "spectator").length).toBeGreaterThan(5);
});

test("readers that wait for the same entries share one read", async () => {
  const crowd = watched(9, 1, 0);
  for (let count = 0; count < 5; count += 1) crowd.watch(3).look();
  await crowd.settled();
  expect(crowd.asked).toEqual([3]);
  expect(crowd.seen).toHaveLength(5 * 7);
});

test("two servers share a store: each answers by the log, not by its cache", async () => {
  const storage = await openSqlite(dataFile());
  const [one, two] = [await served({ storage }), await served({ storage })];
  const ada = await openTable(one.url);
  const ben = await takeSeat(two.url, ada.table);
  const a = await sitDown(one.url, ada.table, ada);
  const b = await sitDown(two.url, ada.table, ben);
  const shares = [drawSecret(), drawSecret()] as const;
  expect(await a.ask({ kind: "seal", again: 0, seal: seal(shares[0]) })).toMatchObject({
    kind: "done",
  });
  expect(await b.ask({ kind: "seal", again: 0, seal: seal(shares[1]) })).toMatchObject({
    kind: "done",
  });
  // In the cache of the first server, a seal is still missing.
  for (const [device, share] of [[a, shares[0]] as const, [b, shares[1]] as const])
    expect(await device.ask({ kind: "reveal", again: 0, share: writeSecret(share) })).toMatchObject(
      { kind: "done" },
    );
  await b.until(() => b.log.some(({ entry }) => entry.kind === "begun"));
  await a.until(() => a.log.some(({ entry }) => entry.kind === "shared"));
  for (const { log } of [a, b]) expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
});

test("a write reads the log only if it may be longer than the cached state", async () => {
  const storage = await openSqlite(dataFile());
  afterwards(() => storage.close());
  const [ours, theirs] = [
    tablesOn(storage, systemClock, { lateMs: 0, silentMs: () => 0 }),
    tablesOn(storage, systemClock, { lateMs: 0, silentMs: () => 0 }),
  ];
  const who = (name: string) => ({ name, shield: "or", token: newToken() }) as const;
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const request = { ...who("Ada"), game: "to-court-the-king", seats: [...seats], listed: false };
  const { table } = unwrap(await ours.create(request));
  const before = (await ours.load(table))?.tableState.length ?? 0;
  unwrap(await theirs.join(table, who("Ben")));
  const seenWhenKnown = async (knownLength: number) => {
    let seen = 0;
    const decide = ({ tableState }: { tableState: { length: number } }) => {
      seen = tableState.length;
      return undefined;
    };
    await ours.write(table, { knownLength, keyAt: () => "look", decide });
    return seen;
  };
  expect(await seenWhenKnown(before)).toBe(before);
  expect(await seenWhenKnown(before + 1)).toBe(before + 1);
  unwrap(await theirs.join(table, who("Cleo")));
  expect(await seenWhenKnown(before + 1)).toBe(before + 1);
  expect(await seenWhenKnown(Infinity)).toBe(before + 2);
});
