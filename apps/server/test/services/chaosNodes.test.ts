import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { drawShare } from "@courtly/client";
import { verifyRecord } from "@courtly/dice";
import { assert, seededRandom, type Random, type Result } from "@courtly/engine";
import { stageOf, type CreateTable, type JoinTable, type TableState } from "@courtly/protocol";
import { expect, test } from "vitest";
import { BOXES } from "../support/boxes.ts";
import { apiOf, playerAt, type ClientPlayer } from "../support/clientPlayer.ts";
import { sitDown } from "../support/device.ts";
import { nginxProxy } from "../support/nginxProxy.ts";
import { postgresServer } from "../support/postgresServer.ts";
import { redisServer } from "../support/redisServer.ts";
import { COURTLY, serverProcessOf, type ServerProcess } from "../support/serverProcess.ts";
import { freePort } from "../support/service.ts";
import { dataFile, newToken, recordAt } from "../support/served.ts";
import { squiresMove } from "../support/squire.ts";

const IS_LONG = process.env["MODE"] === "chaos";
/** Each round has every fault once, in another order. */
const ROUNDS = Number(process.env["COURTLY_ROUNDS"] ?? (IS_LONG ? 10 : 1));
/** Games that are played at the same time. */
const GAMES = IS_LONG ? 6 : 2;
/** The time for which a server stands still: longer than work stays with a server that does not do it. */
const STILL_MS = IS_LONG ? 31_000 : 2000;
/** The time for which Redis is down. */
const DOWN_MS = IS_LONG ? 5000 : 1500;
/** Acknowledged moves between two faults: the games go on. */
const MOVES_BETWEEN = IS_LONG ? 30 : 6;
/** Determines the moves and the order of the faults. */
const SEED = process.env["COURTLY_SEED"] ?? randomUUID();
/** The time in which so many moves are made, also on a busy machine. */
const STUCK_MS = 120_000;
/** Long, because a busy machine is slow. */
const LIMIT_MS = (300 + ROUNDS * 200) * 1000;

const [postgres, redis] = await Promise.all([postgresServer(), redisServer()]);

/** A server with a port of its own, which it has again after a restart. */
interface Node {
  readonly url: string;
  process: ServerProcess;
  readonly restart: () => Promise<void>;
}

interface Nodes {
  readonly proxy: Awaited<ReturnType<typeof nginxProxy>>;
  readonly nodes: readonly Node[];
}

/** Three servers with one database, and a proxy in front of them. */
async function threeNodes(): Promise<Nodes> {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const settings = {
    COURTLY_DATABASE: await postgres.newDatabase(),
    COURTLY_FANOUT: redis.url,
    COURTLY_TRUST_PROXY: "yes",
    COURTLY_LOG_LEVEL: "silent",
  };
  const nodes = ports.map(async (port): Promise<Node> => {
    const args = [COURTLY, "serve", "--json", "--port", String(port), "--data", dataFile()];
    const start = () => serverProcessOf(args, settings);
    const node: Node = {
      url: `http://127.0.0.1:${port}`,
      process: await start(),
      restart: async () => {
        await node.process.end("SIGKILL");
        node.process = await start();
      },
    };
    return node;
  });
  return { nodes: await Promise.all(nodes), proxy: await nginxProxy(ports) };
}

/** A game of two people and a bot, with a spectator at each server, and the moves that were acknowledged. */
interface Evening {
  readonly table: string;
  readonly players: readonly ClientPlayer[];
  readonly watching: readonly ClientPlayer[];
  readonly acknowledged: { readonly length: number; readonly text: string }[];
}

async function newEvening({ proxy, nodes }: Nodes, index: number): Promise<Evening> {
  const api = apiOf(proxy);
  const [ada, ben] = [newToken(), newToken()];
  const drawn = [drawShare(), drawShare()] as const;
  const opening: CreateTable = {
    game: index % 2 === 0 ? "to-court-the-king" : "rolling-courts",
    seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "page" }],
    listed: false,
    name: "Ada",
    shield: "azure",
    token: ada,
    seal: drawn[0].seal,
  };
  const { table } = await untilGiven(() => api.createTable(opening));
  const bens: JoinTable = { name: "Ben", shield: "gules", token: ben, seal: drawn[1].seal };
  await untilGiven(() => api.joinTable(table, bens));
  const players = [ada, ben].map((token, at) =>
    playerAt(proxy, table, { token, drawn: drawn[at] }),
  );
  const watching = nodes.map((node) => playerAt(node, table, { token: undefined }));
  return { table, players, watching, acknowledged: [] };
}

/** Sends the same request until it is granted, as a page does: a seat that was given before its answer got lost is given again. */
async function untilGiven<Value, Failure>(
  ask: () => Promise<Result<Value, Failure>>,
): Promise<Value> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok === true) return answer.value;
    await sleep(200);
  }
}

