import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { err, ok, type Result, type Table } from "@courtly/engine";
import {
  PROTOCOL,
  LIMITS,
  isPaused,
  readAskRematch,
  readChangeNotifications,
  readContinueTable,
  readCreateTable,
  readJoinCode,
  readJoinTable,
  readTableId,
  readTakeOver,
  recordOf,
  stageOf,
  type CodeFound,
  type Here,
  type LegalActions,
  type Reader,
  type Refused,
  type SeatGiven,
  type TableGlance,
  type TableList,
  refusalOf,
} from "@courtly/protocol";
import { TOO_FAST } from "../limiter.ts";
import { sharedWork } from "../sharedWork.ts";
import { ENTRIES_PER_COST, type ServerContext } from "../serverContext.ts";
import { playerOf, undefinedIfDamaged } from "../storage/storage.ts";
import type { LoadedTable } from "../tables/cache.ts";
import { missingTable, UNKNOWN_TABLE } from "../tables/decision.ts";
import { changeNotifications } from "../notify/changes.ts";
import { seatName } from "../socket/greeting.ts";
import { hashOf } from "../tokens.ts";
import { messageSchemas, openApi } from "./description/openApi.ts";
import { networkOf } from "./network.ts";
import { sendRefusal } from "./refusing.ts";
import { seatTakersAt } from "./seatTakers.ts";

const LISTED_MAX = 50;
const RUNNING_MAX = 20;
/** Listing all legal actions takes a few milliseconds: as long as many other requests. */
const LEGAL_COST = 10;
const MANY_TABLES = refusalOf("too-many", "tables");

interface AtTable {
  readonly Params: { readonly id: string };
}

/** Adds the HTTP routes: creating, joining and finding tables, and records. The game itself runs on the socket. */
export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  const { tables } = context;
  const takers = seatTakersAt(tables, context.clock);
  // Alive: this process answers. Ready: it can also store what people do. The older name for that is `/healthz`.
  app.get("/livez", async () => ({ ok: true }));
  for (const path of ["/readyz", "/healthz"])
    app.get(path, async () => {
      await context.storage.checkWritable();
      return { ok: true };
    });
  app.get("/api/here", async (): Promise<Here> => {
    const addresses = [...context.addresses()];
    return { protocol: PROTOCOL, addresses };
  });
  addDescriptions(app);
  // Requests at the same time share one list: it needs a look at every table in it, and players would have to wait.
  app.get(
    "/api/tables",
    sharedWork(() => listedTables(context)),
  );
  app.post("/api/tables", async (request, reply) => {
    const body = readCreateTable(request.body);
    if (!body.ok) return sendRefusal(reply, malformed(body.error));
    const network = networkOf(request.ip);
    if (!context.tablesByAddress.allows(network)) return sendRefusal(reply, MANY_TABLES);
    const given = await tables.create(body.value);
    if (given.ok) takers.remember(given.value, network);
    return seatGiven(reply, context, given);
  });
  app.get<{ Params: { code: string } }>("/api/codes/:code", async (request, reply) => {
    const code = readJoinCode(request.params.code);
    const table = code.ok ? await context.storage.findCode(code.value) : undefined;
    if (table === undefined)
      return sendRefusal(reply, {
        code: "unknown-code",
        message: "no open table has this code: it may have begun already",
      });
    const found: CodeFound = { table };
    return reply.send(found);
  });
  app.get<AtTable>("/api/tables/:id", async (request, reply) => {
    const loaded = await tableAt(request, context);
    return loaded.ok ? reply.send(glance(loaded.value)) : sendRefusal(reply, loaded.error);
  });
  app.get<AtTable>("/api/tables/:id/record", async (request, reply) => {
    const loaded = await tableAt(request, context);
    if (!loaded.ok) return sendRefusal(reply, loaded.error);
    const record = recordOf(loaded.value.tableState);
    if (record === undefined) return sendRefusal(reply, refusalOf("not-now", "notBegun"));
    return reply.type("text/plain; charset=utf-8").send(record);
  });
  app.get<AtTable>("/api/tables/:id/legal", async (request, reply) => {
    const loaded = await tableAt(request, context, LEGAL_COST);
    if (!loaded.ok) return sendRefusal(reply, loaded.error);
    const legal = legalActions(loaded.value);
    return legal.ok ? reply.send(legal.value) : sendRefusal(reply, legal.error);
  });
  postAt(app, "/api/tables/:id/seats", readJoinTable, async ({ id, network }, body, reply) =>
    seatGiven(reply, context, await takers.join(id, network, body)),
  );
  addFollowingTables(app, context);
  addDeviceRoute(app, context);
  addNotifications(app, context);
}

