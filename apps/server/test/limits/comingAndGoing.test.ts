import { ok } from "@courtly/engine";
import { PROTOCOL, readRefusal, readSeatGiven } from "@courtly/protocol";
import { expect, test } from "vitest";
import { seatTakersAt } from "../../src/http/seatTakers.ts";
import { unplayedSeatsAt } from "../../src/http/unplayedSeats.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { DamagedTable, StorageError } from "../../src/storage/storage.ts";
import type { LoadedTable } from "../../src/tables/cache.ts";
import { dial, sitDown } from "../support/device.ts";
import { fakeClock } from "../support/fakeClock.ts";
import { lengthenLog } from "../support/longLog.ts";
import { playOn } from "../support/player.ts";
import { dataFile, glanceAt, newToken, served, unwrap } from "../support/served.ts";

const HOST = "9.9.9.9";
const STRANGER = "7.7.7.7";
const YOU = { kind: "you" } as const;
const OPEN = { kind: "open" } as const;

/** A server behind a proxy, with requests from chosen addresses. */
async function proxied(parts: Parameters<typeof served>[0] = {}) {
  const { url } = await served(parts, dataFile(), { trustProxy: true });
  let count = 0;
  const post = async (address: string, path: string, body: object) => {
    count += 1;
    const token = newToken();
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ name: `P${count}`, shield: "azure", token, ...body }),
    });
    const answer = await response.json();
    const refused = readRefusal(answer);
    return refused.ok ? refused.value.refused.code : { ...unwrap(readSeatGiven(answer)), token };
  };
  /** The seat that this person takes, or the code of the refusal. */
  const join = (address: string, table: string, body: object = {}) =>
    post(address, `/api/tables/${table}/seats`, body);
  /** The same, as the code of the refusal or `seated`. */
  const codeOf = async (address: string, table: string, body: object = {}) => {
    const given = await join(address, table, body);
    return typeof given === "string" ? given : "seated";
  };
  const open = async (body: object = {}) => {
    const game = "to-court-the-king";
    const seat = await post(HOST, "/api/tables", {
      game,
      seats: [YOU, OPEN],
      listed: true,
      ...body,
    });
    if (typeof seat === "string") throw new Error(seat);
    return seat;
  };
  return { url, open, join, codeOf };
}

/** Opens as many tables, one after the other. */
async function openMany(open: Awaited<ReturnType<typeof proxied>>["open"], count: number) {
  const tables: string[] = [];
  for (let each = 0; each < count; each += 1) tables.push((await open()).table);
  return tables;
}

test("a stranger who sits down at listed tables and leaves ends three of them in half an hour, and no more", async () => {
  const clock = fakeClock();
  const { url, open, join, codeOf } = await proxied({ clock });
  const [last = "", ...others] = await openMany(open, 4);
  for (const table of others) {
    const seat = await join(STRANGER, table);
    if (typeof seat === "string") throw new Error(seat);
    const device = await sitDown(url, table, seat);
    expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
    device.close();
    expect((await glanceAt(url, table)).stage).toBe("over");
  }
  expect(await codeOf(STRANGER, last)).toBe("full");
  expect((await glanceAt(url, last)).stage).toBe("lobby");
  clock.pass(31 * 60_000);
  expect(await codeOf(STRANGER, last)).toBe("seated");
  const [next = ""] = await openMany(open, 1);
  expect(await codeOf("8.8.8.8", next)).toBe("seated");
});

test("seats that a host has taken away, and lobbies that a host has closed, do not count", async () => {
  const { url, open, codeOf } = await proxied();
  for (const end of ["openSeat", "close", "leave", "openSeat"] as const) {
    const host = await open({ seats: [YOU, OPEN, OPEN] });
    expect(await codeOf(STRANGER, host.table)).toBe("seated");
    const device = await sitDown(url, host.table, host);
    const request = end === "openSeat" ? ({ kind: end, player: 1 } as const) : { kind: end };
    expect(await device.ask(request)).toMatchObject({ kind: "done" });
  }
  const [last = ""] = await openMany(open, 1);
  expect(await codeOf(STRANGER, last)).toBe("seated");
});

