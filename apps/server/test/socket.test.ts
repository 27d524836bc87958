import { LIMITS, PROTOCOL } from "@courtly/protocol";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { StorageError, type Storage } from "../src/storage/storage.ts";
import { begunGame } from "./support/begunGame.ts";
import { dial, sitDown } from "./support/device.ts";
import { tableStateOf } from "./support/player.ts";
import { dataFile, newToken, openTable, served, takeSeat } from "./support/served.ts";

const ROLL = { kind: "act", text: "roll" } as const;

test("a request sent again with the same key gets the same answer and happens once", async () => {
  const { url } = await served();
  const { table, mover, length } = await begunGame(url);
  const first = await mover.ask({ ...ROLL, length }, "once");
  expect(first).toEqual({ kind: "done", key: "once", length: length + 2 });
  expect(await mover.ask({ ...ROLL, length }, "once")).toEqual(first);
  expect(await mover.ask({ ...ROLL, length: length + 2 }, "once")).toMatchObject({
    code: "key-taken",
  });
  const { log } = await sitDown(url, table);
  expect(log.filter(({ entry }) => entry.kind === "rolled")).toHaveLength(1);
});

test("of two tabs of one seat that act at once, one succeeds and the other is refused", async () => {
  const { url } = await served();
  const { table, mover, moverSeat, length } = await begunGame(url);
  const tab = await sitDown(url, table, moverSeat);
  const answers = await Promise.all([mover.ask({ ...ROLL, length }), tab.ask({ ...ROLL, length })]);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["done", "refused"]);
  expect(answers.find(({ kind }) => kind === "refused")).toMatchObject({ code: "stale" });
  expect((await sitDown(url, table)).log).toHaveLength(length + 2);
});

test("two servers on one store agree: one move is stored, and both show the same log", async () => {
  const storage = await openSqlite(dataFile());
  const here = await served({ storage });
  const there = await served({ storage });
  const { table, mover, moverSeat, length } = await begunGame(here.url);
  const away = await sitDown(there.url, table, moverSeat);
  const answers = await Promise.all([
    mover.ask({ ...ROLL, length }, "here"),
    away.ask({ ...ROLL, length }, "there"),
  ]);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["done", "refused"]);
  const logs = await Promise.all([sitDown(here.url, table), sitDown(there.url, table)]);
  expect(logs[0].log).toHaveLength(length + 2);
  expect(logs[1].log).toEqual(logs[0].log);
});

test("a device whose seat is freed while it says hello gets no seat, and does not stand for the next player there", async () => {
  const sqlite = await openSqlite(dataFile());
  let isHeld = false;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const find: Storage["find"] = async (id) => {
    const found = await sqlite.find(id);
    if (isHeld) {
      isHeld = false;
      reached.resolve();
      await released.promise;
    }
    return found;
  };
  const { url } = await served({ storage: { ...sqlite, find } });
  const { table } = await openTable(url, {
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }],
  });
  const ben = await takeSeat(url, table);
  const device = await sitDown(url, table, ben);
  isHeld = true;
  const late = await dial(url, table);
  late.say({ kind: "hello", protocol: PROTOCOL, from: 1, token: ben.token });
  await reached.promise;
  await device.ask({ kind: "leave" });
  released.resolve();
  await late.until(() => late.messages.length > 0);
  expect(late.messages[0]).toMatchObject({ kind: "refused", code: "wrong-token" });
});

test("a device out of turn, without a seat or without a hello is refused, and the log is unchanged", async () => {
  const { url } = await served();
  const { table, other, mover, length } = await begunGame(url);
  const watcher = await sitDown(url, table);
  const stranger = await dial(url, table);
  expect(await other.ask({ ...ROLL, length })).toMatchObject({ code: "not-your-turn", rule: "K4" });
  expect(await watcher.ask({ ...ROLL, length })).toMatchObject({ code: "spectator" });
  expect(await stranger.ask({ ...ROLL, length })).toMatchObject({ code: "hello-first" });
  expect(await mover.ask({ ...ROLL, length: length - 1 })).toMatchObject({ code: "stale" });
  expect(await mover.ask({ kind: "act", text: "take king", length })).toMatchObject({
    code: "illegal",
    rule: expect.stringMatching(/^K\d+$/),
  });
  expect((await sitDown(url, table)).log).toHaveLength(length);
});

test("a wrong token, an unknown table and an old page are refused with a reason", async () => {
  const { url } = await served();
  const { table } = await openTable(url);
  const thief = await dial(url, table);
  thief.say({ kind: "hello", protocol: PROTOCOL, from: 1, token: newToken() });
  await thief.closed;
  expect(thief.messages).toMatchObject([{ kind: "refused", code: "wrong-token" }]);
  const lost = await dial(url, "A".repeat(22));
  lost.say({ kind: "hello", protocol: PROTOCOL, from: 1 });
  await lost.closed;
  expect(lost.messages).toMatchObject([{ kind: "refused", code: "unknown-table" }]);
  const old = await dial(url, table);
  old.say({ kind: "hello", protocol: PROTOCOL + 1, from: 1 });
  await old.closed;
  expect(old.messages).toEqual([{ kind: "reload", protocol: PROTOCOL }]);
});

