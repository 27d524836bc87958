import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { LATE_MS, LIMITS } from "@courtly/protocol";
import { systemClock, type Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openFanout } from "./fanout/openFanout.ts";
import {
  ALLOWANCES,
  serverContextOf,
  type Allowances,
  type ServerContext,
} from "./serverContext.ts";
import { administrationOf, type AdminContext } from "./admin/administration.ts";
import { adminSocketOf, openAdminSocket, type AdminSocket } from "./admin/adminSocket.ts";
import { BLOCKED, blocklistOf } from "./http/blocklist.ts";
import { addressesOf } from "./http/addresses.ts";
import { leadToBasePath, withoutBasePath } from "./http/basePath.ts";
import { guardRequests } from "./http/guards.ts";
import { addPage } from "./http/page.ts";
import { sendRefusal } from "./http/refusing.ts";
import { passwordGuardOf } from "./http/password.ts";
import { addPasswordPage } from "./http/passwordPage.ts";
import { addRoutes } from "./http/routes.ts";
import type { Connection } from "./socket/connection.ts";
import { addSocket } from "./socket/socketRoute.ts";
import { presenceBookOf } from "./socket/presence.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { MetricsServer } from "./metrics/metricsServer.ts";
import { notifierOf, type Notifier } from "./notify/notifier.ts";
import { outboundWith, type Resolve } from "./notify/outbound.ts";
import { openStorage } from "./storage/openStorage.ts";
import type { Storage } from "./storage/storage.ts";
import type { OperatorNotice } from "./storage/writeState.ts";
import { openBotRpcs } from "@courtly/threads";
import { keeperOf } from "./tables/keeper.ts";
import { sweeperOf, type Sweeper } from "./tables/sweeper.ts";
import { tablesOn } from "./tables/tables.ts";
import { timekeeperOf, type Timekeeper } from "./tables/timekeeper.ts";
import { sharedThinking } from "./tables/thinking.ts";
import { resumeGames, type ResumingGames } from "./tables/resumeGames.ts";

/** Replacements for the default parts of a server, for tests and other hosts. */
export interface ServerParts {
  readonly storage?: Storage;
  readonly clock?: Clock;
  readonly allowances?: Partial<Allowances>;
  /** The time after which the others may go on without a share. */
  readonly lateMs?: number;
  /** The time for a whole request, its body included. */
  readonly requestMs?: number;
  /** Takes the lines of the log instead of standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
  /** Replaces the threads that compute the moves of bots. */
  readonly bots?: Bots;
  /** Replaces the name servers that are asked where a webhook or a push service is. */
  readonly resolve?: Resolve;
}

type Bots = Pick<ReturnType<typeof openBotRpcs>, "ask" | "close">;

export interface RunningServer {
  /** The address on which it listens, with its base path: http://127.0.0.1:4774/courtly */
  readonly url: string;
  /** The addresses at which other devices can reach it, if any, without the base path. */
  readonly addresses: () => readonly string[];
  /** Where collectors on this machine read the figures of the server, if it has any. */
  readonly metricsUrl: string | undefined;
  /** Finishes commits, asks clients to reconnect later, and closes the store. */
  readonly stop: () => Promise<void>;
}

const STOPPING_MS = 5000;
const REQUEST_MS = 15_000;