test("lobbies count that a stranger closes as the host, in place of one who was away", async () => {
  const clock = fakeClock();
  const { url, open, join, codeOf } = await proxied({ clock });
  const seats = [YOU, OPEN, OPEN];
  const tables = [];
  for (let each = 0; each < 4; each += 1) tables.push((await open({ seats })).table);
  clock.pass(200_000);
  const [last = "", ...others] = tables;
  for (const table of others) {
    const seat = await join(STRANGER, table);
    if (typeof seat === "string") throw new Error(seat);
    const device = await sitDown(url, table, seat);
    const becomes = await device.ask({ kind: "passHost", player: seat.player });
    expect(becomes).toMatchObject({ kind: "done" });
    expect(await device.ask({ kind: "close" })).toMatchObject({ kind: "done" });
  }
  expect(await codeOf(STRANGER, last)).toBe("full");
});

test("seats that are taken at the same moment count, requests that are refused do not", async () => {
  const { open, codeOf } = await proxied();
  const tables = await openMany(open, 6);
  for (const table of tables) expect(await codeOf(STRANGER, table, { player: 0 })).toBe("full");
  const answers = await Promise.all(tables.map((table) => codeOf(STRANGER, table)));
  expect(answers.toSorted()).toEqual(["full", "full", "full", "seated", "seated", "seated"]);
});

test("a game that is played does not count, and neither does a table by link or a player at home", async () => {
  const { url, open, join, codeOf } = await proxied();
  for (let game = 0; game < 4; game += 1) {
    const ada = await open();
    const ben = await join(STRANGER, ada.table);
    if (typeof ben === "string") throw new Error(ben);
    await Promise.all(
      [ada, ben].map(async (seat) => {
        const device = await sitDown(url, ada.table, seat);
        await playOn(device, seat, (tableState) => (tableState.game?.length ?? 0) >= 20);
      }),
    );
  }
  for (let count = 0; count < 4; count += 1) {
    expect(await codeOf(STRANGER, (await open({ listed: false })).table)).toBe("seated");
    expect(await codeOf("192.168.1.5", (await open()).table)).toBe("seated");
  }
});

test("seats without a game still count after the store could not be read, those of damaged tables do not", async () => {
  let fault: Error | undefined;
  const load = async () => {
    if (fault !== undefined) throw fault;
    return { tableState: { game: undefined, reopened: [], host: 0 } } as unknown as LoadedTable;
  };
  const { take } = unplayedSeatsAt({ load }, fakeClock());
  const given = async () => ok({ table: "a", player: 1 });
  const sitDownAt = async (table: string) => (await take(STRANGER, table, given)).ok;
  for (const table of ["a", "b", "c"]) expect(await sitDownAt(table)).toBe(true);
  fault = new StorageError("the disk is gone");
  await expect(sitDownAt("d")).rejects.toThrow("the disk is gone");
  fault = undefined;
  expect(await sitDownAt("d")).toBe(false);
  fault = new DamagedTable("a", "a flipped byte");
  expect(await sitDownAt("d")).toBe(true);
});

/** A lobby by link whose log is made longer, as if many people had come and gone. */
async function longLobby(entries: number, parts: Parameters<typeof served>[0] = {}) {
  const storage = await openSqlite(dataFile());
  const server = await proxied({ ...parts, storage });
  const ada = await server.open({ seats: [YOU, OPEN, OPEN, OPEN], listed: false });
  await lengthenLog(storage, ada.table, entries);
  return { ...server, ada };
}

