import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { PROTOCOL, readSeatGiven } from "@courtly/protocol";
import { expect, test } from "vitest";
import { sitDown } from "../support/device.ts";
import { playOn } from "../support/player.ts";
import { rawConnection } from "../support/rawConnection.ts";
import {
  afterwards,
  call,
  dataFile,
  glanceAt,
  newToken,
  openTable,
  served,
  unwrap,
} from "../support/served.ts";

/** The status and the text of the answer to a request with this `Host` header. */
async function askAs(url: string, host: string, headers: Record<string, string> = {}) {
  const asking = request(url, { headers: { host, ...headers } });
  asking.end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, text: Buffer.concat(parts).toString() };
}

test("a page that lets its own name lead to this server is refused, for every kind of request", async () => {
  const { url } = await served();
  const { table } = await openTable(url, { listed: true });
  const host = `evil.example:${new URL(url).port}`;
  for (const path of ["/api/tables", "/api/here", "/", `/api/tables/${table}`]) {
    const answer = await askAs(`${url}${path}`, host, { origin: `http://${host}` });
    expect(answer.status).toBe(421);
    expect(JSON.parse(answer.text)).toMatchObject({ refused: { code: "wrong-host" } });
  }
  const socket = await askAs(`${url}/api/tables/${table}/socket`, host, {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  });
  expect(socket.status).toBe(421);
  const person = await askAs(url, host, { accept: "text/html" });
  expect(person).toMatchObject({ status: 421, text: expect.stringContaining("--host-names") });
});

test("a server is found under its own names and the configured ones", async () => {
  const { url } = await served({}, dataFile(), {
    hostNames: ["mypc.fritz.box"],
    origin: "https://play.example",
  });
  const names = ["127.0.0.1", "localhost", hostname(), "mypc.fritz.box", "play.example"];
  for (const name of names)
    expect([name, (await askAs(`${url}/api/here`, name)).status]).toEqual([name, 200]);
});

/** Sends a text over a bare connection, and then nothing more. Resolves with the answer when the server ends it. */
async function sendAndStall(url: string, text: string): Promise<string> {
  const { hostname: host, port } = new URL(url);
  const socket = connect(Number(port), host);
  afterwards(() => socket.destroy());
  socket.on("error", () => undefined);
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  socket.write(text);
  await once(socket, "close");
  return Buffer.concat(parts).toString();
}

test.for([
  { what: "body", text: 'Content-Length: 500\r\n\r\n{"game":' },
  { what: "header", text: "X-Slow: " },
])("a request whose $what never ends is ended by the server", async ({ text }) => {
  const { url } = await served({ requestMs: 250 });
  const head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  expect(await sendAndStall(url, head + text)).toContain("408");
  expect((await call(url, "/api/here")).status).toBe(200);
});

test("an answer that its device does not read is ended by the server, a table that is silent is not", async () => {
  const page = mkdtempSync(join(tmpdir(), "courtly-page-"));
  afterwards(() => rmSync(page, { recursive: true, force: true }));
  writeFileSync(join(page, "large.js"), Buffer.alloc(20_000_000, "x"));
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const settings = { page, logLevel: "warn" } as const;
  // Long enough for a busy machine to open the socket of a table in twice this time.
  const { url } = await served({ requestMs: 1000, logStream }, dataFile(), settings);
  const { table } = await openTable(url);
  const silent = await sitDown(url, table);
  const { hostname: host, port } = new URL(url);
  const accepted = Promise.withResolvers<Socket>();
  const onSocket = (message: unknown) => accepted.resolve((message as { socket: Socket }).socket);
  subscribe("net.server.socket", onSocket);
  const reader = connect(Number(port), host);
  afterwards(() => reader.destroy());
  reader.on("error", () => undefined);
  reader.pause();
  reader.write("GET /large.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  const held = await accepted.promise;
  unsubscribe("net.server.socket", onSocket);
  await once(held, "close");
  expect(lines).toEqual([]);
  const before = silent.messages.length;
  silent.say({ kind: "ping" });
  await silent.until(() => silent.messages.length > before);
});

/** Frames of a WebSocket that no client may send. Their mask is all zeros. */
const BAD_FRAMES = {
  "an unknown kind": Buffer.of(0x83, 0x80, 0, 0, 0, 0),
  "no mask": Buffer.of(0x81, 0x02, 0x68, 0x69),
  "reserved bits": Buffer.of(0xf1, 0x80, 0, 0, 0, 0),
  "text that is no UTF-8": Buffer.of(0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff),
  "a long ping": Buffer.of(0x89, 0xfe, 0x00, 0x7e, 0, 0, 0, 0),
  "a message above the limit": Buffer.of(0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0),
  "a continuation of nothing": Buffer.of(0x80, 0x80, 0, 0, 0, 0),
};

test("bad frames and connections that break are no errors of the server: nothing is logged as one", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { url } = await served({ logStream }, dataFile(), { logLevel: "debug" });
  const { table } = await openTable(url);
  for (const frame of Object.values(BAD_FRAMES)) {
    const raw = await rawConnection(url, table);
    raw.say(JSON.stringify({ kind: "hello", protocol: PROTOCOL, from: 1 }));
    raw.socket.resume();
    raw.socket.write(frame);
    await raw.closed;
  }
  const broken = await rawConnection(url, table);
  broken.socket.resetAndDestroy();
  await sendAndStall(url, "NONSENSE\r\n\r\n");
  await sitDown(url, table);
  const logged = lines.map((line) => JSON.parse(line) as { level: number; err?: unknown });
  const WARN = 40;
  expect(logged.filter(({ level }) => level >= WARN)).toEqual([]);
  expect(lines.filter((line) => line.includes("WS_ERR_")).length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([]);
});

test("a rematch counts as a table that its address opens; finding it again does not", async () => {
  const { url } = await served({ allowances: { tables: { burst: 2, perSecond: 0.0001 } } });
  const bot = { kind: "bot", level: "page" } as const;
  const rematch = (table: string, token: string) =>
    call(url, `/api/tables/${table}/rematch`, { token });
  let seat = await openTable(url, { seats: [{ kind: "you" }, bot, bot] });
  const statuses: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const device = await sitDown(url, seat.table, seat);
    await playOn(device, seat, ({ game }) => game !== undefined);
    await device.ask({ kind: "resign" });
    const first = await rematch(seat.table, seat.token);
    statuses.push(first.status);
    expect(await rematch(seat.table, seat.token)).toEqual(first);
    if (first.status === 201) seat = { ...seat, ...unwrap(readSeatGiven(first.body)) };
  }
  expect(statuses).toEqual([201, 429]);
});