/** Starts a server and resumes the tables of an earlier one. Throws `StorageError` if its store cannot be used. */
export async function startServer(config: Config, parts: ServerParts = {}): Promise<RunningServer> {
  const app = appOf(config, parts);
  const connections = new Set<Connection>();
  const metrics = await openMetrics(app, config, connections);
  const measured = metrics?.measured;
  const opened = await openParts(app, config, { ...parts, measured, connections }).catch(
    async (error: unknown) => {
      await metrics?.close();
      throw error;
    },
  );
  const { context, sweeper, timekeeper, notifier, bots } = opened;
  const { storage, keeper, addresses } = context;
  try {
    guardRequests(app, context, config);
    leadToBasePath(app, config.basePath);
    await addSocket(app, context, connections);
    addRoutes(app, context);
    if (context.password !== undefined) await addPasswordPage(app, context.password);
    if (config.page !== undefined) await addPage(app, resolve(config.page));
    const url = await app.listen({ port: config.port, host: config.host });
    const admin = await openAdministration(app, config, { ...context, connections });
    // Running tables come first: somebody may be waiting for a bot there, and nobody waits for a forgotten table.
    const resuming = resumeGames({
      storage,
      keeper,
      sweeper,
      clock: context.clock,
      onError: (error, table) =>
        app.log.error({ err: error, table }, "running games could not be resumed"),
    });
    void resuming.done.then(sweeper.sweep);
    timekeeper.start();
    notifier.start();
    const running = { ...opened, resuming, connections, metrics, admin };
    const whole = `${url}${config.basePath}`;
    return {
      url: whole,
      addresses,
      metricsUrl: metrics?.url,
      stop: once(() => stop(app, running)),
    };
  } catch (error) {
    bots.close();
    await app.close();
    await metrics?.close();
    await context.fanout.close();
    await storage.close();
    throw error;
  }
}

/** Opens the socket for administration beside the data file. A server without one serves all the same. */
async function openAdministration(
  app: FastifyInstance,
  { data }: Config,
  context: AdminContext,
): Promise<AdminSocket | undefined> {
  if (process.platform === "win32") return undefined;
  try {
    return await openAdminSocket(adminSocketOf(data), administrationOf(context));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    app.log.warn(`'courtly admin' and 'courtly backup' do not work with this server: ${why}`);
    return undefined;
  }
}

/** Serves the figures of this server, if the owner asks for them. They cost nothing otherwise. */
async function openMetrics(
  app: FastifyInstance,
  { metricsPort }: Config,
  connections: ReadonlySet<Connection>,
): Promise<OpenMetrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const [{ newMetrics }, { serveMetrics }] = await Promise.all([
    import("./metrics/metrics.ts"),
    import("./metrics/metricsServer.ts"),
  ]);
  const metrics = newMetrics();
  metrics.watch(connections);
  app.addHook("onResponse", async (_request, { statusCode }) => metrics.answered(statusCode));
  return { ...(await serveMetrics(metrics, metricsPort)), measured: metrics.measured };
}

interface OpenMetrics extends Pick<Metrics, "measured">, MetricsServer {}

/** Opens the store, and creates the parts that work on its tables. The server does not listen yet. */
async function openParts(app: FastifyInstance, config: Config, parts: MeasuredParts) {
  const { storage, clock, fanout } = await openStore(app, config, parts);
  const presence = presenceBookOf(clock, fanout.others);
  const { silentMs } = presence;
  const tables = tablesOn(storage, clock, { lateMs: parts.lateMs ?? LATE_MS, silentMs });
  const bots: Bots = parts.bots ?? openBotRpcs();
  const keeper = keeperOf({
    tables,
    fanout,
    clock,
    options: {
      onError: (error, table) =>
        app.log.error({ err: error, table }, "the keeper failed at a table"),
      think: sharedThinking((question) => bots.ask(question)),
    },
  });
  const sweeper = sweeperOf({
    storage,
    tables,
    fanout,
    clock,
    keepFinishedDays: config.keepFinishedDays,
    onError: (error) =>
      app.log.error({ err: error }, "forgotten tables could not be closed, or old ones deleted"),
  });
  const timekeeper = timekeeperOf({
    storage,
    tables,
    fanout,
    clock,
    onError: (error) => app.log.error({ err: error }, "turns without time could not be ended"),
  });
  const notifiesPrivate = config.notifyPrivateNetworks;
  const notifier = notifierOf({
    storage,
    tables,
    clock,
    outbound: outboundWith({ clock, allowsPrivate: notifiesPrivate, resolve: parts.resolve }),
    origin: config.origin,
    onError: (error) => app.log.error({ err: error }, "notifications could not be sent"),
  });
  // Computed on each call: a laptop may change its network, and with port 0 the port is only known after `listen`.
  const addresses = () =>
    addressesOf({ ...config, port: portOf(app) ?? config.port, networks: networkInterfaces() });
  const allowances = allowancesOf(config, parts);
  const { signingKey } = storage;
  const shared = {
    storage,
    clock,
    fanout,
    tables,
    keeper,
    presence,
    allowances,
    addresses,
    blocklist: await blocklistOf({
      storage,
      clock,
      onBlocked: (networks) => {
        for (const connection of parts.connections)
          if (networks.has(connection.network)) connection.dismiss(BLOCKED);
      },
    }),
    password:
      config.password === undefined
        ? undefined
        : passwordGuardOf(config.password, { signingKey, clock }),
  };
  const context = serverContextOf({ ...shared, notifiesPrivate });
  return { context, sweeper, timekeeper, notifier, bots };
}

