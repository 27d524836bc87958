import { verifyRecord } from "@courtly/dice";
import { boxed } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { LIMITS, PROTOCOL, readHere, readSeatGiven, readTableList } from "@courtly/protocol";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { sitDown } from "./support/device.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import {
  call,
  dataFile,
  glanceAt,
  newToken,
  openTable,
  recordAt,
  served,
  unwrap,
  takeSeat,
} from "./support/served.ts";
import { statusOfUpgrade } from "./support/upgrade.ts";

const refusedWith = (code: string) => ({ body: { refused: { code } } });

test("a listed table is found, by its code too, until all seats are taken", async () => {
  const { url } = await served();
  const listed = async () => unwrap(readTableList((await call(url, "/api/tables")).body)).tables;
  await openTable(url, { name: "Hidden" });
  const ada = await openTable(url, { listed: true });
  expect((await listed()).map(({ table }) => table)).toEqual([ada.table]);
  const code = (ada.code ?? "").toLowerCase();
  expect((await call(url, `/api/codes/${code}`)).body).toEqual({ table: ada.table });
  const ben = await takeSeat(url, ada.table);
  expect(ben.player).toBe(1);
  expect(await listed()).toEqual([]);
  expect(await call(url, `/api/codes/${code}`)).toMatchObject(refusedWith("unknown-code"));
  expect(await glanceAt(url, ada.table)).toMatchObject({
    stage: "drawing",
    seats: [
      { kind: "person", name: "Ada", shield: "azure" },
      { kind: "person", name: "Ben", shield: "gules" },
    ],
  });
});

test("joining again with the same token keeps the seat; a full table and a taken name are refused", async () => {
  const { url } = await served();
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const join = (body: object) =>
    call(url, `/api/tables/${ada.table}/seats`, { name: "Ben", shield: "azure", ...body });
  const token = newToken();
  const first = await join({ token });
  expect(first).toMatchObject({ status: 201, body: { player: 1 } });
  expect(await join({ token })).toEqual(first);
  expect(await join({ token: newToken() })).toMatchObject(refusedWith("name-taken"));
  expect(await join({ token: newToken(), name: "Cleo", player: 0 })).toMatchObject(
    refusedWith("full"),
  );
  await join({ token: newToken(), name: "  Cleo \u202E " });
  expect(await join({ token: newToken(), name: "Dan" })).toMatchObject(refusedWith("full"));
  const { seats: sitting } = await glanceAt(url, ada.table);
  expect(sitting).toMatchObject([{ shield: "azure" }, { shield: "gules" }, { name: "Cleo" }]);
});

test("opening a table again with the same token gives the same table, also two at once", async () => {
  const { url } = await served();
  const request = {
    game: "rolling-courts",
    seats: [{ kind: "open" }, { kind: "you" }],
    listed: true,
    name: "Ada",
    shield: "azure",
    token: newToken(),
  };
  const open = (body: object) => call(url, "/api/tables", body);
  const [first, ...others] = await Promise.all([open(request), open(request), open(request)]);
  expect(first).toMatchObject({ status: 201, body: { player: 1 } });
  for (const other of [...others, await open(request)]) expect(other).toEqual(first);
  expect(unwrap(readTableList((await call(url, "/api/tables")).body)).tables).toHaveLength(1);
  const { table } = unwrap(readSeatGiven(first.body));
  await takeSeat(url, table);
  expect(await open(request)).toEqual({ status: 201, body: { table, player: 1 } });
  for (const change of [{ token: newToken() }, { listed: false }])
    expect(unwrap(readSeatGiven((await open({ ...request, ...change })).body)).table).not.toBe(
      table,
    );
});

test("no secret is in anything that is sent before the end", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const device = await sitDown(url, ada.table, ada);
  await Promise.all([
    playOn(device, ada, ({ game }) => game !== undefined),
    playOn(await sitDown(url, ada.table, ben), ben, ({ game }) => game !== undefined),
  ]);
  expect(device.log.map(({ entry }) => entry.kind)).not.toContain("revealed");
  expect(tableStateOf(device, ada.table).dice).toMatch(/ -$/);
  const said = JSON.stringify([device.messages, await glanceAt(url, ada.table)]);
  for (const { token } of [ada, ben]) expect(said).not.toContain(token);
});

test("an impossible table is refused with a reason", async () => {
  const { url } = await served();
  const open = (changes: object) =>
    call(url, "/api/tables", {
      game: "to-court-the-king",
      seats: [{ kind: "you" }, { kind: "open" }],
      listed: true,
      name: "Ada",
      shield: "azure",
      token: newToken(),
      ...changes,
    });
  expect(await open({ game: "chess" })).toMatchObject(refusedWith("impossible-table"));
  expect(await open({ seats: [{ kind: "you" }] })).toMatchObject(refusedWith("impossible-table"));
  expect(await open({ rules: "martian" })).toMatchObject(refusedWith("impossible-table"));
  expect(await open({ board: "two rivers" })).toMatchObject(refusedWith("impossible-table"));
  expect(await open({ seats: [{ kind: "you" }, { kind: "bot", level: "wizard" }] })).toMatchObject(
    refusedWith("impossible-table"),
  );
  expect(await open({ name: "Ada, Ben" })).toMatchObject(refusedWith("malformed"));
  expect(await open({ seats: [{ kind: "open" }] })).toMatchObject(refusedWith("malformed"));
  expect(await open({ token: "guess" })).toMatchObject(refusedWith("malformed"));
  expect(await open({ board: "x".repeat(LIMITS.httpBodyBytes) })).toMatchObject(
    refusedWith("too-large"),
  );
  expect(await call(url, "/api/tables/nothing")).toMatchObject(refusedWith("unknown-table"));
  expect(await call(url, "/nowhere")).toMatchObject(refusedWith("unknown-address"));
  const broken = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  expect(await broken.json()).toMatchObject({ refused: { code: "malformed" } });
});