/** The cost of a link that is not valid: nobody tries many. */
const WRONG_LINK_COST = 30;

/** Adds the route with which another device takes a seat that was offered by a link. */
function addDeviceRoute(app: FastifyInstance, context: ServerContext): void {
  const { tables, deviceLinks, byAddress } = context;
  postAt(app, "/api/tables/:id/devices", readTakeOver, async ({ id, network }, body, reply) => {
    const link = hashOf(body.link);
    const madeBy = await deviceLinks.find(id, link);
    const given = await tables.takeOver(id, { link, tokenHash: hashOf(body.token), madeBy });
    if (given.ok) await deviceLinks.forget(id, link);
    else if (!byAddress.allows(network, WRONG_LINK_COST)) return sendRefusal(reply, TOO_FAST);
    return seatGiven(reply, context, given);
  });
}

/** Adds the routes to the table that follows another one: a rematch, or the rest of a game that this server has lost. */
function addFollowingTables(app: FastifyInstance, context: ServerContext): void {
  const { tables } = context;
  postAt(app, "/api/tables/:id/rematch", readAskRematch, async ({ id, network }, body, reply) => {
    const before = await tables.load(id);
    // The first request opens a table; the others find it.
    const isNew = before !== undefined && before.tableState.rematch === undefined;
    if (isNew && !context.tablesByAddress.allows(network)) return sendRefusal(reply, MANY_TABLES);
    // Who is gone decides who plays on, and devices of players may be connected to other servers.
    if (isNew) await context.presence.ask(id);
    const given = await tables.rematch(id, body.token);
    if (given.ok) context.fanout.tell(id);
    return seatGiven(reply, context, given);
  });
  const path = {
    url: "/api/tables/:id/continue",
    bodyLimit: LIMITS.logBodyBytes,
    // A log is long: it counts as a table before it is received.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
      context.tablesByAddress.allows(networkOf(request.ip))
        ? undefined
        : sendRefusal(reply, MANY_TABLES),
  };
  postAt(app, path, readContinueTable, async ({ id }, body, reply) => {
    const given = await tables.continueGame(id, body);
    if (given.ok) context.fanout.tell(id);
    return seatGiven(reply, context, given);
  });
}

/** Adds the descriptions of all requests and messages, for programs. They are made once. */
function addDescriptions(app: FastifyInstance): void {
  const [requests, messages] = [openApi(), messageSchemas()].map((each) => JSON.stringify(each));
  const json = "application/json; charset=utf-8";
  app.get("/api/openapi.json", async (_, reply) => reply.type(json).send(requests));
  app.get("/api/messages.json", async (_, reply) => reply.type(json).send(messages));
}

/** Adds the route by which a seat turns notifications on and off. */
function addNotifications(app: FastifyInstance, context: ServerContext): void {
  const { tables, storage, bySeat, notificationsBySeat, notifiesPrivate: allowsPrivate } = context;
  const path = "/api/tables/:id/notifications";
  postAt(app, path, readChangeNotifications, async ({ id }, change, reply) => {
    const secrets = await storage.find(id);
    if (secrets === undefined) return sendRefusal(reply, UNKNOWN_TABLE);
    const holder = hashOf(change.token);
    const player = playerOf(secrets, holder);
    if (player === undefined) return sendRefusal(reply, refusalOf("wrong-token", "unknown"));
    const seat = seatName(id, holder);
    if (!bySeat.allows(seat)) return sendRefusal(reply, TOO_FAST);
    if (change.kind !== "ask" && !notificationsBySeat.allows(seat))
      return sendRefusal(reply, refusalOf("too-fast", "notifications"));
    // Only now, because it may have to be folded: a stranger without a seat causes no such work.
    const loaded = await tables.load(id);
    if (loaded === undefined) return sendRefusal(reply, UNKNOWN_TABLE);
    const state = await changeNotifications(
      { storage, allowsPrivate },
      { loaded, player, holder },
      change,
    );
    return state.ok ? reply.send(state.value) : sendRefusal(reply, state.error);
  });
}

