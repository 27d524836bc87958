import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { PROTOCOL } from "@courtly/protocol";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { dial, sitDown, type Device } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { lengthenLog } from "../support/longLog.ts";
import { rawConnection } from "../support/rawConnection.ts";
import { dataFile, openTable, served, takeSeat } from "../support/served.ts";

const HELLO = { kind: "hello", protocol: PROTOCOL, from: 1 } as const;

async function answersPing(device: Device): Promise<void> {
  const before = device.messages.length;
  device.say({ kind: "ping" });
  await device.until(() => device.messages.slice(before).some(({ kind }) => kind === "pong"));
}

/** A server that counts the entries it reads, and a table with a long log. */
async function countingServer(entries: number) {
  const sqlite = await openSqlite(dataFile());
  let read = 0;
  const storage: typeof sqlite = {
    ...sqlite,
    read: async (...asked) => {
      const found = await sqlite.read(...asked);
      read += found.length;
      return found;
    },
  };
  const { url } = await served({ storage });
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  await lengthenLog(sqlite, ada.table, entries);
  return { url, ada, ben, read: () => read };
}

test("200 hellos of one connection read the log once; a second hello is refused", async () => {
  const { url, ada, read } = await countingServer(5000);
  const honest = await sitDown(url, ada.table, ada);
  const before = read();
  const attacker = await sitDown(url, ada.table);
  attacker.say(HELLO);
  await attacker.until(() => attacker.messages.at(-1)?.kind === "refused");
  expect(attacker.messages.at(-1)).toMatchObject({ code: "not-now" });
  for (let count = 0; count < 200; count += 1) attacker.say(HELLO);
  const refusals = () => attacker.messages.filter(({ kind }) => kind === "refused");
  await attacker.until(() => refusals().length === 201);
  await answersPing(honest);
  expect(read() - before).toBeLessThan(6000);
});

test("many requests for the list of tables at once share the looks at its tables", async () => {
  const sqlite = await openSqlite(dataFile());
  const held = Promise.withResolvers<void>();
  let lists = 0;
  const listed: typeof sqlite.listed = async (max) => {
    lists += 1;
    await held.promise;
    return sqlite.listed(max);
  };
  let arrived = 0;
  const logStream = {
    write: (line: string) => {
      if (line.includes("incoming request") && line.includes(`"GET"`)) arrived += 1;
    },
  };
  const settings = { logLevel: "info" } as const;
  const { url } = await served({ storage: { ...sqlite, listed }, logStream }, dataFile(), settings);
  const list = async () => (await fetch(`${url}/api/tables`)).text();
  const first = list();
  await expect.poll(() => lists).toBe(1);
  const { table } = await openTable(url, { listed: true });
  const others = Array.from({ length: 100 }, list);
  await expect.poll(() => arrived).toBe(101);
  held.resolve();
  // The first look began before the table was opened, so the others share a second one.
  for (const listedThere of await Promise.all(others)) expect(listedThere).toContain(table);
  expect(lists).toBe(2);
  await first;
});

test("while many devices read a long log, a player is answered between two messages of theirs", async () => {
  const { url, ada, read } = await countingServer(10_000);
  const honest = await sitDown(url, ada.table, ada);
  const before = read();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => dial(url, ada.table)));
  // Each begins at another entry, so that no two of them share a read.
  for (const [index, device] of crowd.entries()) device.say({ ...HELLO, from: index + 1 });
  await Promise.all(crowd.map((device) => device.until(() => device.messages.length > 0)));
  await answersPing(honest);
  expect(read() - before).toBeLessThan(50_000);
  await Promise.all(crowd.map((device) => device.until(() => device.log.at(-1)?.n === 10_003)));
  expect(read() - before).toBeGreaterThan(195_000);
});

