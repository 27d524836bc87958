import { on, once } from "node:events";
import { PROTOCOL } from "@courtly/protocol";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { dial, sitDown, type Device } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { lengthenLog } from "../support/longLog.ts";
import { rawConnection } from "../support/rawConnection.ts";
import { dataFile, newToken, openTable, served, takeSeat } from "../support/served.ts";

const HELLO = JSON.stringify({ kind: "hello", protocol: PROTOCOL, from: 1 });
const BEAT_MS = 8000;

/** Resolves when the server has answered a ping, so that it has handled all earlier messages too. */
async function answeredPing(device: Device): Promise<void> {
  const pongs = () => device.messages.filter(({ kind }) => kind === "pong").length;
  const before = pongs();
  device.say({ kind: "ping" });
  await device.until(() => pongs() > before);
}

test("a device that does not answer several heartbeats is disconnected; others stay", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const { table } = await openTable(url);
  const alive = await sitDown(url, table);
  const dead = await rawConnection(url, table);
  dead.say(HELLO);
  await once(dead.socket, "data");
  let isCut = false;
  void dead.closed.then(() => (isCut = true));
  for (let beat = 0; beat < 3; beat += 1) {
    clock.pass(BEAT_MS);
    await answeredPing(alive); // so its pong for the heartbeat has arrived too
    expect(isCut).toBe(false);
  }
  clock.pass(BEAT_MS);
  await dead.closed;
  await answeredPing(alive);
});

test("a player whose network breaks is silent since the last sign of life, not since that is noticed", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const { table } = await openTable(url);
  const ben = await takeSeat(url, table);
  const watcher = await sitDown(url, table);
  const broken = await rawConnection(url, table);
  broken.say(JSON.stringify({ kind: "hello", protocol: PROTOCOL, from: 1, token: ben.token }));
  const presence = () => watcher.messages.findLast((message) => message.kind === "presence");
  /** Lets seconds pass until the watcher has been told so. */
  const passUntil = async (isSo: () => boolean) => {
    for (let seconds = 0; seconds < 20 && !isSo(); seconds += 1) {
      clock.pass(1000);
      await answeredPing(watcher);
    }
    expect(isSo()).toBe(true);
  };
  await passUntil(() => presence()?.here.includes(ben.player) === true);
  const lastSignMs = clock.nowMs();
  broken.say(JSON.stringify({ kind: "ping" }));
  const silence = () => presence()?.silent.find(({ player }) => player === ben.player);
  await passUntil(() => silence() !== undefined);
  expect(silence()?.sinceMs).toBeLessThanOrEqual(lastSignMs + 1000);
});

test("a device that never says hello is disconnected", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const { table } = await openTable(url);
  const silent = await dial(url, table);
  const polite = await sitDown(url, table);
  clock.pass(10_000);
  expect(await silent.closed).toBe(1008);
  await answeredPing(polite);
});

test("a device that never reads is disconnected by the heartbeat, and disturbs nobody", async () => {
  const clock = fakeClock();
  const storage = await openSqlite(dataFile());
  const { url } = await served({ clock, storage });
  const { table } = await openTable(url);
  await lengthenLog(storage, table, 10_000);
  const polite = await sitDown(url, table);
  expect(polite.log.length).toBeGreaterThan(10_000);
  const greedy = await rawConnection(url, table);
  greedy.say(HELLO);
  await once(greedy.socket, "data");
  greedy.socket.pause();
  for (let beat = 0; beat < 4; beat += 1) {
    clock.pass(BEAT_MS);
    await answeredPing(polite);
  }
  greedy.socket.resume(); // a paused socket does not notice that it is closed
  await greedy.closed;
  await answeredPing(polite);
});

test("a connection that has failed carries out no more requests, and is closed though the device keeps it open", async () => {
  const clock = fakeClock();
  const sqlite = await openSqlite(dataFile());
  let isBroken = false;
  const { url } = await served({
    clock,
    storage: {
      ...sqlite,
      append: (append) =>
        isBroken ? Promise.reject(new StorageError("no space left")) : sqlite.append(append),
    },
  });
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const { table } = await openTable(url, { seats: [...seats] });
  const ben = await takeSeat(url, table);
  const watcher = await sitDown(url, table);
  const failed = await rawConnection(url, table);
  const answered = async (message: object, text: string) => {
    failed.say(JSON.stringify(message));
    for await (const [data] of on(failed.socket, "data")) if (String(data).includes(text)) return;
  };
  await answered({ kind: "hello", protocol: PROTOCOL, from: 1, token: ben.token }, "events");
  isBroken = true;
  await answered({ kind: "leave", key: "a" }, "trouble");
  isBroken = false;
  failed.say(JSON.stringify({ kind: "leave", key: "b" }));
  await answeredPing(watcher);
  clock.pass(1000);
  await failed.closed;
  await answeredPing(watcher);
  expect(watcher.log.map(({ entry }) => entry.kind)).not.toContain("left");
});

test("spectators of one address share its rate limit; players and requests over HTTP do not", async () => {
  const { url } = await served({ allowances: { perAddress: { burst: 15, perSecond: 0.001 } } });
  const ada = await openTable(url);
  const player = await sitDown(url, ada.table, ada);
  const devices = [await sitDown(url, ada.table), await sitDown(url, ada.table)];
  for (const device of devices) for (let i = 0; i < 8; i += 1) device.say({ kind: "ping" });
  const answers = () =>
    devices.flatMap(({ messages }) =>
      messages.filter(({ kind }) => kind === "pong" || kind === "refused"),
    );
  for (const device of devices) await device.until(() => device.messages.length === 10);
  // Two hellos came before, and read two entries each.
  expect(answers().filter(({ kind }) => kind === "pong")).toHaveLength(12);
  expect(answers().find(({ kind }) => kind === "refused")).toMatchObject({ code: "too-fast" });
  await answeredPing(player);
  expect((await fetch(`${url}/api/here`)).status).toBe(200);
});

test.for([
  { trustProxy: true, visitors: ["7.7.7.7", "8.8.8.8"], statuses: [201, 201] },
  { trustProxy: true, visitors: ["7.7.7.7", "7.7.7.7"], statuses: [201, 429] },
  // Addresses that the visitor wrote before the proxy's own entry are not trusted.
  { trustProxy: true, visitors: ["1.1.1.1, 7.7.7.7", "2.2.2.2, 7.7.7.7"], statuses: [201, 429] },
  { trustProxy: false, visitors: ["7.7.7.7", "8.8.8.8"], statuses: [201, 429] },
  // One machine may have all addresses of an IPv6 network.
  { trustProxy: true, visitors: ["2001:db8::1", "2001:db8::ffff:2"], statuses: [201, 429] },
  { trustProxy: true, visitors: ["2001:db8:0:1::1", "2001:db8:0:2::1"], statuses: [201, 201] },
])(
  "visitors $visitors, a proxy is trusted: $trustProxy, are answered $statuses",
  async ({ trustProxy, visitors, statuses }) => {
    const tables = { burst: 1, perSecond: 0.001 };
    const { url } = await served({ allowances: { tables } }, dataFile(), { trustProxy });
    const answered: number[] = [];
    for (const visitor of visitors) {
      const { status } = await fetch(`${url}/api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": visitor },
        body: JSON.stringify({
          game: "to-court-the-king",
          seats: [{ kind: "you" }, { kind: "open" }],
          listed: false,
          name: "Ada",
          shield: "azure",
          token: newToken(),
        }),
      });
      answered.push(status);
    }
    expect(answered).toEqual(statuses);
  },
);