/** The listed tables that anybody may join, and those that anybody may watch. */
async function listedTables({ storage, tables, presence }: ServerContext): Promise<TableList> {
  const glances = async (ids: readonly string[]) => {
    const loaded = await Promise.all(ids.map((id) => tables.load(id).catch(undefinedIfDamaged)));
    return loaded.filter((table) => table !== undefined).map(glance);
  };
  const running = await glances(await storage.running(RUNNING_MAX));
  return {
    tables: await glances(await storage.listed(LISTED_MAX)),
    running: running.map((each) => ({ ...each, spectators: presence.spectators(each.table) })),
  };
}

function malformed(message: string): Refused {
  return { code: "malformed", message };
}

/** Adds a POST route for one table. The id and the body are checked before the handler runs. */
function postAt<Body>(
  app: FastifyInstance,
  path: string | ({ readonly url: string } & RouteShorthandOptions),
  read: Reader<Body>,
  handle: (
    at: { readonly id: string; readonly network: string },
    body: Body,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
): void {
  const { url, ...options } = typeof path === "string" ? { url: path } : path;
  app.post<AtTable>(url, options, async (request, reply) => {
    const id = readTableId(request.params.id);
    if (!id.ok) return sendRefusal(reply, UNKNOWN_TABLE);
    const body = read(request.body);
    return body.ok
      ? handle({ id: id.value, network: networkOf(request.ip) }, body.value, reply)
      : sendRefusal(reply, malformed(body.error));
  });
}

/** What the player who is to decide may do. Everybody who may watch the table may know it. */
function legalActions({ tableState }: LoadedTable): Result<LegalActions, Refused> {
  const { game, length, isClosed } = tableState;
  if (game === undefined) return err(refusalOf("not-now", "notBegun"));
  if (game.turn.kind !== "decide" || isClosed) return err(refusalOf("not-now", "gameOver"));
  if (isPaused(tableState)) return err(refusalOf("not-now", "paused"));
  const { seat } = game.turn;
  const actions = LISTED.get(game) ?? [...game.legal()];
  LISTED.set(game, actions);
  return ok({ length, seat, player: game.playerOf(seat), actions });
}

/** The legal actions of positions that are still in memory: asking again costs nothing. */
const LISTED = new WeakMap<Table, string[]>();

/** Loads the table of a request. A long log costs more: it may have been read from the store and folded. */
async function tableAt(
  request: FastifyRequest<AtTable>,
  { storage, tables, byAddress }: ServerContext,
  extraCost = 0,
): Promise<Result<LoadedTable, Refused>> {
  const id = readTableId(request.params.id);
  if (!id.ok) return err(UNKNOWN_TABLE);
  const loaded = await tables.load(id.value);
  if (loaded === undefined) return err(await missingTable(storage, id.value));
  const cost = extraCost + loaded.tableState.length / ENTRIES_PER_COST;
  return byAddress.allows(networkOf(request.ip), cost) ? ok(loaded) : err(TOO_FAST);
}

async function seatGiven(
  reply: FastifyReply,
  { fanout, presence, tables }: ServerContext,
  given: Result<SeatGiven, Refused>,
): Promise<FastifyReply> {
  if (!given.ok) return sendRefusal(reply, given.error);
  const { table } = given.value;
  const { places } = (await tables.load(table))?.tableState ?? { places: [] };
  presence.expect(
    table,
    [...places.keys()].filter((player) => places[player]?.kind === "person"),
  );
  reply.code(201).send(given.value);
  fanout.tell(table);
  return reply;
}

function glance({ tableState, secrets }: LoadedTable): TableGlance {
  const { id, opening, places, game, length, createdAtMs } = tableState;
  const stage = stageOf(tableState);
  const next = game?.turn.kind === "decide" ? game.playerOf(game.turn.seat) : undefined;
  return {
    table: id,
    ...(stage === "lobby" && secrets.code !== undefined ? { code: secrets.code } : {}),
    game: opening.game,
    ...(opening.rules === undefined ? {} : { rules: opening.rules }),
    stage,
    seats: places,
    ...(stage === "playing" && next !== undefined ? { next } : {}),
    length,
    createdAtMs,
  };
}
