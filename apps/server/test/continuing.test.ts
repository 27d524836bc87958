import { copyFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import {
  signedPart,
  type KeptLog,
  type LogMark,
  type LogStore,
  type SignedLog,
} from "@courtly/client";
import { verifyRecord } from "@courtly/dice";
import { assert } from "@courtly/engine";
import { isPlayedByBot, positionToKeep, recordOf, type TableState } from "@courtly/protocol";
import { expect, test } from "vitest";
import { changeKeyOf } from "../src/storage/sqlite/dataFile.ts";
import { BOXES } from "./support/boxes.ts";
import { apiOf, playerAt, playOut, twoPlayers, type ClientPlayer } from "./support/clientPlayer.ts";
import { fakeClock, type FakeClock } from "./support/fakeClock.ts";
import { dataFile, newToken, served, unwrap } from "./support/served.ts";

/** The memory of one device: the logs of its tables. */
function deviceMemory(): LogStore {
  const logs = new Map<string, KeptLog>();
  const marks = new Map<string, LogMark>();
  return {
    keep: (table, log) => logs.set(table, log),
    find: (table) => logs.get(table),
    mark: (table, mark) => marks.set(table, mark),
    markOf: (table) => marks.get(table),
  };
}

/** The signed log of a table in the memory of a device. */
function signedIn(memory: LogStore, table: string): SignedLog {
  const log = memory.find(table);
  const signed = log && signedPart(log);
  assert(signed !== undefined, "the device has a signed log");
  return signed;
}

type Evening = Awaited<ReturnType<typeof restored>>;
type Stretch = "beforeTheTable" | "inTheGame";

/**
 * Plays a game, and restores the server from a copy that was made earlier: before the table was created, or in the middle
 * of the game. Both players keep their devices. With a clock, the game has one too, and a turn of it runs out of time.
 */
async function restored(copyAt: Stretch, clock?: FakeClock) {
  const data = dataFile();
  const memories = [deviceMemory(), deviceMemory()] as const;
  const server = { url: "" };
  const parts = clock === undefined ? {} : { clock };
  let running = await served(parts, data);
  const restart = async (change: () => void) => {
    await running.stop();
    change();
    running = await served(parts, data);
    server.url = running.url;
  };
  const copy = () => copyFileSync(data, `${data}.copy`);
  await restart(copyAt === "beforeTheTable" ? copy : () => undefined);
  const { table, tokens, drawn, players } = await twoPlayers(server, memories, clock && "brisk");
  const playTo = (length: number) =>
    Promise.all(
      players.map((player, seat) =>
        playOut(player, seat, { isEnough: (tableState) => tableState.length >= length }),
      ),
    );
  await playTo(30);
  if (clock !== undefined) await letTurnRunOut(clock, players[0] as ClientPlayer);
  if (copyAt === "inTheGame") await restart(copy);
  const [before] = (await playTo(60)) as [TableState];
  const known = before.length;
  await Promise.all(players.map((player) => player.until(({ length }) => length >= known)));
  const lost = (players[0] as ClientPlayer).tableState() as TableState;
  for (const player of players) player.close();
  const restore = () =>
    restart(() => {
      copyFileSync(`${data}.copy`, data);
      for (const end of ["-wal", "-shm"]) rmSync(data + end, { force: true });
    });
  await restore();
  return { data, server, table, tokens, drawn, memories, lost, restart, restore };
}

/** Lets time pass until the Steward has finished the turn of a player that has run out of time. */
async function letTurnRunOut(clock: FakeClock, player: ClientPlayer): Promise<void> {
  const isFinished = (tableState: TableState | undefined) =>
    tableState?.lateTurn !== undefined && !isPlayedByBot(tableState, tableState.lateTurn.player);
  while (!isFinished(player.tableState())) {
    clock.pass(1000);
    await setTimeout(2);
  }
}

/** Connects both devices to the table where a game goes on, and plays there for a while. */
async function playOnAt(evening: Evening, next: string): Promise<TableState> {
  const players = [0, 1].map((seat) => comeBack(evening, next, seat));
  await Promise.all(players.map((player) => player.until(({ game }) => game !== undefined)));
  const begun = (players[0] as ClientPlayer).tableState()?.length ?? 0;
  const isEnough = ({ length }: TableState) => length >= begun + 10;
  await Promise.all(players.map((player, seat) => playOut(player, seat, { isEnough })));
  const played = (players[0] as ClientPlayer).tableState() as TableState;
  await Promise.all(players.map((player) => player.until(({ length }) => length >= played.length)));
  for (const player of players) player.close();
  return played;
}

/** Connects the device of a player again, as a page does that is opened the next day. */
function comeBack(
  { server, tokens, drawn, memories, table: lost }: Evening,
  table: string,
  seat: number,
): ClientPlayer {
  return playerAt(server, table, {
    token: tokens[seat],
    drawn: drawn[seat],
    logs: memories[seat],
    continues: table === lost ? undefined : lost,
  });
}

async function faultOf(player: ClientPlayer): Promise<string> {
  for (;;) {
    const fault = player.fault();
    if (fault !== undefined) return fault;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a game goes on in which a turn has run out of time", async () => {
  const evening = await restored("inTheGame", fakeClock());
  const { server, table, tokens, memories } = evening;
  const log = signedIn(memories[0], table);
  expect(log.entries).toContainEqual(expect.objectContaining({ kind: "outOfTime" }));
  const given = await apiOf(server).continueTable(table, { token: tokens[0], ...log });
  expect(given).toMatchObject({ ok: true });
  const { table: next } = unwrap(given);
  const played = await playOnAt(evening, next);
  expect(played.pace).toBe("brisk");
});

test.each(["beforeTheTable", "inTheGame"] as const)(
  "after an older copy was restored (%s), the game goes on at a new table from its last position; its rematch begins anew",
  async (copyAt) => {
    const evening = await restored(copyAt);
    const { server, table, tokens, memories, lost } = evening;
    const api = apiOf(server);
    const given = await Promise.all(
      tokens.map(async (token, seat) => {
        const player = comeBack(evening, table, seat);
        expect(await faultOf(player)).toBe("restored");
        const log = signedIn(memories[seat] as LogStore, table);
        expect(player.signedLog()).toEqual(log);
        return unwrap(await api.continueTable(table, { token, ...log }));
      }),
    );
    const next = given[0]?.table ?? "";
    expect(given).toEqual([0, 1].map((player) => ({ table: next, player })));
    const players = [0, 1].map((seat) => comeBack(evening, next, seat));
    const [begun] = (await Promise.all(
      players.map((player) => player.until(({ game }) => game !== undefined)),
    )) as [TableState];
    expect(begun.opening).toMatchObject({
      continues: { table, length: lost.length },
      position: lost.game && positionToKeep(lost.game),
    });
    // The seed of the lost part lets everybody check its rolls, if the copy has it.
    expect(begun.opening.continues?.seed !== undefined).toBe(copyAt === "inTheGame");
    expect(begun.dice).not.toBe(lost.dice);
    expect(players.map((player) => player.ownShare())).toEqual(["in", "in"]);
    // Dice have been rolled in this game, so its host cannot close it any more.
    expect(await players[0]?.ask({ kind: "close" })).toMatchObject({ code: "not-now" });
    const [over] = await Promise.all(players.map((player, seat) => playOut(player, seat)));
    expect(players.map((player) => player.fault())).toEqual([undefined, undefined]);
    const verdict = unwrap(verifyRecord(recordOf(over as TableState) ?? "", BOXES));
    expect(verdict).toMatchObject({ kind: "honest", shares: ["share", "share"] });
    const again = unwrap(await api.askRematch(next, tokens[0]));
    const rematch = await playerAt(server, again.table, { token: undefined }).until(
      ({ drawing }) => drawing !== undefined,
    );
    expect(rematch.opening).not.toHaveProperty("continues");
    expect(rematch.opening).not.toHaveProperty("position");
  },
);

test("devices that have only the restored part of a game are told where it goes on", async () => {
  const evening = await restored("inTheGame");
  const { server, table, tokens, memories } = evening;
  const watcher = playerAt(server, table, { token: undefined });
  await watcher.until(({ game }) => game !== undefined);
  const log = signedIn(memories[0], table);
  const given = unwrap(await apiOf(server).continueTable(table, { token: tokens[0], ...log }));
  const told = await watcher.until(({ continued }) => continued !== undefined);
  expect(told).toMatchObject({ continued: given.table, isClosed: true });
  expect(verifyRecord(recordOf(told) ?? "", BOXES)).toMatchObject({
    ok: true,
    value: { kind: "unfinished", why: "cutOff" },
  });
});

test("a log that is forged, not longer, or of somebody without a seat continues nothing", async () => {
  const evening = await restored("inTheGame");
  const { server, table, tokens, memories } = evening;
  const api = apiOf(server);
  const log = signedIn(memories[0], table);
  const [token] = tokens;
  const codeOf = async (request: Parameters<typeof api.continueTable>[1]) => {
    const answer = await api.continueTable(table, request);
    return answer.ok ? "continued" : answer.error.code;
  };
  const shorter = log.entries.slice(0, -1);
  const turned = log.entries.map((entry) =>
    entry.kind === "rolled" ? { ...entry, faces: entry.faces.map(() => 6 as const) } : entry,
  );
  expect(await codeOf({ token, entries: shorter, signature: log.signature })).toBe("other-log");
  expect(await codeOf({ token, entries: turned, signature: log.signature })).toBe("other-log");
  expect(await codeOf({ token, ...log, signature: "A".repeat(22) })).toBe("other-log");
  expect(await codeOf({ token: newToken(), ...log })).toBe("wrong-token");
  expect(await codeOf({ token, ...log, entries: log.entries.slice(0, 10) })).toBe("not-now");
  const other = await twoPlayers(server);
  const elsewhere = await Promise.all(
    [token, other.tokens[0]].map((each) => api.continueTable(other.table, { token: each, ...log })),
  );
  expect(elsewhere).toMatchObject([
    { error: { code: "wrong-token" } },
    { error: { code: "other-log" } },
  ]);
  expect(await codeOf({ token, ...log })).toBe("continued");
});

test("a healthy table continues nowhere, and a device that comes back with its signature is welcome", async () => {
  const data = dataFile();
  const server = await served({}, data);
  const memory = deviceMemory();
  const { api, table, tokens, players } = await twoPlayers(server, [memory, undefined]);
  const isEnough = ({ length }: TableState) => length >= 30;
  await Promise.all(players.map((player, seat) => playOut(player, seat, { isEnough })));
  const log = signedIn(memory, table);
  const answer = await api.continueTable(table, { token: tokens[0], ...log });
  expect(answer).toMatchObject({ error: { code: "not-now" } });
  const [ada] = players as [ClientPlayer];
  ada.cut();
  ada.check();
  await ada.until(() => ada.dials() > 1 && ada.connection().kind === "live");
  expect(ada.fault()).toBeUndefined();
});

test.each(["beforeTheTable", "inTheGame"] as const)(
  "if the same copy is restored twice (%s), the game goes on from where it went on, whoever comes first",
  async (copyAt) => {
    const evening = await restored(copyAt);
    const { server, table, tokens, memories } = evening;
    const api = apiOf(server);
    const present = async (seat: number, of: string) => {
      const log = signedIn(memories[seat] as LogStore, of);
      return unwrap(await api.continueTable(of, { token: tokens[seat] ?? "", ...log })).table;
    };
    const next = await present(0, table);
    const played = await playOnAt(evening, next);
    await evening.restore();
    // Ben opens the first table: the server makes the second one again, with another seed.
    expect(await present(1, table)).toBe(next);
    const ada = comeBack(evening, next, 0);
    expect(await faultOf(ada)).toBe("restored");
    const third = await present(0, next);
    expect(await present(1, next)).toBe(third);
    const watcher = playerAt(server, third, { token: undefined });
    const { opening } = await watcher.until(({ drawing }) => drawing !== undefined);
    expect(opening).toMatchObject({
      continues: { table: next, length: played.length },
      position: played.game && positionToKeep(played.game),
    });
    expect(opening.continues).not.toHaveProperty("seed");
  },
);

test("after the key was changed, connected devices come back with the signatures of the old one, and get new ones", async () => {
  const data = dataFile();
  const first = await served({}, data);
  const server = { url: first.url };
  const memory = deviceMemory();
  const { table, players } = await twoPlayers(server, [memory, undefined]);
  const playTo = (enough: number) =>
    Promise.all(
      players.map((player, seat) =>
        playOut(player, seat, { isEnough: ({ length }) => length >= enough }),
      ),
    );
  await playTo(30);
  const before = signedIn(memory, table);
  await first.stop();
  changeKeyOf(data);
  server.url = (await served({}, data)).url;
  await playTo(60);
  expect(players.map((player) => player.fault())).toEqual([undefined, undefined]);
  expect(players.every((player) => player.dials() > 1)).toBe(true);
  const after = signedIn(memory, table);
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(after.signature).not.toBe(before.signature);
});

test("a log that was signed with the old key continues nothing, a table that went on before is found all the same", async () => {
  const evening = await restored("inTheGame");
  const { server, table, tokens, memories } = evening;
  const api = apiOf(server);
  const log = signedIn(memories[0], table);
  const next = unwrap(await api.continueTable(table, { token: tokens[0], ...log })).table;
  await evening.restart(() => changeKeyOf(evening.data));
  const again = await api.continueTable(table, { token: tokens[1], ...log });
  expect(again).toMatchObject({ error: { code: "other-log" } });
  const watcher = playerAt(server, table, { token: undefined });
  expect((await watcher.until(({ continued }) => continued !== undefined)).continued).toBe(next);
});
