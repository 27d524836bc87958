import { isIP } from "node:net";
import { assertNever, err, ok, type Result } from "@courtly/engine";
import { readTableId, recordOf, stageOf } from "@courtly/protocol";
import { networkOf } from "../http/network.ts";
import type { ServerContext } from "../serverContext.ts";
import type { Connection } from "../socket/connection.ts";
import { StorageError, undefinedIfDamaged, type WaitingStage } from "../storage/storage.ts";
import type { LoadedTable } from "../tables/cache.ts";
import { closeByOwner } from "../tables/requests.ts";
import type { AdminAnswers, AdminRequest, AdminTable, Health, NetworkChange } from "./messages.ts";

/** What administration needs of a running server. */
export interface AdminContext extends Pick<
  ServerContext,
  "storage" | "clock" | "tables" | "fanout" | "blocklist"
> {
  readonly connections: ReadonlySet<Connection>;
}

type Answer = Result<AdminAnswers[AdminRequest["kind"]], string>;

const IN_USE: readonly WaitingStage[] = ["playing", "drawing", "lobby"];

/** Carries out the requests of the person who runs the server. */
export function administrationOf(context: AdminContext) {
  const startedMs = context.clock.monotonicMs();
  const carryOut = async (request: AdminRequest): Promise<Answer> => {
    const { storage, blocklist } = context;
    switch (request.kind) {
      case "health":
        return ok(await healthOf(context, startedMs));
      case "list": {
        const stages = request.stage === undefined ? IN_USE : [request.stage];
        const ids = await Promise.all(stages.map((each) => storage.tablesAt(each, request.max)));
        return ok(await listed(context, ids.flat().slice(0, request.max)));
      }
      case "close":
        return closed(context, request.table);
      case "export":
        return exported(context, request.table);
      case "delete":
        return deleted(context, request.table);
      case "block":
        return block(context, request.address);
      case "unblock":
        return changed(request.address, blocklist.unblock);
      case "blocked":
        return ok(await blocklist.all());
      case "backUp":
        return ok(await storage.backUp(request.file));
      default:
        return assertNever(request);
    }
  };
  return async (request: AdminRequest): Promise<Answer> => {
    try {
      return await carryOut(request);
    } catch (error) {
      // Also damage of the one table that is asked for.
      if (error instanceof StorageError) return err(error.message);
      throw error;
    }
  };
}

async function healthOf(
  { storage, clock, blocklist, connections }: AdminContext,
  startedMs: number,
): Promise<Health> {
  const why = await storage.checkWritable().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const blocked = await blocklist.all();
  return {
    isReady: why === undefined,
    why,
    upSeconds: Math.floor((clock.monotonicMs() - startedMs) / 1000),
    connections: connections.size,
    tables: await storage.inUse(),
    blocked: blocked.length,
    memoryBytes: process.memoryUsage.rss(),
  };
}

/** Describes tables, one after the other: a long list must not keep players waiting. */
async function listed(
  { tables }: AdminContext,
  ids: readonly string[],
): Promise<readonly AdminTable[]> {
  const found: AdminTable[] = [];
  for (const id of ids) {
    const loaded = await tables.load(id).catch(undefinedIfDamaged);
    if (loaded !== undefined) found.push(described(loaded));
  }
  return found;
}

function described({ tableState, secrets }: LoadedTable): AdminTable {
  const { id, opening, places, length, createdAtMs } = tableState;
  const stage = stageOf(tableState);
  return {
    table: id,
    stage,
    game: opening.game,
    players: places.flatMap((place) => (place.kind === "open" ? [] : [place.name])),
    // Only a table with an open seat has one; a state in memory may still have it.
    code: stage === "lobby" ? secrets.code : undefined,
    length,
    createdAtMs,
  };
}

async function closed(
  { tables, fanout }: AdminContext,
  table: string,
): Promise<Result<AdminAnswers["close"], string>> {
  const written = await tables.write(table, {
    keyAt: () => "server.closed",
    decide: closeByOwner,
  });
  if (written === undefined) return err(`the game at the table ${table} is over already`);
  if (!written.ok) return err(`${table}: ${written.error.message}`);
  fanout.tell(table, written.value);
  return ok({ table });
}

async function exported(
  { storage, tables }: AdminContext,
  table: string,
): Promise<Result<AdminAnswers["export"], string>> {
  const loaded = readTableId(table).ok ? await tables.load(table) : undefined;
  if (loaded === undefined) return err(noTable(table));
  const { tableState } = loaded;
  const log = await storage.read(table, 1, tableState.length);
  return ok({ table, stage: stageOf(tableState), log, record: recordOf(tableState) });
}

async function deleted(
  { tables }: AdminContext,
  table: string,
): Promise<Result<AdminAnswers["delete"], string>> {
  const result = await tables.delete(table);
  if (result === "unknown") return err(noTable(table));
  return result === "deleted"
    ? ok({ table })
    : err(`people play at the table ${table}: close it first, then they are told why`);
}

function noTable(table: string): string {
  return `there is no table ${table}: 'courtly admin list' names those in use, with '--stage over' those that have ended`;
}

/** Blocks the network of an address. */
async function block(
  { blocklist }: AdminContext,
  address: string,
): Promise<Result<NetworkChange, string>> {
  if (/^(?:127\.|0:0:0:0::)/.test(networkOf(address)))
    return err(
      `${address} is this machine itself: behind a proxy all visitors seem to come from there, unless the server runs with --trust-proxy yes`,
    );
  return changed(address, blocklist.block);
}

async function changed(
  address: string,
  change: (network: string) => Promise<boolean>,
): Promise<Result<NetworkChange, string>> {
  // Networks are listed as `networkOf` writes them, so what the list shows can be given back.
  const network = networkOf(address.replace(/\/64$/, ""));
  if (isIP(address.replace(/\/64$/, "")) === 0)
    return err(`'${address}' is no address: 203.0.113.7 or 2001:db8::1 wanted`);
  return ok({ network, isChanged: await change(network) });
}
