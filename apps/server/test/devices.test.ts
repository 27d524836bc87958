import { copyFileSync, readFileSync, rmSync } from "node:fs";
import {
  LINK_MS,
  PROTOCOL,
  readSeatGiven,
  stageOf,
  type EntryOf,
  type ToClient,
} from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { hashOf } from "../src/tokens.ts";
import { begunGame } from "./support/begunGame.ts";
import { dial, sitDown, type Device } from "./support/device.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import { linkFrom, newSecret, opened } from "./support/secondDevice.ts";
import { call, dataFile, openTable, served, takeSeat, unwrap } from "./support/served.ts";

/** A game of two in which the player who is to act has the seat on two devices. */
async function twoDevices(url: string) {
  const game = await begunGame(url);
  const { table, mover, moverSeat } = game;
  const link = await linkFrom(mover);
  const { token } = await opened(url, table, { link });
  const second = await sitDown(url, table, { token });
  return { ...game, link, second, secondSeat: { ...moverSeat, token } };
}

const devicesIn = ({ log }: Device) =>
  log
    .map(({ entry }) => entry)
    .filter((entry): entry is EntryOf<"devices"> => entry.kind === "devices");
const welcomeOf = ({ messages }: Device) =>
  messages.find(
    (message): message is Extract<ToClient, { kind: "welcome" }> => message.kind === "welcome",
  );

describe("a seat on two devices", () => {
  test("both act, undo, are told and are the same person; everybody sees that there are two", async () => {
    const { url } = await served();
    const { table, mover, other, second, moverSeat, secondSeat } = await twoDevices(url);
    const { player } = moverSeat;
    expect(welcomeOf(second)).toMatchObject({ player });
    await other.until(() => devicesIn(other).length === 1);
    const holders = [moverSeat.token, secondSeat.token].map(hashOf);
    expect(devicesIn(other)).toEqual([{ kind: "devices", player, holders }]);
    const length = second.log.length;
    expect(await second.ask({ kind: "act", length, text: "roll" })).toMatchObject({ kind: "done" });
    await mover.until(() => mover.log.length > length + 1);
    const { game } = tableStateOf(mover, table);
    const text = game?.legal().find((each) => each.startsWith("aside")) ?? "";
    const before = mover.log.length;
    expect(await mover.ask({ kind: "act", length: before, text })).toMatchObject({ kind: "done" });
    await second.until(() => second.log.length > before);
    // The other device takes back what this one has played.
    expect(await second.ask({ kind: "undo", length: before + 1 })).toMatchObject({ kind: "done" });
    await mover.until(() => mover.log.length > before + 1);
    // Both together say one phrase in four seconds.
    mover.say({ kind: "say", phrase: "goodLuck" });
    await second.until(() => second.messages.some(({ kind }) => kind === "said"));
    second.say({ kind: "say", phrase: "goodGame" });
    await second.until(() => second.messages.some(({ kind }) => kind === "refused"));
    expect(second.messages.at(-1)).toMatchObject({ code: "too-fast" });
  });

  test("the player is here as long as one of them is", async () => {
    const { url } = await served();
    const { mover, other, second, moverSeat } = await twoDevices(url);
    const { player } = moverSeat;
    const silent = () =>
      other.messages.findLast((message) => message.kind === "presence")?.silent.length;
    mover.close();
    await mover.closed;
    const spectator = await sitDown(url, moverSeat.table);
    await other.until(() =>
      other.messages.some((message) => message.kind === "presence" && message.spectators === 1),
    );
    expect(silent()).toBe(0);
    second.close();
    await other.until(() => silent() === 1);
    expect(other.messages.findLast((message) => message.kind === "presence")?.silent).toMatchObject(
      [{ player }],
    );
    spectator.close();
  });

  test("either takes the seat away from the other for good: it watches, and is refused", async () => {
    const { url } = await served();
    const { table, mover, second, moverSeat, secondSeat } = await twoDevices(url);
    expect(await second.ask({ kind: "removeDevice" })).toMatchObject({ kind: "done" });
    await mover.until(() => devicesIn(mover).length === 2);
    const { length } = mover.log;
    for (const request of [
      { kind: "act", length, text: "roll" },
      { kind: "removeDevice" },
      { kind: "linkDevice", link: hashOf(newSecret()) },
      { kind: "resign" },
    ] as const)
      expect(await mover.ask(request)).toMatchObject({ code: "spectator" });
    const back = await sitDown(url, table, { token: moverSeat.token }).catch(String);
    expect(back).toContain("1008");
    const { token } = moverSeat;
    for (const path of ["rematch", "continue"]) {
      const log = { entries: second.log.map(({ entry }) => entry), signature: "A".repeat(22) };
      const body = path === "rematch" ? { token } : { token, ...log };
      expect(await call(url, `/api/tables/${table}/${path}`, body)).toMatchObject({
        body: { refused: { code: "wrong-token" } },
      });
    }
    // The remaining device plays on, and may hand its seat over again.
    expect(await second.ask({ kind: "removeDevice" })).toMatchObject({ code: "not-now" });
    const again = await opened(url, table, { link: await linkFrom(second) });
    expect(unwrap(readSeatGiven(again.body))).toMatchObject({ player: secondSeat.player });
  });

  test("what both do at the same moment happens once: a roll, an agreement, and the removal of each other", async () => {
    const { url } = await served();
    const { mover, other, second, table, moverSeat } = await twoDevices(url);
    const { length } = second.log;
    const bothAsk = async (request: Parameters<Device["ask"]>[0]) => {
      const answers = await Promise.all([mover, second].map((device) => device.ask(request)));
      return answers.map((answer) => (answer.kind === "done" ? "done" : answer.code)).toSorted();
    };
    await mover.until(() => mover.log.length === length);
    expect(await bothAsk({ kind: "act", length, text: "roll" })).toEqual(["done", "stale"]);
    expect(await bothAsk({ kind: "propose", what: "end" })).toEqual(["done", "not-now"]);
    expect(stageOf(tableStateOf(other, table))).toBe("playing");
    expect(await bothAsk({ kind: "removeDevice" })).toEqual(["done", "spectator"]);
    await other.until(() => devicesIn(other).length === 2);
    const kinds = other.log.slice(length).map(({ entry }) => entry.kind);
    expect(kinds).toEqual(["acted", "rolled", "proposed", "devices"]);
    expect(tableStateOf(other, table).devices[moverSeat.player]).toHaveLength(1);
  });

  test("a device that was removed has no seat after a restart of the server either", async () => {
    const data = dataFile();
    const first = await served({}, data);
    const { table, moverSeat, secondSeat, second } = await twoDevices(first.url);
    await second.ask({ kind: "removeDevice" });
    await first.stop();
    const { url } = await served({}, data);
    await expect(sitDown(url, table, { token: moverSeat.token })).rejects.toThrow(/1008/);
    expect(welcomeOf(await sitDown(url, table, secondSeat))).toMatchObject({
      player: moverSeat.player,
    });
  });
});