test("a server lists the addresses at which other devices reach it", async () => {
  const alone = await served();
  expect((await call(alone.url, "/api/here")).body).toEqual({ protocol: PROTOCOL, addresses: [] });
  const named = await served({}, dataFile(), { origin: "https://play.example" });
  expect(unwrap(readHere((await call(named.url, "/api/here")).body)).addresses).toEqual([
    "https://play.example",
  ]);
  const everywhere = await served({}, dataFile(), { host: "0.0.0.0" });
  const { port } = new URL(everywhere.url);
  const { addresses } = unwrap(readHere((await call(everywhere.url, "/api/here")).body));
  expect(addresses).toEqual(everywhere.addresses());
  for (const address of addresses) expect(new URL(address).port).toBe(port);
});

test("a page of another server is refused, our own is not", async () => {
  const { url } = await served();
  const from = (origin: string) => fetch(`${url}/healthz`, { headers: { origin } });
  expect((await from("https://evil.example")).status).toBe(403);
  expect((await from("null")).status).toBe(403);
  expect((await from(url)).status).toBe(200);
});

test("a page of another server gets no socket", async () => {
  const { url } = await served();
  const { table } = await openTable(url);
  const origin = "https://evil.example";
  expect(await statusOfUpgrade(`${url}/api/tables/${table}/socket`, { origin })).toBe(403);
});

test("one address may open only a limited number of tables", async () => {
  const { url } = await served({ allowances: { tables: { burst: 1, perSecond: 0.01 } } });
  await openTable(url);
  await expect(openTable(url)).rejects.toThrow("expected otherwise");
});

test("before the first roll the host can close the table, and the seed is revealed", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const [host, guest] = await Promise.all([
    sitDown(url, ada.table, ada),
    sitDown(url, ada.table, ben),
  ]);
  expect(await guest.ask({ kind: "close" })).toMatchObject({ code: "not-now" });
  expect(await host.ask({ kind: "close" })).toMatchObject({ kind: "done" });
  await guest.until(() => guest.log.at(-1)?.entry.kind === "revealed");
  expect(await glanceAt(url, ada.table)).toMatchObject({ stage: "over" });
});

test("a player who leaves the lobby frees the seat, and the token loses its seat", async () => {
  const { url } = await served();
  const seats = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;
  const ada = await openTable(url, { seats });
  const ben = await takeSeat(url, ada.table);
  const device = await sitDown(url, ada.table, ben);
  expect(await device.ask({ kind: "leave" })).toMatchObject({ kind: "done" });
  expect((await takeSeat(url, ada.table, { name: "Cleo" })).player).toBe(1);
  expect(await device.ask({ kind: "leave" })).toMatchObject({ code: "spectator" });
  expect((await glanceAt(url, ada.table)).seats).toMatchObject([{}, { name: "Cleo" }, {}]);
});

test("when one of three players resigns, a bot plays on to the end", async () => {
  const { url } = await served();
  const bot = { kind: "bot", level: "page" } as const;
  const ada = await openTable(url, { seats: [{ kind: "you" }, bot, { kind: "open" }] });
  const ben = await takeSeat(url, ada.table);
  const one = await sitDown(url, ada.table, ada);
  const two = await sitDown(url, ada.table, ben);
  await Promise.all([
    playOn(one, ada, ({ game }) => game !== undefined),
    playOn(two, ben, ({ game }) => game !== undefined),
  ]);
  const done = await two.ask({ kind: "resign" }, "enough");
  expect(done).toMatchObject({ kind: "done" });
  expect(await two.ask({ kind: "resign" }, "enough")).toEqual(done);
  expect(
    await two.ask({ kind: "act", length: done.kind === "done" ? done.length : 0, text: "roll" }),
  ).toMatchObject({
    code: "not-now",
    message: expect.stringContaining("resigned"),
  });
  const end = await playOn(one, ada);
  expect(end.game?.turn.kind).toBe("over");
});