test("a device that connects again and again for the whole log is told to wait; the players are not", async () => {
  const storage = await openSqlite(dataFile());
  const perAddress = { burst: 300, perSecond: 0.001 };
  const { url } = await served({ storage, allowances: { perAddress } });
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  await lengthenLog(storage, ada.table, 5000);
  const answers: (string | undefined)[] = [];
  for (let count = 0; count < 20; count += 1) {
    const attacker = await dial(url, ada.table);
    attacker.say(HELLO);
    await attacker.until(() => attacker.messages.length > 0);
    const [first] = attacker.messages;
    answers.push(first?.kind === "refused" ? first.code : first?.kind);
    attacker.close();
  }
  // 5000 entries cost as much as 20 requests, and the hello one more.
  expect(answers.filter((answer) => answer === "welcome")).toHaveLength(14);
  expect(answers.slice(14)).toEqual(Array.from({ length: 6 }, () => "too-fast"));
  for (const seat of [ada, ben]) await answersPing(await sitDown(url, ada.table, seat));
});

test("a rival who uses up the allowance of a seat leaves that of the other seats untouched", async () => {
  const { url } = await served({ allowances: { perSeat: { burst: 10, perSecond: 0.001 } } });
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const rivals = [await sitDown(url, ada.table, ben), await sitDown(url, ada.table, ben)];
  const honest = await sitDown(url, ada.table, ada);
  const codes: string[] = [];
  for (let count = 0; count < 20; count += 1)
    for (const rival of rivals) {
      const answer = await rival.ask({ kind: "undo", length: 1 });
      codes.push(answer.kind === "refused" ? answer.code : answer.kind);
    }
  expect(codes).toContain("too-fast");
  expect(codes.at(-1)).toBe("too-fast");
  for (let count = 0; count < 5; count += 1)
    expect(await honest.ask({ kind: "undo", length: 1 })).toMatchObject({ code: "not-now" });
});

test("a player who has left a seat does not use up the allowance of the next one there", async () => {
  const { url } = await served({ allowances: { perSeat: { burst: 10, perSecond: 0.001 } } });
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const ben = await takeSeat(url, ada.table);
  const gone = await sitDown(url, ada.table, ben);
  await gone.ask({ kind: "leave" });
  const cleo = await takeSeat(url, ada.table, { name: "Cleo" });
  expect(cleo.player).toBe(ben.player);
  for (let count = 0; count < 30; count += 1) await gone.ask({ kind: "undo", length: 1 });
  const honest = await sitDown(url, ada.table, cleo);
  expect(await honest.ask({ kind: "undo", length: 1 })).toMatchObject({ code: "not-now" });
});

test("messages that come too fast are not even parsed: they are refused without their key", async () => {
  const { url } = await served({ allowances: { perConnection: { burst: 3, perSecond: 0.001 } } });
  const ada = await openTable(url);
  const device = await sitDown(url, ada.table, ada);
  for (const text of ["{", "{", "{"]) device.raw(text);
  device.say({ kind: "resign", key: "mine" });
  const refusals = () => device.messages.filter(({ kind }) => kind === "refused");
  await device.until(() => refusals().length === 4);
  expect(refusals()).toMatchObject([
    { code: "malformed" },
    { code: "malformed" },
    { code: "too-fast" },
    { code: "too-fast" },
  ]);
  expect(refusals().some((message) => "key" in message)).toBe(false);
});

test("a device that goes on after it was told to wait is disconnected; the others are served", async () => {
  const { url } = await served({ allowances: { perConnection: { burst: 5, perSecond: 1 } } });
  const ada = await openTable(url);
  const honest = await sitDown(url, ada.table, ada);
  const flooder = await sitDown(url, ada.table);
  for (let count = 0; count < 500; count += 1) flooder.say({ kind: "ping" });
  expect(await flooder.closed).toBe(1008);
  const told = flooder.messages.filter(({ kind }) => kind === "refused");
  expect(told.length).toBeLessThan(50);
  expect(told.at(-1)).toMatchObject({ code: "too-fast" });
  await answersPing(honest);
});