/** Opens the store, and what tells other servers that share it about changes. */
async function openStore(app: FastifyInstance, config: Config, parts: MeasuredParts) {
  const onNotice: OperatorNotice = (level, message) => app.log[level](message);
  const store = parts.storage ?? (await openStorage(config, onNotice));
  const clock = parts.clock ?? systemClock;
  const storage = parts.measured?.(store, clock) ?? store;
  const fanout = await openFanout(config, {
    storage,
    clock,
    onNotice,
    onError: (error) => app.log.error({ err: error }, "new entries could not be looked for"),
  });
  return { storage, clock, fanout };
}

interface MeasuredParts extends ServerParts {
  readonly measured: Metrics["measured"] | undefined;
  readonly connections: ReadonlySet<Connection>;
}

function allowancesOf(
  { tablesByAddress, spectatorsPerTable }: Config,
  { allowances }: ServerParts,
): Allowances {
  const tables = { ...ALLOWANCES.tables, burst: tablesByAddress };
  return { ...ALLOWANCES, tables, spectatorsPerTable, ...allowances };
}

function appOf(
  config: Config,
  { requestMs = REQUEST_MS, logStream }: ServerParts,
): FastifyInstance {
  return fastify({
    logger:
      config.logLevel === "silent"
        ? false
        : { level: config.logLevel, ...(logStream === undefined ? {} : { stream: logStream }) },
    rewriteUrl: ({ url = "/" }) => withoutBasePath(url, config.basePath),
    bodyLimit: LIMITS.httpBodyBytes,
    // Requests whose headers or body do not arrive are ended: each of them holds a connection. Node checks at intervals.
    requestTimeout: requestMs,
    // So are connections on which nothing moves for twice that time: their device does not read its answer. Sockets of tables
    // are none of them any more, and have a heartbeat.
    connectionTimeout: 2 * requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 5 },
    // Only the entry of the nearest proxy is trusted: clients can forge all earlier ones.
    trustProxy: config.trustProxy ? (_address, hops) => hops === 0 : false,
    forceCloseConnections: "idle",
    frameworkErrors: (_error, _request, reply) =>
      void sendRefusal(reply, { code: "malformed", message: "this address cannot be read" }),
  });
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
  readonly timekeeper: Timekeeper;
  readonly notifier: Notifier;
  readonly resuming: ResumingGames;
  readonly bots: Bots;
  readonly connections: ReadonlySet<Connection>;
  readonly metrics: MetricsServer | undefined;
  readonly admin: AdminSocket | undefined;
}

async function stop(
  app: FastifyInstance,
  {
    context: { keeper, storage, clock, fanout },
    sweeper,
    timekeeper,
    notifier,
    resuming,
    bots,
    connections,
    metrics,
    admin,
  }: Running,
): Promise<void> {
  const tooLong = () => new Promise<void>((resolve) => void clock.after(STOPPING_MS, resolve));
  const finished = Promise.all([...connections].map((connection) => connection.stop()));
  await Promise.race([finished, tooLong()]);
  await Promise.all([sweeper.stop(), timekeeper.stop(), notifier.stop()]);
  const stopped = Promise.all([resuming.stop(), keeper.stop()]);
  bots.close(); // a move in progress is computed again after the next start
  await stopped;
  // A client that does not disconnect must not keep the store open.
  await Promise.race([app.close(), tooLong()]);
  await metrics?.close();
  await admin?.close(); // before the lock of the data file is free: the next server has a socket of the same name
  await fanout.close();
  await storage.close();
}