test.each(["resign", "leave"] as const)(
  "when one of two players does '%s', the other one has won, and the record is whole",
  async (kind) => {
    const { url } = await served();
    const ada = await openTable(url, { game: "rolling-courts" });
    const ben = await takeSeat(url, ada.table);
    const one = await sitDown(url, ada.table, ada);
    const two = await sitDown(url, ada.table, ben);
    await Promise.all([
      playOn(one, ada, ({ game }) => (game?.length ?? 0) > 5),
      playOn(two, ben, ({ game }) => (game?.length ?? 0) > 5),
    ]);
    const done = await two.ask({ kind }, "enough");
    expect(done).toMatchObject({ kind: "done" });
    expect(await two.ask({ kind }, "enough")).toEqual(done);
    await one.until(() => one.log.at(-1)?.entry.kind === "revealed");
    expect(one.log.slice(-2).map(({ entry }) => entry)).toMatchObject([
      { kind: "resigned", player: 1, ends: "game" },
      { kind: "revealed" },
    ]);
    expect(tableStateOf(one, ada.table).game?.turn).toEqual({ kind: "over", ranks: [1, 2] });
    expect(await glanceAt(url, ada.table)).toMatchObject({ stage: "over" });
    const record = await recordAt(url, ada.table);
    expect(record).toMatch(/\n1 resign\n$/);
    expect(verifyRecord(record, [boxed(rollingCourts)])).toMatchObject({
      ok: true,
      value: { kind: "honest" },
    });
    for (const request of [{ kind }, { kind: "undo", length: one.log.length }] as const)
      expect(await two.ask(request)).toMatchObject({ code: "not-now" });
  },
);

test("in a rematch everybody sits one seat further, with the same tokens", async () => {
  const { url } = await served();
  const ada = await openTable(url);
  const ben = await takeSeat(url, ada.table);
  const again = (token: string) => call(url, `/api/tables/${ada.table}/rematch`, { token });
  expect(await again(ada.token)).toMatchObject(refusedWith("not-now"));
  const one = await sitDown(url, ada.table, ada);
  const two = await sitDown(url, ada.table, ben);
  await Promise.all([
    playOn(one, ada, ({ game }) => game !== undefined),
    playOn(two, ben, ({ game }) => game !== undefined),
  ]);
  await one.ask({ kind: "resign" });
  await two.until(() => two.log.at(-1)?.entry.kind === "revealed");
  expect(await recordAt(url, ada.table)).toContain("players Ada, Ben");
  const stranger = await again(newToken());
  expect(stranger).toMatchObject(refusedWith("wrong-token"));
  const [first, second] = await Promise.all([again(ada.token), again(ben.token)]);
  expect(await again(newToken())).toEqual(stranger);
  expect(first).toMatchObject({ status: 201, body: { player: 1 } });
  const { table } = first.body as { table: string };
  expect(second).toMatchObject({ status: 201, body: { table, player: 0 } });
  expect(await again(ada.token)).toEqual(first);
  await two.until(() => two.log.at(-1)?.entry.kind === "rematch");
  expect(await glanceAt(url, table)).toMatchObject({
    stage: "drawing",
    seats: [{ name: "Ben" }, { name: "Ada" }],
  });
  const next = await sitDown(url, table, { token: ben.token });
  expect(next.messages[0]).toMatchObject({ kind: "welcome", player: 0 });
});

test.each([{ coach: "off" }, {}] as const)(
  "the first entry has the host's choice about the coach: %j",
  async (choice) => {
    const { url } = await served();
    const ada = await openTable(url, choice);
    const { log } = await sitDown(url, ada.table, ada);
    const [first] = log;
    expect(first?.entry.kind).toBe("created");
    const coach = first?.entry.kind === "created" ? first.entry.coach : "nothing";
    expect(coach).toBe("coach" in choice ? "off" : undefined);
  },
);

test("a rematch whose id was stored but whose table was not created is created at the next request", async () => {
  const data = dataFile();
  const storage = await openSqlite(data);
  let isDying = false;
  const create: typeof storage.create = (table) =>
    isDying ? Promise.reject(new Error("killed")) : storage.create(table);
  const dying = await served({ storage: { ...storage, create } }, data);
  const bot = { kind: "bot", level: "page" } as const;
  const ada = await openTable(dying.url, { seats: [{ kind: "you" }, { kind: "open" }, bot] });
  const ben = await takeSeat(dying.url, ada.table);
  const play = async (url: string, seat: typeof ada) =>
    playOn(await sitDown(url, seat.table, seat), seat);
  await Promise.all([play(dying.url, ada), play(dying.url, ben)]);
  const again = (url: string, token: string) =>
    call(url, `/api/tables/${ada.table}/rematch`, { token });
  isDying = true;
  expect(await again(dying.url, ada.token)).toMatchObject({ status: 503 });
  await dying.stop();
  const { url } = await served({}, data);
  const { log } = await sitDown(url, ada.table);
  expect(log.at(-1)?.entry.kind).toBe("rematch");
  const [first, second] = await Promise.all([again(url, ben.token), again(url, ada.token)]);
  const seatOf = ({ body }: typeof first, token: string) => ({
    ...unwrap(readSeatGiven(body)),
    token,
  });
  const next = [seatOf(first, ben.token), seatOf(second, ada.token)];
  for (const { table } of next) expect(log.at(-1)?.entry).toMatchObject({ table });
  const ends = await Promise.all(next.map((seat) => play(url, seat)));
  for (const { game } of ends) expect(game?.turn.kind).toBe("over");
});
