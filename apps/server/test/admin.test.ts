import { existsSync, renameSync, statSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { StorageError } from "@courtly/server";
import { checkDataFile } from "../src/storage/sqlite/checkFile.ts";
import { readToClient, type ToClient } from "@courtly/protocol";
import { expect, test } from "vitest";
import { askServer } from "../src/admin/askServer.ts";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { sitDown } from "./support/device.ts";
import { begunGame } from "./support/begunGame.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { playOn } from "./support/player.ts";
import { serverProcess } from "./support/serverProcess.ts";
import {
  afterwards,
  call,
  dataFile,
  glanceAt,
  openTable,
  recordAt,
  served,
  unwrap,
} from "./support/served.ts";
import { statusOfUpgrade } from "./support/upgrade.ts";

const STRANGER = "203.0.113.7";

test("the owner of a server sees its tables and its health", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const lobby = await openTable(url, { seats: [{ kind: "you" }, { kind: "open" }] });
  const { table } = await begunGame(url);
  const list = unwrap(await askServer(data, { kind: "list", max: 10 }));
  expect(list).toMatchObject([
    { table, stage: "playing", game: "to-court-the-king", players: ["Ada", "Ben"] },
    { table: lobby.table, stage: "lobby", players: ["Ada"], code: lobby.code },
  ]);
  expect(unwrap(await askServer(data, { kind: "list", max: 1 }))).toHaveLength(1);
  expect(unwrap(await askServer(data, { kind: "list", stage: "over", max: 10 }))).toEqual([]);
  expect(unwrap(await askServer(data, { kind: "health" }))).toMatchObject({
    isReady: true,
    connections: 2,
    tables: { lobby: 1, drawing: 0, playing: 1 },
    blocked: 0,
  });
});

test("a table that the owner closes is over, and its players are told why", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const { table, mover, other } = await begunGame(url);
  expect(await askServer(data, { kind: "delete", table })).toMatchObject({
    error: { kind: "refused", message: expect.stringContaining("close it first") },
  });
  expect(unwrap(await askServer(data, { kind: "close", table }))).toEqual({ table });
  for (const device of [mover, other]) {
    await device.until(() => device.log.at(-1)?.entry.kind === "revealed");
    expect(device.log.at(-2)?.entry).toMatchObject({ kind: "closed", why: "owner" });
  }
  expect((await glanceAt(url, table)).stage).toBe("over");
  expect(await askServer(data, { kind: "close", table })).toMatchObject({
    error: { message: expect.stringContaining("over already") },
  });
  const nowhere = await askServer(data, { kind: "close", table: "x".repeat(22) });
  expect(nowhere).toMatchObject({ error: { message: expect.stringContaining("no such table") } });
});

test("an exported table has its whole log and its record, and nothing secret", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const { table, mover, moverSeat } = await begunGame(url);
  const exported = unwrap(await askServer(data, { kind: "export", table }));
  expect(exported).toMatchObject({ table, stage: "playing", record: await recordAt(url, table) });
  expect(exported.log).toEqual(mover.log);
  expect(JSON.stringify(exported)).not.toContain(moverSeat.token);
});

test("a deleted table is gone for everybody, at once and after a restart", async () => {
  const data = dataFile();
  const first = await served({}, data);
  const seats = [{ kind: "you" }, { kind: "bot", level: "page" }] as const;
  const ada = await openTable(first.url, { seats: [...seats] });
  await playOn(await sitDown(first.url, ada.table, ada), ada);
  expect((await glanceAt(first.url, ada.table)).stage).toBe("over");
  expect(unwrap(await askServer(data, { kind: "delete", table: ada.table }))).toEqual({
    table: ada.table,
  });
  const gone = { status: 410, body: { refused: { code: "deleted" } } };
  expect(await call(first.url, `/api/tables/${ada.table}`)).toMatchObject(gone);
  await first.stop();
  const second = await served({}, data);
  expect(await call(second.url, `/api/tables/${ada.table}`)).toMatchObject(gone);
  expect(await askServer(data, { kind: "delete", table: ada.table })).toMatchObject({
    error: { message: expect.stringContaining("there is no table") },
  });
});

