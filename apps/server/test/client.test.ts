import { randomUUID } from "node:crypto";
import { openTableApi, openTableClient } from "@courtly/client";
import { verifyRecord } from "@courtly/dice";
import { recordOf, type TableState } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import type { Append, Storage } from "../src/storage/storage.ts";
import { BOXES } from "./support/boxes.ts";
import { playerAt, playOut, twoPlayers, type ClientPlayer } from "./support/clientPlayer.ts";
import { afterwards, dataFile, served, unwrap } from "./support/served.ts";

/** A store that notes what it has stored, and the keys of requests that came again after they were stored. */
async function notingStorage() {
  const sqlite = await openSqlite(dataFile());
  const stored: Append[] = [];
  const repeated: string[] = [];
  const storage: Storage = {
    ...sqlite,
    append: async (append) => {
      const appended = await sqlite.append(append);
      if (appended.kind === "stored") stored.push(append);
      if (appended.kind === "already") repeated.push(append.key);
      return appended;
    },
    findRequest: async (table, request) => {
      const earlier = await sqlite.findRequest(table, request);
      if (earlier?.kind === "already") repeated.push(request.key);
      return earlier;
    },
  };
  return { storage, stored, repeated };
}

describe("two clients without a page", () => {
  test("play a game to its end, with dice that hold both shares", async () => {
    const { url } = await served();
    const { players } = await twoPlayers({ url });
    const [ada, ben] = await Promise.all(players.map((player, seat) => playOut(player, seat)));
    expect(recordOf(ada as TableState)).toBe(recordOf(ben as TableState));
    const record = recordOf(ada as TableState) ?? "";
    for (const { shares } of players)
      expect([...shares.values()].some((share) => record.includes(share))).toBe(true);
    expect(verifyRecord(record, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
  });

  test("lose connections all the time, also while a move is sent, and each move happens once", async () => {
    const { storage, stored, repeated } = await notingStorage();
    const { url } = await served({ storage });
    const { players } = await twoPlayers({ url });
    let moves = 0;
    const states = await Promise.all(
      players.map((player, seat) =>
        playOut(player, seat, {
          afterAsk: () => {
            moves += 1;
            if (moves % 5 !== 0) return;
            player.cut();
            setTimeout(player.check, 5);
          },
        }),
      ),
    );
    expect(recordOf(states[0] as TableState)).toBe(recordOf(states[1] as TableState));
    expect(players.map(({ fault }) => fault())).toEqual([undefined, undefined]);
    for (const { dials } of players) expect(dials()).toBeGreaterThan(2);
    const acts = stored.filter(({ entries }) => entries[0]?.kind === "acted");
    expect(acts).toHaveLength(moves);
    expect(new Set(acts.map(({ key }) => key)).size).toBe(moves);
    // Moves whose answer was lost: they were sent again, and the first answer was found.
    expect(acts.filter(({ key }) => repeated.includes(key)).length).toBeGreaterThan(0);
  });

  test("say that the game is missing if it cannot be loaded", async () => {
    const { url } = await served();
    const { table } = await twoPlayers({ url });
    const faults = [async () => undefined, () => Promise.reject(new Error("no network"))].map(
      (loadGame) =>
        new Promise((resolve) => {
          const client = openTableClient({
            id: table,
            token: undefined,
            dial: () => new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`),
            newKey: randomUUID,
            loadGame,
            shares: undefined,
            onChange: () => client.fault() !== undefined && resolve(client.fault()),
          });
          afterwards(client.close);
        }),
    );
    expect(await Promise.all(faults)).toEqual(["missing", "missing"]);
  });
});

test("a client without a seat watches, and is refused everything else", async () => {
  const { url } = await served();
  const { api, table } = await twoPlayers({ url });
  const watcher = playerAt({ url }, table, { token: undefined });
  const { length } = await watcher.until(({ game }) => game !== undefined);
  expect(await watcher.ask({ kind: "act", length, text: "roll" })).toMatchObject({
    code: "spectator",
  });
  expect(watcher.shares.size).toBe(0);
  expect(unwrap(await api.glanceAt(table)).stage).toBe("playing");
});

test("a server that cannot be reached, or cannot be understood, is told apart", async () => {
  const silent = openTableApi(async () => undefined);
  const strange = openTableApi(async () => ({ hello: "there" }));
  const offline = openTableApi(
    async () => ({ tables: [] }),
    () => true,
  );
  expect(await silent.openTables()).toEqual({ ok: false, error: { code: "silence" } });
  expect(await silent.askRematch("t", "token")).toEqual({ ok: false, error: { code: "unsure" } });
  expect(await strange.openTables()).toEqual({ ok: false, error: { code: "unreadable" } });
  expect(await offline.openTables()).toEqual({ ok: false, error: { code: "offline" } });
});

test("a game begins with bound dice that name the opening and hold both shares", async () => {
  const { url } = await served();
  const { players } = await twoPlayers({ url });
  const [ada] = players as [ClientPlayer];
  const { dice = "" } = await ada.until(({ game }) => game !== undefined);
  expect(dice).toMatch(/^sealed-2 \S{22} [0-9a-f]{64} [0-9a-f]{64} [0-9a-f]{64},[0-9a-f]{64} -$/);
  expect(ada.ownShare()).toBe("in");
});
