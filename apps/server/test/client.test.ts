import { randomUUID } from "node:crypto";
import {
  drawShare,
  openTableApi,
  openTableClient,
  type DrawnShare,
  type ShareStore,
  type TableApi,
  type TableClient,
} from "@courtly/client";
import { verifyRecord } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import { recordOf, stageOf, type TableState } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { afterwards, newToken, served, unwrap } from "./support/served.ts";
import { squiresMove } from "./support/squire.ts";

const apiOf = (url: string): TableApi =>
  openTableApi(async (path, body) => {
    const post = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${url}/${path}`, body === undefined ? {} : post);
    return response.json();
  });

interface Player extends TableClient {
  readonly until: (isSo: (tableState: TableState) => boolean) => Promise<TableState>;
  /** Cuts the connection under the client, which does not ask for it. */
  readonly cut: () => void;
  readonly dials: () => number;
  readonly shares: ReadonlyMap<string, string>;
}

function playerAt(
  url: string,
  table: string,
  { token, drawn }: { readonly token: string | undefined; readonly drawn?: DrawnShare | undefined },
): Player {
  const shares = new Map(drawn && [[drawn.seal, drawn.share]]);
  let hasAgreed = false;
  const store: ShareStore = {
    isBound: true,
    isOurs: (seal) => shares.has(seal),
    agree: () => {
      hasAgreed = true;
    },
    hasAgreed: () => hasAgreed,
    keep: (seal, share) => shares.set(seal, share),
    find: (seal) => shares.get(seal),
    forget: () => undefined,
  };
  const waiting = new Set<() => void>();
  let socket: WebSocket | undefined;
  let dials = 0;
  const client = openTableClient({
    id: table,
    token,
    dial: () => {
      dials += 1;
      socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/socket`);
      return socket;
    },
    newKey: randomUUID,
    loadGame: async (gameId) => BOXES.find(({ id }) => id === gameId),
    shares: token === undefined ? undefined : store,
    onChange: () => {
      for (const look of waiting) look();
    },
  });
  afterwards(client.close);
  return {
    ...client,
    shares,
    cut: () => socket?.close(),
    dials: () => dials,
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          const now = client.tableState();
          if (now === undefined || !isSo(now)) return;
          waiting.delete(look);
          resolve(now);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** A table with Ada and Ben, both connected. */
async function twoPlayers(url: string) {
  const api = apiOf(url);
  const tokens = [newToken(), newToken()] as const;
  const drawn = [drawShare(), drawShare()] as const;
  const { table } = unwrap(
    await api.createTable({
      game: "to-court-the-king",
      seats: [{ kind: "you" }, { kind: "open" }],
      listed: true,
      name: "Ada",
      shield: "azure",
      token: tokens[0],
      seal: drawn[0].seal,
    }),
  );
  unwrap(
    await api.joinTable(table, {
      name: "Ben",
      shield: "gules",
      token: tokens[1],
      seal: drawn[1].seal,
    }),
  );
  const players = tokens.map((token, at) => playerAt(url, table, { token, drawn: drawn[at] }));
  return { api, table, players };
}

async function playOut(player: Player, seat: number, beforeMove = (): void => undefined) {
  const random = seededRandom(`client ${seat}`);
  for (;;) {
    const now = await player.until(
      ({ game, isClosed }) =>
        isClosed || (game !== undefined && (game.turn.kind === "over" || game.turn.seat === seat)),
    );
    const { game } = now;
    if (game === undefined || stageOf(now) === "over") return now;
    beforeMove();
    const text = squiresMove(game, random);
    const refused = await player.ask({ kind: "act", length: now.length, text });
    assert(refused === undefined, JSON.stringify(refused));
  }
}

describe("two clients without a page", () => {
  test("play a game to its end, with dice that hold both shares", async () => {
    const { url } = await served();
    const { players } = await twoPlayers(url);
    const [ada, ben] = await Promise.all(players.map((player, seat) => playOut(player, seat)));
    expect(recordOf(ada as TableState)).toBe(recordOf(ben as TableState));
    const record = recordOf(ada as TableState) ?? "";
    for (const { shares } of players)
      expect([...shares.values()].some((share) => record.includes(share))).toBe(true);
    expect(verifyRecord(record, BOXES)).toMatchObject({ ok: true, value: { kind: "honest" } });
  });

  test("lose connections all the time, and no move", async () => {
    const { url } = await served();
    const { players } = await twoPlayers(url);
    let moves = 0;
    const states = await Promise.all(
      players.map((player, seat) =>
        playOut(player, seat, () => {
          moves += 1;
          if (moves % 5 !== 0) return;
          player.cut();
          setTimeout(player.check, 5);
        }),
      ),
    );
    expect(recordOf(states[0] as TableState)).toBe(recordOf(states[1] as TableState));
    expect(players.map(({ fault }) => fault())).toEqual([undefined, undefined]);
    for (const { dials } of players) expect(dials()).toBeGreaterThan(2);
  });

  test("say that the game is missing if it cannot be loaded", async () => {
    const { url } = await served();
    const { table } = await twoPlayers(url);
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
  const { api, table } = await twoPlayers(url);
  const watcher = playerAt(url, table, { token: undefined });
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
  const { players } = await twoPlayers(url);
  const [ada] = players as [Player];
  const { dice = "" } = await ada.until(({ game }) => game !== undefined);
  expect(dice).toMatch(/^sealed-2 \S{22} [0-9a-f]{64} [0-9a-f]{64} [0-9a-f]{64},[0-9a-f]{64} -$/);
  expect(ada.ownShare()).toBe("in");
});