/** Plays for a person until the game is over. */
async function play(
  { players, acknowledged }: Evening,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Promise<void> {
  const player = players[seat];
  assert(player !== undefined, "two people play");
  for (;;) {
    const now = await player.until(
      (tableState) => stageOf(tableState) === "over" || isToAct(tableState, seat),
    );
    const { game, length } = now;
    if (game === undefined || stageOf(now) === "over") return;
    const text = squiresMove(game, random);
    const refused = await player.ask({ kind: "act", length, text });
    // While the database is down a server refuses: nothing was stored, and the move is made again.
    if (refused === undefined) acknowledged.push({ length, text });
    else await sleep(100);
  }
}

const isToAct = ({ game }: TableState, seat: number) =>
  game?.turn.kind === "decide" && game.turn.seat === seat;

type Fault = () => Promise<void>;

/** The faults of one round. */
function faultsOf({ nodes, proxy }: Nodes, random: Random): Readonly<Record<string, Fault>> {
  const anyNode = () => nodes[Math.floor(random() * nodes.length)] as Node;
  return {
    "a server is killed": () => anyNode().restart(),
    "the proxy switches": async () => proxy.switchServers(),
    "PostgreSQL crashes": async () => {
      await postgres.crash();
      await postgres.start();
    },
    "Redis is down": async () => {
      await redis.crash();
      await sleep(DOWN_MS);
      await redis.start();
    },
    "a server stands still": async () => {
      const { process: server } = anyNode();
      server.signal("SIGSTOP");
      // The pause itself is the fault; the others go on meanwhile.
      await sleep(STILL_MS);
      server.signal("SIGCONT");
    },
  };
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Plays games, one after the other, until `isDone` says that there were enough. */
async function playOn(nodes: Nodes, lane: Lane): Promise<void> {
  do {
    const evening = await newEvening(nodes, lane.evenings.length);
    lane.evenings.push(evening);
    await Promise.all(
      evening.players.map((_, seat) =>
        play(evening, { seat, random: seededRandom(`${SEED} ${lane.evenings.length} ${seat}`) }),
      ),
    );
  } while (!lane.isDone());
}

interface Lane {
  readonly evenings: Evening[];
  readonly isDone: () => boolean;
}

test(
  `games go on at three servers behind a proxy while everything fails in turn, ${ROUNDS} times: every acknowledged move is there once, and all spectators see the same (COURTLY_SEED=${SEED})`,
  { timeout: LIMIT_MS },
  async ({ annotate }) => {
    const nodes = await threeNodes();
    const random = seededRandom(SEED);
    const evenings: Evening[] = [];
    const moves = () => evenings.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    let isDone = false;
    const lane: Lane = { evenings, isDone: () => isDone };
    const playing = Promise.all(Array.from({ length: GAMES }, () => playOn(nodes, lane)));
    const faults = faultsOf(nodes, random);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of shuffled(Object.keys(faults), random)) {
        // If a player fails, nobody waits for its moves.
        await Promise.race([goingOn(moves, name), playing]);
        await faults[name]?.();
      }
    isDone = true;
    await playing;
    for (const evening of evenings) await check(nodes, evening);
    await annotate(`${ROUNDS} rounds of 5 faults, ${evenings.length} games, ${moves()} moves`);
  },
);

/** Waits for more moves. */
async function goingOn(moves: () => number, next: string): Promise<void> {
  const before = moves();
  await expect
    .poll(moves, { timeout: STUCK_MS, message: `the games stand still before: ${next}` })
    .toBeGreaterThanOrEqual(before + MOVES_BETWEEN);
}

/** Checks a game that is over at every server: its log, its acknowledged moves, its dice, and what everybody saw. */
async function check({ nodes }: Nodes, { table, players, watching, acknowledged }: Evening) {
  const logs = await Promise.all(
    nodes.map(async ({ url }) => {
      const device = await sitDown(url, table);
      device.close();
      return device.log;
    }),
  );
  const [log] = logs;
  assert(log !== undefined, "there are servers");
  for (const other of logs) expect(other).toEqual(log);
  expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
  for (const { length, text } of acknowledged)
    expect(log[length]?.entry).toMatchObject({ kind: "acted", text });
  const byPeople = log.filter(({ entry }) => entry.kind === "acted" && entry.seat < players.length);
  expect(byPeople).toHaveLength(acknowledged.length);
  for (const { until, close } of [...players, ...watching]) {
    const seen = await until(({ length }) => length === log.length);
    expect(seen.game?.turn.kind).toBe("over");
    close();
  }
  for (const { url } of nodes)
    expect(verifyRecord(await recordAt(url, table), BOXES)).toMatchObject({
      ok: true,
      value: { kind: "honest" },
    });
}
