import { randomUUID } from "node:crypto";
import { openTableApi, openTableClient } from "@courtly/client";
import { verifyRecord } from "@courtly/dice";
import { recordOf, type TableState } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { playerAt, playOut, twoPlayers, type ClientPlayer } from "./support/clientPlayer.ts";
import { afterwards, served, unwrap } from "./support/served.ts";

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

  test("lose connections all the time, and no move", async () => {
    const { url } = await served();
    const { players } = await twoPlayers({ url });
    let moves = 0;
    const states = await Promise.all(
      players.map((player, seat) =>
        playOut(player, seat, {
          beforeMove: () => {
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