describe("a link", () => {
  test("is used once: the same device gets the same seat again, nobody else does, also after a restart", async () => {
    const data = dataFile();
    const first = await served({}, data);
    const { table, link, secondSeat, moverSeat } = await twoDevices(first.url);
    const { token } = secondSeat;
    expect(await opened(first.url, table, { link, token })).toMatchObject({ status: 201 });
    expect(await opened(first.url, table, { link })).toMatchObject({ code: "unknown-link" });
    await first.stop();
    const { url } = await served({}, data);
    const again = await opened(url, table, { link, token });
    expect(again).toMatchObject({ status: 201, body: { table, player: moverSeat.player } });
    expect(await opened(url, table, { link })).toMatchObject({ code: "unknown-link" });
  });

  test("of two devices that open it at the same moment, one gets the seat", async () => {
    const { url } = await served();
    const { table, mover } = await begunGame(url);
    const link = await linkFrom(mover);
    const answers = await Promise.all([1, 2, 3].map(() => opened(url, table, { link })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    await mover.until(() => devicesIn(mover).length === 1);
    expect(tableStateOf(mover, table).devices.flat()).toHaveLength(3);
  });

  test("expires after ten minutes by a clock that never jumps", async () => {
    const clock = fakeClock();
    const { url } = await served({ clock });
    const { table, mover } = await begunGame(url);
    const early = await linkFrom(mover);
    clock.setForward(10 * LINK_MS);
    clock.pass(LINK_MS - 1);
    expect(await opened(url, table, { link: early })).toMatchObject({ status: 201 });
    const { other } = await begunGame(url);
    const late = await linkFrom(other);
    clock.pass(LINK_MS);
    const { table: its } = welcomeOf(other) ?? { table: "" };
    expect(await opened(url, its, { link: late })).toMatchObject({ code: "unknown-link" });
  });

  test("is replaced by the next one, belongs to its table, and is void when its device has lost the seat", async () => {
    const { url } = await served();
    const { table, mover, moverSeat } = await begunGame(url);
    const { table: another } = await begunGame(url);
    const replaced = await linkFrom(mover);
    const link = await linkFrom(mover);
    for (const [at, secret] of [
      [table, replaced],
      [another, link],
      [table, newSecret()],
    ] as const)
      expect(await opened(url, at, { link: secret })).toMatchObject({ code: "unknown-link" });
    const { token } = await opened(url, table, { link });
    const second = await sitDown(url, table, { token });
    // Two devices are as many as a seat may have.
    expect(await mover.ask({ kind: "linkDevice", link: hashOf(newSecret()) })).toMatchObject({
      code: "not-now",
    });
    await second.ask({ kind: "removeDevice" });
    const next = await linkFrom(second);
    const third = await sitDown(url, table, await opened(url, table, { link: next }));
    await third.ask({ kind: "removeDevice" });
    expect(await opened(url, table, { link: next })).toMatchObject({ code: "unknown-link" });
    expect(moverSeat.token).not.toBe(token);
  });

  test("cannot be guessed: each wrong one costs the network as much as thirty requests", async () => {
    const perAddress = { burst: 200, perSecond: 0 };
    const { url } = await served({ allowances: { perAddress } });
    const table = "A".repeat(22);
    const answers: (string | undefined)[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      answers.push((await opened(url, table, { link: newSecret() })).code);
    expect(answers).toEqual([
      ...Array.from({ length: 6 }, () => "unknown-table"),
      "too-fast",
      "too-fast",
    ]);
  });

  test("is refused before the game has begun and after it, and where its player has resigned", async () => {
    const { url } = await served();
    const ada = await openTable(url);
    const device = await sitDown(url, ada.table, ada);
    const link = hashOf(newSecret());
    expect(await device.ask({ kind: "linkDevice", link })).toMatchObject({ code: "not-now" });
    const ben = await sitDown(url, ada.table, await takeSeat(url, ada.table));
    expect(await ben.ask({ kind: "linkDevice", link })).toMatchObject({ code: "not-now" });
    const { table, mover, other } = await begunGame(url);
    const later = await linkFrom(mover);
    await other.ask({ kind: "resign" });
    expect(await opened(url, table, { link: later })).toMatchObject({ code: "not-now" });
  });

  test("leaves neither its secret nor a token in the data file", async () => {
    const data = dataFile();
    const { url, stop } = await served({}, data);
    const { link, secondSeat } = await twoDevices(url);
    await stop();
    const bytes = readFileSync(data, "latin1");
    expect(bytes).toContain(hashOf(secondSeat.token));
    for (const secret of [link, secondSeat.token]) expect(bytes).not.toContain(secret);
  });
});

describe("a rematch of a seat on two devices", () => {
  /** The end of such a game. */
  async function ended(url: string) {
    const game = await twoDevices(url);
    await game.other.ask({ kind: "resign" });
    await game.second.until(() => stageOf(tableStateOf(game.second, game.table)) === "over");
    return game;
  }
  const rematch = (url: string, table: string, token: string) =>
    call(url, `/api/tables/${table}/rematch`, { token });

  test("begins with the device that asks for it; its dice are drawn there, and it hands the seat over again", async () => {
    const { url } = await served();
    const { table, secondSeat, moverSeat, otherSeat } = await ended(url);
    const given = unwrap(readSeatGiven((await rematch(url, table, secondSeat.token)).body));
    const seats = [
      { ...given, token: secondSeat.token },
      {
        ...unwrap(readSeatGiven((await rematch(url, table, otherSeat.token)).body)),
        token: otherSeat.token,
      },
    ];
    await expect(sitDown(url, given.table, { token: moverSeat.token })).rejects.toThrow(/1008/);
    const devices = await Promise.all(seats.map((seat) => sitDown(url, given.table, seat)));
    const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
    await Promise.all(seats.map((seat, at) => playOn(devices[at] as Device, seat, isBegun)));
    expect(await rematch(url, table, moverSeat.token)).toMatchObject({
      body: { refused: { code: "not-now" } },
    });
    const link = await linkFrom(devices[0] as Device);
    expect(await opened(url, given.table, { link })).toMatchObject({ status: 201 });
  });

  test("another device of the player may come instead, until that player has sealed", async () => {
    const { url } = await served();
    const { table, secondSeat, moverSeat, otherSeat } = await ended(url);
    // The first device has the seat, because the other player asks.
    const given = unwrap(readSeatGiven((await rematch(url, table, otherSeat.token)).body));
    const first = await sitDown(url, given.table, { token: moverSeat.token });
    expect(await rematch(url, table, secondSeat.token)).toMatchObject({ status: 201 });
    await first.until(() => devicesIn(first).length === 1);
    expect(await first.ask({ kind: "seal", again: 0, seal: hashOf("share") })).toMatchObject({
      code: "spectator",
    });
    const second = await sitDown(url, given.table, { token: secondSeat.token });
    expect(await second.ask({ kind: "seal", again: 0, seal: hashOf("share") })).toMatchObject({
      kind: "done",
    });
    expect(await rematch(url, table, moverSeat.token)).toMatchObject({
      body: { refused: { code: "not-now" } },
    });
  });
});

describe("a game whose server has lost the table", () => {
  /** The whole log with its signature, as a device with this token gets it. */
  async function signedLog(url: string, table: string, token: string) {
    const device = await dial(url, table);
    device.say({ kind: "hello", protocol: PROTOCOL, from: 1, token, signatures: true });
    await device.until(() => (welcomeOf(device)?.length ?? Infinity) <= device.log.length);
    const entries = device.log.map(({ entry }) => entry);
    return { entries, signature: welcomeOf(device)?.signature };
  }

  const restore = (data: string) => {
    copyFileSync(`${data}.copy`, data);
    for (const end of ["-wal", "-shm"]) rmSync(data + end, { force: true });
  };

  test("the second device brings a lost game back, a removed one does not", async () => {
    const data = dataFile();
    const first = await served({}, data);
    await first.stop();
    copyFileSync(data, `${data}.copy`);
    const played = await served({}, data);
    const { table, moverSeat, secondSeat, otherSeat, second } = await twoDevices(played.url);
    await second.ask({ kind: "removeDevice" });
    const log = await signedLog(played.url, table, secondSeat.token);
    await played.stop();
    restore(data);
    const { url } = await served({}, data);
    const present = (token: string) =>
      call(url, `/api/tables/${table}/continue`, { token, ...log });
    expect(await present(moverSeat.token)).toMatchObject({
      body: { refused: { code: "wrong-token" } },
    });
    const given = unwrap(readSeatGiven((await present(secondSeat.token)).body));
    expect(given.player).toBe(moverSeat.player);
    expect(await present(otherSeat.token)).toMatchObject({ status: 201 });
    expect(welcomeOf(await sitDown(url, given.table, secondSeat))).toMatchObject({
      player: moverSeat.player,
    });
  });

  test("either of two devices goes on, the one that comes first", async () => {
    const data = dataFile();
    const first = await served({}, data);
    await first.stop();
    copyFileSync(data, `${data}.copy`);
    const played = await served({}, data);
    const { table, moverSeat, secondSeat } = await twoDevices(played.url);
    const log = await signedLog(played.url, table, secondSeat.token);
    await played.stop();
    restore(data);
    const { url } = await served({}, data);
    for (const { token } of [secondSeat, moverSeat, secondSeat]) {
      const path = `/api/tables/${table}/continue`;
      const given = unwrap(readSeatGiven((await call(url, path, { token, ...log })).body));
      // Nobody has sealed yet, so the device that comes has the seat.
      expect(welcomeOf(await sitDown(url, given.table, { token }))).toMatchObject({
        player: moverSeat.player,
      });
    }
  });
});
