import { PROTOCOL } from "@courtly/protocol";
import { readFileSync, renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { seededRandom } from "@courtly/engine";
import { expect, test } from "vitest";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { StorageError } from "../../src/storage/storage.ts";
import { hashOf } from "../../src/tokens.ts";
import { begunGame } from "../support/begunGame.ts";
import { dial, sitDown, type Device } from "../support/device.ts";
import { tableStateOf } from "../support/player.ts";
import { call, dataFile, newToken, openTable, served, takeSeat } from "../support/served.ts";
import { squiresMove } from "../support/squire.ts";
import { append, newTable } from "./contract.ts";

/** It takes less than a second, but a busy machine is slow. */
const PATIENCE_MS = 10_000;
const ROLL = { kind: "act", text: "roll" } as const;
const health = async (url: string) => (await fetch(`${url}/healthz`)).status;

test("a key is refused for another content and to another player, and gives nobody's answer away", async () => {
  const { url } = await served();
  const { table, mover, other, length } = await begunGame(url);
  const done = await mover.ask({ ...ROLL, length }, "mine");
  expect(done).toMatchObject({ kind: "done" });
  for (const refused of [
    await mover.ask({ ...ROLL, length: length + 2 }, "mine"),
    await mover.ask({ kind: "act", length, text: "aside 6" }, "mine"),
    await mover.ask({ kind: "resign" }, "mine"),
    await other.ask({ ...ROLL, length }, "mine"),
    await other.ask({ kind: "resign" }, "mine"),
  ])
    expect(refused).toMatchObject({
      kind: "refused",
      code: "key-taken",
      message: expect.stringContaining("choose a new key"),
    });
  expect(await mover.ask({ ...ROLL, length }, "mine")).toEqual(done);
  expect((await sitDown(url, table)).log).toHaveLength(length + 2);
});

test("a key of somebody who left the seat does not answer the next who sits there", async () => {
  const { url } = await served();
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const ben = await takeSeat(url, ada.table);
  const left = await sitDown(url, ada.table, ben);
  expect(await left.ask({ kind: "leave" }, "bye")).toMatchObject({ kind: "done" });
  const cleo = await takeSeat(url, ada.table, { name: "Cleo" });
  expect(cleo.player).toBe(ben.player);
  const next = await sitDown(url, ada.table, cleo);
  expect(await next.ask({ kind: "leave" }, "bye")).toMatchObject({ code: "key-taken" });
  expect(await next.ask({ kind: "leave" }, "farewell")).toMatchObject({ kind: "done" });
});

test("the data file has no token of a player, only its hash", async () => {
  const data = dataFile();
  const { url, stop } = await served({}, data);
  const ada = await openTable(url);
  const device = await sitDown(url, ada.table, ada);
  expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  await stop();
  const bytes = readFileSync(data, "latin1");
  expect(bytes).toContain(hashOf(ada.token));
  expect(bytes).not.toContain(ada.token);
});

test("a second server on the same file does not start, and the first goes on", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  await expect(served({}, data)).rejects.toThrow(StorageError);
  await openTable(url);
  expect(await health(url)).toBe(200);
});

test("while its file is deleted, a server acknowledges nothing and is not healthy", async () => {
  const data = dataFile();
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { url } = await served({ logStream }, data, { logLevel: "error" });
  const { mover, length } = await begunGame(url);
  expect(await health(url)).toBe(200);
  renameSync(data, `${data}.away`);
  expect(await health(url)).toBe(503);
  mover.say({ ...ROLL, length, key: "lost" });
  await mover.closed;
  expect(mover.messages.at(-1)).toMatchObject({ kind: "refused", code: "trouble" });
  expect(mover.messages).not.toContainEqual(expect.objectContaining({ kind: "done", key: "lost" }));
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  await expect
    .poll(() => lines.some((line) => line.includes("was deleted or moved")), {
      timeout: PATIENCE_MS,
    })
    .toBe(true);
  renameSync(`${data}.away`, data);
  expect(await health(url)).toBe(200);
});

