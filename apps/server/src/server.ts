import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import websocket from "@fastify/websocket";
import fastify, { type FastifyInstance } from "fastify";
import { LIMITS, readTableId } from "@courtly/protocol";
import { systemClock, type Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { fanoutInProcess } from "./fanout/fanout.ts";
import {
  ALLOWANCES,
  serverContextOf,
  type Allowances,
  type ServerContext,
} from "./serverContext.ts";
import { addressesOf } from "./http/addresses.ts";
import { guardRequests } from "./http/guards.ts";
import { addPage } from "./http/page.ts";
import { sendRefusal } from "./http/refusing.ts";
import { addRoutes } from "./http/routes.ts";
import { connect, type Connection } from "./socket/connection.ts";
import { openSqlite } from "./storage/sqlite/sqliteStorage.ts";
import type { Storage } from "./storage/storage.ts";
import { openBotRpcs } from "@courtly/threads";
import { keeperOf } from "./tables/keeper.ts";
import { sweeperOf, type Sweeper } from "./tables/sweeper.ts";
import { tablesOn } from "./tables/tables.ts";

/** Replacements for the default parts of a server, for tests and other hosts. */
export interface ServerParts {
  readonly storage?: Storage;
  readonly clock?: Clock;
  readonly allowances?: Partial<Allowances>;
  /** The time that a drawing waits for a seal or a share. */
  readonly drawingMs?: number;
}

export interface RunningServer {
  /** The address on which it listens: http://127.0.0.1:4774 */
  readonly url: string;
  /** The addresses at which other devices can reach it, if any. */
  readonly addresses: () => readonly string[];
  /** Finishes commits, asks clients to reconnect later, and closes the store. */
  readonly stop: () => Promise<void>;
}

const DRAWING_MS = 20_000;
const STOPPING_MS = 5000;

/** Starts a server and resumes the tables of an earlier one. Throws `StorageError` if its file cannot be used. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const storage = parts.storage ?? openSqlite(config.data);
  const app = fastify({
    logger: config.logLevel === "silent" ? false : { level: config.logLevel },
    bodyLimit: LIMITS.httpBodyBytes,
    // Only the entry of the nearest proxy is trusted: clients can forge all earlier ones.
    trustProxy: config.trustProxy ? (_address, hops) => hops === 0 : false,
    forceCloseConnections: "idle",
    frameworkErrors: (_error, _request, reply) =>
      void sendRefusal(reply, { code: "malformed", message: "this address cannot be read" }),
  });
  const clock = parts.clock ?? systemClock;
  const fanout = fanoutInProcess();
  const tables = tablesOn(storage, clock);
  const bots = openBotRpcs();
  const keeper = keeperOf({
    tables,
    fanout,
    clock,
    options: {
      drawingMs: parts.drawingMs ?? DRAWING_MS,
      onError: (error, table) =>
        app.log.error({ err: error, table }, "the keeper failed at a table"),
      think: (question) => bots.ask(question),
    },
  });
  const tablesAtOnce = { ...ALLOWANCES.tables, burst: config.tablesByAddress };
  const sweeper = sweeperOf({
    storage,
    tables,
    fanout,
    clock,
    onError: (error) => app.log.error({ err: error }, "forgotten tables could not be closed"),
  });
  const allowances = { ...ALLOWANCES, tables: tablesAtOnce, ...parts.allowances };
  // Computed on each call: a laptop may change its network, and with port 0 the port is only known after `listen`.
  const addresses = () =>
    addressesOf({ ...config, port: portOf(app) ?? config.port, networks: networkInterfaces() });
  const context = serverContextOf({
    storage,
    clock,
    fanout,
    tables,
    keeper,
    allowances,
    addresses,
  });
  const connections = new Set<Connection>();
  try {
    guardRequests(app, context, config);
    await app.register(websocket, { options: { maxPayload: LIMITS.socketMessageBytes } });
    addRoutes(app, context);
    addSocket(app, context, connections);
    if (config.page !== undefined) await addPage(app, resolve(config.page));
    const url = await app.listen({ port: config.port, host: config.host });
    // Running tables come first: somebody may be waiting for a bot there, and nobody waits for a forgotten table.
    void takeUp(app, context, sweeper).then(sweeper.sweep);
    return { url, addresses, stop: once(() => stop(app, { context, sweeper, bots, connections })) };
  } catch (error) {
    bots.close();
    await app.close();
    await storage.close();
    throw error;
  }
}

/** Resumes the tables of an earlier server, one after the other, while clients are already served. */
async function takeUp(
  app: FastifyInstance,
  { storage, keeper }: ServerContext,
  sweeper: Sweeper,
): Promise<void> {
  try {
    // The move of a bot would count as use, and keep a forgotten table from being closed.
    const forgotten = new Set((await sweeper.forgotten()).map(({ tableId }) => tableId));
    for (const tableId of await storage.running()) {
      if (forgotten.has(tableId)) continue;
      keeper.attend(tableId);
      await setImmediate();
    }
  } catch (error) {
    app.log.error({ err: error }, "running tables could not be listed");
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const [address] = app.addresses();
  return typeof address === "object" ? address.port : undefined;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

interface Running {
  readonly context: ServerContext;
  readonly sweeper: Sweeper;
  readonly bots: Pick<ReturnType<typeof openBotRpcs>, "close">;
  readonly connections: ReadonlySet<Connection>;
}

async function stop(
  app: FastifyInstance,
  { context: { keeper, storage, clock }, sweeper, bots, connections }: Running,
): Promise<void> {
  const tooLong = () => new Promise<void>((resolve) => void clock.after(STOPPING_MS, resolve));
  const finished = Promise.all([...connections].map((connection) => connection.stop()));
  await Promise.race([finished, tooLong()]);
  await sweeper.stop();
  const kept = keeper.stop();
  bots.close(); // a move in progress is computed again after the next start
  await kept;
  // A client that does not disconnect must not keep the store open.
  await Promise.race([app.close(), tooLong()]);
  await storage.close();
}

function addSocket(
  app: FastifyInstance,
  context: ServerContext,
  connections: Set<Connection>,
): void {
  app.get<{ Params: { id: string } }>(
    "/api/tables/:id/socket",
    {
      websocket: true,
      preHandler: async (request, reply) => {
        const { id } = request.params;
        const { socketsPerTable, socketsPerAddress } = context.allowances;
        if (!readTableId(id).ok)
          return sendRefusal(reply, { code: "unknown-table", message: "there is no such table" });
        const isFull =
          context.socketsByTable.of(id) >= socketsPerTable ||
          context.socketsByAddress.of(request.ip) >= socketsPerAddress;
        return isFull
          ? sendRefusal(reply, { code: "too-many", message: "too many are connected: try later" })
          : undefined;
      },
    },
    (socket, request) => {
      const { id } = request.params;
      const onError = (error: unknown) =>
        request.log.error({ err: error, table: id }, "a connection failed");
      const connection = connect(
        { socket, tcpSocket: request.raw.socket, tableId: id, address: request.ip, onError },
        context,
      );
      connections.add(connection);
      context.socketsByTable.add(id, 1);
      context.socketsByAddress.add(request.ip, 1);
      socket.on("close", () => {
        connections.delete(connection);
        context.socketsByTable.add(id, -1);
        context.socketsByAddress.add(request.ip, -1);
      });
    },
  );
}