test("unreadable messages are refused, too large ones end the connection, and the game goes on", async () => {
  const { url } = await served();
  const { table, mover, moverSeat, length } = await begunGame(url);
  const rubbish = ["", "{", "null", "[]", '{"kind":"act"}', '{"kind":"dance"}', "\u0000"];
  const before = mover.messages.length;
  for (const text of rubbish) mover.raw(text);
  mover.raw(Uint8Array.of(1, 2, 3));
  await mover.until(() => mover.messages.length === before + rubbish.length + 1);
  for (const message of mover.messages.slice(before))
    expect(message).toMatchObject({ kind: "refused", code: "malformed" });
  mover.raw("x".repeat(LIMITS.socketMessageBytes + 1));
  expect(await mover.closed).toBe(1009);
  const back = await sitDown(url, table, { token: moverSeat.token, from: length + 1 });
  expect(back.log).toEqual([]);
  expect(await back.ask({ ...ROLL, length })).toMatchObject({ kind: "done" });
});

test("a device that reconnects gets the entries since, and none twice", async () => {
  const { url } = await served();
  const { table, mover, moverSeat, length } = await begunGame(url);
  mover.close();
  const back = await sitDown(url, table, { token: moverSeat.token, from: length - 1 });
  expect(back.log.map(({ n }) => n)).toEqual([length - 1, length]);
  await back.ask({ ...ROLL, length });
  await back.until(() => back.log.length === 4);
  expect(back.log.map(({ n }) => n)).toEqual([length - 1, length, length + 1, length + 2]);
});

test("a player can undo actions back to the last roll, and no further", async () => {
  const { url } = await served();
  const { table, mover, other, length } = await begunGame(url);
  await mover.ask({ ...ROLL, length });
  await mover.until(() => mover.log.length === length + 2);
  const { game } = tableStateOf(mover, table);
  const aside = game?.legal().find((text) => text.startsWith("aside ")) ?? "";
  await mover.ask({ kind: "act", text: aside, length: length + 2 });
  expect(await other.ask({ kind: "undo", length: length + 3 })).toMatchObject({ code: "not-now" });
  const undone = await mover.ask({ kind: "undo", length: length + 3 });
  expect(undone).toMatchObject({ kind: "done", length: length + 4 });
  expect(await mover.ask({ kind: "undo", length: length + 4 })).toMatchObject({
    code: "not-now",
    message: "a roll cannot be taken back",
  });
  await mover.until(() => mover.log.length === length + 4);
  expect(tableStateOf(mover, table).game?.record()).toBe(game?.record());
});

test("too many messages at once are refused, and those within the limit are answered", async () => {
  const { url } = await served({ allowances: { perConnection: { burst: 5, perSecond: 1 } } });
  const { table } = await openTable(url);
  const device = await sitDown(url, table);
  for (let i = 0; i < 20; i += 1) device.say({ kind: "ping" });
  await device.until(() => device.messages.length >= 22);
  const answers = device.messages.slice(2);
  expect(answers.filter(({ kind }) => kind === "pong").length).toBeGreaterThanOrEqual(4);
  const refusals = answers.filter(({ kind }) => kind === "refused");
  expect(refusals.length).toBeGreaterThanOrEqual(10);
  for (const refused of refusals) expect(refused).toMatchObject({ code: "too-fast" });
});

test("a server that stops says goodbye, and the next one has everything", async () => {
  const data = dataFile();
  const first = await served({}, data);
  const { table, mover, moverSeat, length } = await begunGame(first.url);
  const asked = mover.ask({ ...ROLL, length }, "last").catch(() => undefined);
  await first.stop();
  const answer = await asked;
  expect(mover.messages.at(-1)).toEqual({ kind: "goodbye" });
  expect(await mover.closed).toBe(1012);
  const second = await served({}, data);
  const back = await sitDown(second.url, table, moverSeat);
  const again = await back.ask({ ...ROLL, length }, "last");
  expect(again).toMatchObject({ kind: "done", length: length + 2 });
  if (answer !== undefined) expect(again).toEqual(answer);
  await back.until(() => back.log.length === length + 2);
});

test("a store that cannot write acknowledges nothing, and loses nothing", async () => {
  const sqlite = await openSqlite(dataFile());
  let isFull = false;
  const storage: Storage = {
    ...sqlite,
    append: (append) =>
      isFull ? Promise.reject(new StorageError("no space left")) : sqlite.append(append),
  };
  const { url } = await served({ storage });
  const { table, mover, moverSeat, length } = await begunGame(url);
  isFull = true;
  mover.say({ ...ROLL, length, key: "tried" });
  expect(await mover.closed).toBe(1011);
  expect(mover.messages.at(-1)).toMatchObject({ kind: "refused", code: "trouble" });
  isFull = false;
  const back = await sitDown(url, table, moverSeat);
  expect(back.log).toHaveLength(length);
  expect(await back.ask({ ...ROLL, length }, "tried")).toMatchObject({ length: length + 2 });
});

test("many devices that connect and disconnect do not disturb the game", async () => {
  const { url } = await served({ allowances: { spectatorsPerTable: 40 } });
  const { table, mover, length } = await begunGame(url);
  for (let wave = 0; wave < 5; wave += 1) {
    const storm = await Promise.all(Array.from({ length: 30 }, () => sitDown(url, table)));
    for (const { log } of storm) expect(log).toHaveLength(length);
    for (const device of storm) device.close();
    await Promise.all(storm.map(({ closed }) => closed));
  }
  expect(await mover.ask({ ...ROLL, length })).toMatchObject({ kind: "done" });
});