/** A ping of the WebSocket protocol, masked with zeros. */
const PING_FRAME = Buffer.of(0x89, 0x80, 0, 0, 0, 0);

test("a flood of ping frames ends the connection too", async () => {
  const { url } = await served({ allowances: { perConnection: { burst: 5, perSecond: 1 } } });
  const { table } = await openTable(url);
  const raw = await rawConnection(url, table);
  raw.say(JSON.stringify(HELLO));
  raw.socket.resume();
  raw.socket.write(Buffer.concat(Array.from({ length: 500 }, () => PING_FRAME)));
  const sinceMs = performance.now();
  await raw.closed;
  // The heartbeat would end it too, after half a minute.
  expect(performance.now() - sinceMs).toBeLessThan(20_000);
});

test("a device that sends anything but hello is disconnected after a few messages", async () => {
  const { url } = await served();
  const { table } = await openTable(url);
  const stranger = await dial(url, table);
  for (let count = 0; count < 50; count += 1) stranger.say({ kind: "ping" });
  expect(await stranger.closed).toBe(1008);
  expect(stranger.messages.length).toBeLessThan(15);
});

test("limits of messages count by a clock that does not jump", async () => {
  const clock = fakeClock();
  const { url } = await served({
    clock,
    allowances: { perConnection: { burst: 4, perSecond: 1 } },
  });
  const ada = await openTable(url);
  const device = await sitDown(url, ada.table, ada);
  const answerOf = async () => {
    const answers = () => device.messages.filter(({ kind }) => kind !== "presence");
    const before = answers().length;
    device.say({ kind: "ping" });
    await device.until(() => answers().length > before);
    return answers().at(-1)?.kind;
  };
  for (let count = 0; count < 3; count += 1) expect(await answerOf()).toBe("pong");
  // The time of day is set forward: no new allowance.
  clock.setForward(3_600_000);
  expect(await answerOf()).toBe("refused");
  // It is set back: the allowance still grows with the time that passes.
  clock.setForward(-7_200_000);
  clock.pass(1000);
  expect(await answerOf()).toBe("pong");
});

test("large bodies are limited by their size before they are read, with or without a length", async () => {
  const { url } = await served({
    allowances: { perAddress: { burst: 300, perSecond: 0 } },
  });
  const { table } = await openTable(url);
  const post = async (body: string | ReadableStream) => {
    const { status } = await fetch(`${url}/api/tables/${table}/continue`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      ...(typeof body === "string" ? {} : { duplex: "half" }),
    });
    return status;
  };
  const half = `[${"0,".repeat(250_000)}0]`;
  expect(await post(half)).toBe(400);
  expect(await post(half)).toBe(400);
  expect(await post(half)).toBe(429);
  expect(await post(new Blob(["{}"]).stream())).toBe(429);
  expect(await post("{}")).toBe(400);
});

test("a body that claims to be endless costs no more than the longest that is read, and locks no neighbour out", async () => {
  const clock = fakeClock();
  const { url } = await served({ clock });
  const { table } = await openTable(url);
  clock.pass(60_000); // the allowance is whole again
  const claim = request(`${url}/api/tables/${table}/continue`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 9e15 },
  });
  claim.flushHeaders();
  const [{ statusCode }] = (await once(claim, "response")) as [IncomingMessage];
  claim.destroy();
  expect(statusCode).toBe(413);
  expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(200);
});

test("a hello from an entry that nobody has costs little, and locks no other spectator out", async () => {
  const { url } = await served();
  const { table } = await openTable(url);
  const attacker = await dial(url, table);
  attacker.say({ ...HELLO, from: Number.MAX_SAFE_INTEGER, signature: "A".repeat(22) });
  await attacker.closed;
  expect(attacker.messages.at(-1)).toMatchObject({ code: "other-log" });
  await answersPing(await sitDown(url, table));
});