/** A connection of a visitor from this address, behind a proxy. */
function visit(url: string, table: string, address: string) {
  const messages: ToClient[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`, {
    headers: { "x-forwarded-for": address },
  });
  socket.addEventListener("message", ({ data }) => {
    messages.push(unwrap(readToClient(String(data))));
  });
  socket.addEventListener("close", () => resolve());
  afterwards(() => socket.close());
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  socket.addEventListener("open", () => open());
  return { messages, closed, opened };
}

test("a blocked address is refused everything and disconnected, also after a restart; others are not", async () => {
  const data = dataFile();
  const settings = { trustProxy: true };
  const first = await served({}, data, settings);
  const { table } = await openTable(first.url);
  const from = (url: string, address: string, accept = "application/json") =>
    fetch(`${url}/api/tables/${table}`, { headers: { "x-forwarded-for": address, accept } });
  const connected = visit(first.url, table, STRANGER);
  await connected.opened;
  const block = { kind: "block", address: STRANGER } as const;
  expect(unwrap(await askServer(data, block))).toEqual({ network: STRANGER, isChanged: true });
  expect(unwrap(await askServer(data, block))).toEqual({ network: STRANGER, isChanged: false });
  await connected.closed;
  const refused = { kind: "refused", code: "blocked" };
  expect(connected.messages.at(-1)).toMatchObject(refused);
  await first.stop();
  const second = await served({}, data, settings);
  const answer = await from(second.url, STRANGER);
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { refused: { code: "blocked" } },
  ]);
  const person = await from(second.url, STRANGER, "text/html");
  expect(await person.text()).toContain("has blocked your network.");
  const again = visit(second.url, table, STRANGER);
  await again.closed;
  expect(again.messages).toMatchObject([refused]);
  expect((await from(second.url, "203.0.113.8")).status).toBe(200);
  const path = `${second.url}/api/tables/${table}/socket`;
  expect(await statusOfUpgrade(path, { "x-forwarded-for": "203.0.113.8" })).toBe(101);
  expect(unwrap(await askServer(data, { kind: "blocked" }))).toMatchObject([{ network: STRANGER }]);
  expect(unwrap(await askServer(data, { kind: "unblock", address: STRANGER }))).toMatchObject({
    isChanged: true,
  });
  expect((await from(second.url, STRANGER)).status).toBe(200);
});

test("of an IPv6 address its network is blocked; no text that is no address, and not this machine", async () => {
  const data = dataFile();
  await served({}, data, { trustProxy: true });
  const network = "2001:db8:1:2::/64";
  const ask = async (kind: "block" | "unblock", address: string) =>
    askServer(data, { kind, address });
  expect(unwrap(await ask("block", "2001:db8:1:2:3::4"))).toEqual({ network, isChanged: true });
  expect(unwrap(await ask("unblock", network))).toEqual({ network, isChanged: true });
  for (const address of ["127.0.0.1", "::1", "somewhere", "203.0.113", ""])
    expect(await ask("block", address)).toMatchObject({ error: { kind: "refused" } });
});

test("only the owner may use the socket, and it goes with the server", async () => {
  const data = dataFile();
  const server = await served({}, data);
  const { mode } = statSync(`${data}.socket`);
  expect(mode & 0o777).toBe(0o600);
  await server.stop();
  expect(existsSync(`${data}.socket`)).toBe(false);
  expect(await askServer(data, { kind: "health" })).toMatchObject({
    error: { kind: "noServer", message: expect.stringContaining("no server is running") },
  });
});

test("the socket of a server that was killed is replaced by the next one", async () => {
  const data = dataFile();
  const killed = await serverProcess(data);
  await killed.end("SIGKILL");
  expect(existsSync(`${data}.socket`)).toBe(true);
  expect(await askServer(data, { kind: "health" })).toMatchObject({ error: { kind: "noServer" } });
  await served({}, data);
  expect(unwrap(await askServer(data, { kind: "health" })).isReady).toBe(true);
});

test("a second server on the same file does not take the socket away", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const { table } = await openTable(url);
  await expect(served({}, data)).rejects.toThrow(StorageError);
  expect(unwrap(await askServer(data, { kind: "list", max: 9 }))).toMatchObject([{ table }]);
});

test("of two servers with one name for their socket the second one has none, and serves all the same", async () => {
  const data = dataFile();
  const first = await served({}, data);
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  // At a database there is no lock of a file that would keep them apart.
  const storage = await openSqlite(dataFile());
  const second = await served({ storage, logStream }, data, { logLevel: "warn" });
  expect(lines.join("")).toContain("is the socket of another server");
  await second.stop();
  const { table } = await openTable(first.url);
  expect(unwrap(await askServer(data, { kind: "list", max: 9 }))).toMatchObject([{ table }]);
});

test("a network that another server on the same store has blocked is refused within a minute", async () => {
  const clock = fakeClock();
  const data = dataFile();
  const storage = await openSqlite(data);
  const { url } = await served({ clock, storage }, data, { trustProxy: true });
  await storage.block(STRANGER, 1);
  const status = async () =>
    (await fetch(`${url}/api/here`, { headers: { "x-forwarded-for": STRANGER } })).status;
  expect(await status()).toBe(200);
  clock.pass(61_000);
  await expect.poll(status).toBe(403);
});

test("what is no request gets an answer, and the server goes on", async () => {
  const data = dataFile();
  await served({}, data);
  for (const line of ["what", "{}", '{"kind":"backUp","file":"relative.db"}', '{"kind":"list"}']) {
    const socket = connect(`${data}.socket`);
    socket.write(`${line}\n`);
    const [answer] = await socket.setEncoding("utf8").take(1).toArray();
    expect(JSON.parse(String(answer))).toMatchObject({ ok: false });
    socket.destroy();
  }
  expect(unwrap(await askServer(data, { kind: "health" })).isReady).toBe(true);
});

test("a server whose file has a path that is too long for a socket serves all the same, and says so", async () => {
  const lines: string[] = [];
  const place = dirname(dataFile());
  const data = join(place, `${"long".repeat(30)}.db`);
  const logStream = { write: (line: string) => void lines.push(line) };
  const { url } = await served({ logStream }, data, { logLevel: "warn" });
  expect(lines.join("")).toContain("too long for a socket");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await askServer(data, { kind: "health" })).toMatchObject({ error: { kind: "noServer" } });
});

test("a backup of a running server is whole: its games go on where they were", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const { table, mover, moverSeat } = await begunGame(url);
  const copy = join(dirname(data), "copy.db");
  const backUp = unwrap(await askServer(data, { kind: "backUp", file: copy }));
  expect(backUp).toEqual({ tables: 1, damaged: [], faults: [] });
  expect(await checkDataFile(copy)).toMatchObject({ tables: 1, entries: mover.log.length });
  const other = await served({}, copy);
  const device = await sitDown(other.url, table, moverSeat);
  expect(await device.ask({ kind: "act", length: device.log.length, text: "roll" })).toMatchObject({
    kind: "done",
  });
});

test("health says why moves cannot be stored", async () => {
  const data = dataFile();
  await served({}, data);
  renameSync(data, `${data}.moved`);
  const health = unwrap(await askServer(data, { kind: "health" }));
  expect(health).toMatchObject({ isReady: false, why: expect.stringContaining("was deleted") });
  renameSync(`${data}.moved`, data);
});