/** Sends a request that a trusted proxy has passed on from this address. */
async function postFrom(address: string, url: string, body: object): Promise<number> {
  const { status } = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ shield: "azure", token: newToken(), ...body }),
  });
  return status;
}

const OPEN = { kind: "open" } as const;
const FIVE = [{ kind: "you" } as const, OPEN, OPEN, OPEN, OPEN];

/** A table that a host at 9.9.9.9 has opened, and requests to sit down there from other addresses. */
async function tableOfHost(listed: boolean) {
  const { url } = await served({}, dataFile(), { trustProxy: true });
  const opened = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "9.9.9.9" },
    body: JSON.stringify({
      game: "to-court-the-king",
      seats: FIVE,
      listed,
      name: "Ada",
      shield: "azure",
      token: newToken(),
    }),
  });
  const { table } = unwrap(readSeatGiven(await opened.json()));
  let count = 0;
  const join = (address: string, body: object = {}) => {
    count += 1;
    return postFrom(address, `${url}/api/tables/${table}/seats`, { name: `P${count}`, ...body });
  };
  return { url, table, join };
}

test("a stranger takes half of the seats of a listed table, and others get the rest", async () => {
  const { url, table, join } = await tableOfHost(true);
  const answers = await Promise.all(Array.from({ length: 8 }, () => join("7.7.7.7")));
  expect(answers.toSorted()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  const { seats } = await glanceAt(url, table);
  expect(seats.filter(({ kind }) => kind === "open")).toHaveLength(2);
  expect([await join("8.8.8.8"), await join("8.8.4.4")]).toEqual([201, 201]);
});

test("addresses of one IPv6 network are one stranger", async () => {
  const { join } = await tableOfHost(true);
  const answers: number[] = [];
  for (const end of [1, 2, 3]) answers.push(await join(`2001:db8::${end}`));
  expect(answers).toEqual([201, 201, 409]);
  expect(await join("2001:db8:1::1")).toBe(201);
});

test.for(["9.9.9.9", "192.168.1.5", "127.0.0.1", "fd00::7"])(
  "people in the network of the host, or at home, may take all seats: %s",
  async (address) => {
    const { join } = await tableOfHost(true);
    for (let seat = 0; seat < 4; seat += 1) expect(await join(address)).toBe(201);
  },
);

test("a table by link has no such limit, and the same token keeps its seat", async () => {
  const byLink = await tableOfHost(false);
  for (let seat = 0; seat < 4; seat += 1) expect(await byLink.join("7.7.7.7")).toBe(201);
  const listed = await tableOfHost(true);
  const token = newToken();
  for (let count = 0; count < 4; count += 1)
    expect(await listed.join("7.7.7.7", { name: "Ben", token })).toBe(201);
  expect(await listed.join("7.7.7.7")).toBe(201);
  expect(await listed.join("7.7.7.7")).toBe(409);
});

test("a name that people could take for another one at the table is refused", async () => {
  const { url } = await served();
  const bot = { kind: "bot", level: "squire" } as const;
  const { table } = await openTable(url, {
    name: "Bill",
    seats: [{ kind: "you" }, bot, { kind: "open" }],
  });
  const join = (name: string) =>
    call(url, `/api/tables/${table}/seats`, { name, shield: "or", token: newToken() });
  for (const name of ["bill", "BiIl", "Вill", "Bi\u200Bll", "Squirе", "SQUIRE"])
    expect([name, await join(name)]).toMatchObject([
      name,
      { status: 409, body: { refused: { code: "name-taken" } } },
    ]);
  expect(await join("\u3164")).toMatchObject({ body: { refused: { code: "malformed" } } });
  expect(await join("👨‍👩‍👧‍👦")).toMatchObject({ status: 201 });
  expect((await glanceAt(url, table)).seats[2]).toMatchObject({ name: "👨‍👩‍👧‍👦" });
});