test("at a lobby with a long log nobody sits down twice, so that it does not grow without end", async () => {
  const { codeOf, ada } = await longLobby(480);
  for (const seal of ["b".repeat(64), "c".repeat(64)])
    expect(await codeOf(STRANGER, ada.table, { seal })).toBe("seated");
  const long = await longLobby(500);
  for (const address of [STRANGER, "192.168.1.5"]) {
    expect(await long.codeOf(address, long.ada.table)).toBe("seated");
    expect(await long.codeOf(address, long.ada.table)).toBe("full");
  }
});

test("a host makes the log of a lobby long only up to a limit, and may still fill the table with bots", async () => {
  const { url, ada } = await longLobby(496);
  const device = await sitDown(url, ada.table, ada);
  const paceAt = (pace: "slow" | "brisk") => device.ask({ kind: "choosePace", pace });
  expect(await paceAt("slow")).toMatchObject({ kind: "done" });
  expect(await paceAt("brisk")).toMatchObject({ kind: "done" });
  expect(await paceAt("slow")).toMatchObject({ code: "not-now", message: /too much/ });
  expect(await device.ask({ kind: "openSeat", player: 1 })).toMatchObject({ message: /too much/ });
  const filled = await device.ask({ kind: "seatBots", players: [1, 2, 3], level: "page" });
  expect(filled).toMatchObject({ kind: "done" });
});

test("a crowd that comes to many tables does not fill the memory: the tables that it left first are forgotten", async () => {
  const lobby = { length: 500, opening: { listed: false, host: 0 }, isClosed: false };
  const loaded = { tableState: lobby, secrets: { tokenHashes: [] } } as unknown as LoadedTable;
  const takers = seatTakersAt(
    {
      load: async () => loaded,
      join: async (table) => ({ ok: true, value: { table, player: 1, code: undefined } }),
    },
    fakeClock(),
  );
  const request = { name: "Eve", shield: "or", token: newToken() } as const;
  const come = (table: string, network: string) => takers.join(table, network, request);
  const crowd = Array.from({ length: 1000 }, (_, at) => `7.7.${at >> 8}.${at & 255}`);
  expect(await come("first", STRANGER)).toMatchObject({ ok: true });
  expect(await come("first", STRANGER)).toMatchObject({ error: { code: "full" } });
  for (let table = 0; table < 100; table += 1)
    for (const network of crowd) takers.remember({ table: `${table}`, player: 1 }, network);
  expect(await come("99", crowd[0] ?? "")).toMatchObject({ error: { code: "full" } });
  expect(await come("first", STRANGER)).toMatchObject({ ok: true });
});

test("the host of a lobby with a long log comes in as cheaply as with a short one", async () => {
  const { url, ada } = await longLobby(5000, {
    allowances: { perSeat: { burst: 10, perSecond: 0.001 } },
  });
  for (let count = 0; count < 5; count += 1) (await sitDown(url, ada.table, ada)).close();
});

test("a long log costs its reader over HTTP too", async () => {
  const { url, ada } = await longLobby(5000, {
    allowances: { perAddress: { burst: 30, perSecond: 0.001 } },
  });
  const statusOf = async (path: string) =>
    (await fetch(`${url}/api/tables/${ada.table}${path}`)).status;
  expect([await statusOf(""), await statusOf(""), await statusOf("/record")]).toEqual([
    200, 429, 429,
  ]);
});

test("a hello to a table that does not exist costs its address something", async () => {
  const { url } = await served({ allowances: { perAddress: { burst: 4, perSecond: 0.001 } } });
  const answers: string[] = [];
  for (const id of ["A", "B", "C", "D", "E"]) {
    const device = await dial(url, id.repeat(22));
    device.say({ kind: "hello", protocol: PROTOCOL, from: 1 });
    await device.closed;
    const [first] = device.messages;
    answers.push(first?.kind === "refused" ? first.code : "");
  }
  expect(answers).toEqual([...Array.from({ length: 4 }, () => "unknown-table"), "too-fast"]);
});