test("moves that are made while the file is deleted are not acknowledged from then on", async () => {
  const data = dataFile();
  const { url } = await served({}, data);
  const { table, mover, length } = await begunGame(url);
  await mover.ask({ ...ROLL, length });
  await mover.until(() => mover.log.length === length + 2);
  const { game } = tableStateOf(mover, table);
  const text = squiresMove(game as NonNullable<typeof game>, seededRandom("a squire"));
  rmSync(data);
  mover.say({ kind: "act", length: length + 2, text, key: "late" });
  await mover.closed;
  const answers = mover.messages.filter((message) => "key" in message && message.key === "late");
  expect(answers.filter(({ kind }) => kind === "done")).toEqual([]);
  expect(await call(url, "/api/tables", { ...ASKED, token: newToken() })).toMatchObject({
    status: 503,
  });
  // Acknowledged moves are still shown, as long as the server has the deleted file open.
  expect((await sitDown(url, table)).log).toHaveLength(length + 2);
});

const ASKED = {
  game: "to-court-the-king",
  seats: [{ kind: "you" }, { kind: "open" }],
  listed: true,
  name: "Ada",
  shield: "azure",
};

test("a server whose disk is full is not healthy", async () => {
  const storage = await openSqlite(dataFile(), { pagesMax: 40 });
  const { url } = await served({ storage });
  expect(await health(url)).toBe(200);
  const fill = async () => {
    for (let n = 0; ; n += 1) await storage.create(newTable(`table-${n}`, { stage: "over" }));
  };
  await expect(fill()).rejects.toThrow(/no space left/);
  expect(await call(url, "/healthz")).toMatchObject({
    status: 503,
    body: { refused: { code: "trouble" } },
  });
  expect((await fetch(`${url}/livez`)).status).toBe(200);
});

/** Changes a byte of a stored name, in the file of a stopped server. */
function damage(data: string, name: string): void {
  const db = new Database(data);
  const { changes } = db
    .prepare("UPDATE appends SET entries = replace(entries, ?, 'X' || substr(?, 2))")
    .run(name, name);
  expect(changes).toBeGreaterThan(0);
  db.close();
}

test("a damaged table is refused with a clear message, logged once, and the others go on", async () => {
  const data = dataFile();
  const before = await served({}, data);
  const bot = { kind: "bot", level: "page" } as const;
  const lost = await openTable(before.url, { name: "Zenobia", seats: [{ kind: "you" }, bot] });
  const sound = await openTable(before.url, { listed: true });
  const listed = await openTable(before.url, { name: "Zenobia", listed: true });
  await before.stop();
  damage(data, "Zenobia");
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { url } = await served({ logStream }, data, { logLevel: "error" });
  const damaged = { code: "damaged", message: expect.stringContaining("table is damaged") };
  for (let times = 0; times < 3; times += 1) {
    expect(await call(url, `/api/tables/${lost.table}`)).toMatchObject({
      status: 503,
      body: { refused: damaged },
    });
    const join = { name: "Ben", shield: "or", token: newToken() };
    expect(await call(url, `/api/tables/${listed.table}/seats`, join)).toMatchObject({
      status: 503,
      body: { refused: damaged },
    });
    const device: Device = await dial(url, lost.table);
    device.say({ kind: "hello", protocol: PROTOCOL, from: 1, token: lost.token });
    expect(await device.closed).toBe(1008);
    expect(device.messages).toMatchObject([{ kind: "refused", ...damaged }]);
  }
  const { tables } = (await call(url, "/api/tables")).body as { tables: { table: string }[] };
  expect(tables.map(({ table }) => table)).toEqual([sound.table]);
  await takeSeat(url, sound.table);
  expect(await health(url)).toBe(200);
  for (const { table } of [lost, listed])
    expect(lines.filter((line) => line.includes(`table ${table} is damaged`))).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

test("a log whose checksums are right but which makes no sense is damaged, too", async () => {
  const storage = await openSqlite(dataFile());
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { url } = await served({ storage, logStream }, dataFile(), { logLevel: "error" });
  const { table } = await openTable(url, { listed: true });
  const { log } = await sitDown(url, table);
  const expected = log.length;
  const entries = [{ kind: "rolled", faces: [1] }] as const;
  await storage.append(append(table, expected, { entries, stage: "playing" }));
  for (let times = 0; times < 2; times += 1)
    expect(await call(url, `/api/tables/${table}`)).toMatchObject({
      status: 503,
      body: { refused: { message: expect.stringContaining("table is damaged") } },
    });
  await openTable(url);
  expect(lines).toEqual([]);
});
