import { PROTOCOL } from "@courtly/protocol";
import { expect, test } from "vitest";
import { dial, sitDown, type Device } from "./device.ts";
import { fakeClock } from "./fakeClock.ts";
import { playOn } from "./player.ts";
import { rawConnection } from "./rawConnection.ts";
import { dataFile, newToken, openTable, served } from "./served.ts";

const HELLO = JSON.stringify({ kind: "hello", protocol: PROTOCOL, from: 1 });
const BEAT_MS = 25_000;

/** Resolves when the server has answered a ping, so that it has handled all earlier messages too. */
async function answeredPing(device: Device): Promise<void> {
  const pongs = () => device.messages.filter(({ kind }) => kind === "pong").length;
  const before = pongs();
  device.say({ kind: "ping" });
  await device.until(() => pongs() > before);
}

test("a device that does not answer a heartbeat is disconnected at the next one; others stay", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const { table } = await openTable(url);
  const alive = await sitDown(url, table);
  const dead = await rawConnection(url, table);
  dead.say(HELLO);
  let isCut = false;
  void dead.closed.then(() => (isCut = true));
  clock.pass(BEAT_MS);
  await answeredPing(alive); // so its pong for the heartbeat has arrived too
  expect(isCut).toBe(false);
  clock.pass(BEAT_MS);
  await dead.closed;
  await answeredPing(alive);
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

test("a device that asks but never reads is disconnected before it fills the memory", async () => {
  const { url } = await served();
  const bot = { kind: "bot", level: "page" } as const;
  const ada = await openTable(url, { seats: [{ kind: "you" }, bot, bot, bot, bot] });
  await playOn(await sitDown(url, ada.table, ada), ada); // a long log
  const polite = await sitDown(url, ada.table);
  const greedy = await rawConnection(url, ada.table);
  greedy.socket.pause();
  for (let asked = 0; !greedy.socket.destroyed; asked += 1) {
    expect(asked).toBeLessThan(20_000);
    greedy.say(HELLO);
    if (asked % 50 === 0) await answeredPing(polite);
  }
  await answeredPing(polite);
});

test("devices of one address share its rate limit", async () => {
  const { url } = await served({ allowances: { perAddress: { burst: 15, perSecond: 0.001 } } });
  const { table } = await openTable(url);
  const devices = [await sitDown(url, table), await sitDown(url, table)];
  for (const device of devices) for (let i = 0; i < 8; i += 1) device.say({ kind: "ping" });
  const answers = () =>
    devices.flatMap(({ messages }) =>
      messages.filter(({ kind }) => kind === "pong" || kind === "refused"),
    );
  for (const device of devices) await device.until(() => device.messages.length === 10);
  // One table, two connections and two hellos came before.
  expect(answers().filter(({ kind }) => kind === "pong")).toHaveLength(10);
  expect(answers().find(({ kind }) => kind === "refused")).toMatchObject({ code: "too-fast" });
  expect((await fetch(`${url}/healthz`)).status).toBe(429);
});

test("connections per address are limited, and a closed one makes room for another", async () => {
  const { url } = await served({ allowances: { socketsPerAddress: 2 } });
  const [one, other] = [await openTable(url), await openTable(url)];
  const first = await sitDown(url, one.table);
  await sitDown(url, other.table);
  await expect(dial(url, other.table)).rejects.toThrow("did not answer");
  first.close();
  await first.closed;
  await expect.poll(() => sitDown(url, other.table).catch(() => undefined)).toBeDefined();
});

test.for([
  { trustProxy: true, visitors: ["7.7.7.7", "8.8.8.8"], statuses: [201, 201] },
  { trustProxy: true, visitors: ["7.7.7.7", "7.7.7.7"], statuses: [201, 429] },
  // Addresses that the visitor wrote before the proxy's own entry are not trusted.
  { trustProxy: true, visitors: ["1.1.1.1, 7.7.7.7", "2.2.2.2, 7.7.7.7"], statuses: [201, 429] },
  { trustProxy: false, visitors: ["7.7.7.7", "8.8.8.8"], statuses: [201, 429] },
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
