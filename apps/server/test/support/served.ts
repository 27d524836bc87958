import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import {
  readSeatGiven,
  readTableGlance,
  type CreateTable,
  type JoinTable,
  type SeatGiven,
  type TableGlance,
} from "@courtly/protocol";
import { afterEach } from "vitest";
import { startServer, type Config, type RunningServer, type ServerParts } from "@courtly/server";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).toReversed()) await work();
});

/** Runs `work` after the test. Work that was added last runs first. */
export function afterwards(work: () => unknown): void {
  cleanUp.push(work);
}

/** The path of a new data file, in a folder that is removed after the test. */
export function dataFile(): string {
  const place = mkdtempSync(join(tmpdir(), "courtly-server-"));
  afterwards(() => rmSync(place, { recursive: true, force: true }));
  return join(place, "tables.db");
}

function configOf(data: string, settings: Partial<Config>): Config {
  return {
    port: 0,
    host: "127.0.0.1",
    data,
    database: undefined,
    fanout: undefined,
    origin: undefined,
    basePath: "",
    password: undefined,
    logLevel: "silent",
    trustProxy: false,
    page: undefined,
    tablesByAddress: 30,
    spectatorsPerTable: 50,
    hostNames: [],
    metricsPort: undefined,
    keepFinishedDays: undefined,
    notifyPrivateNetworks: false,
    ...settings,
  };
}

/** Limits that no test reaches, because tests act faster than people. */
const GENEROUS = { burst: 1_000_000, perSecond: 1_000_000 };
const GENEROUS_ALLOWANCES = {
  perConnection: GENEROUS,
  perAddress: GENEROUS,
  perSeat: GENEROUS,
  tables: GENEROUS,
};

/** Starts a real server on a free port, with a real file. */
export async function served(
  parts: ServerParts = {},
  data: string = dataFile(),
  settings: Partial<Config> = {},
): Promise<RunningServer> {
  const server = await startServer(configOf(data, settings), {
    ...parts,
    allowances: { ...GENEROUS_ALLOWANCES, ...parts.allowances },
  });
  afterwards(() => server.stop());
  return server;
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export async function call(url: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `${url}${path}`,
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        },
  );
  return { status: response.status, body: await response.json() };
}

export type Seat = SeatGiven & { readonly token: string };

export async function openTable(url: string, changes: Partial<CreateTable> = {}): Promise<Seat> {
  const token = newToken();
  const { body } = await call(url, "/api/tables", {
    game: "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }],
    listed: false,
    name: "Ada",
    shield: "azure",
    token,
    ...changes,
  });
  return { ...unwrap(readSeatGiven(body)), token };
}

export async function takeSeat(
  url: string,
  table: string,
  changes: Partial<JoinTable> = {},
): Promise<Seat> {
  const token = newToken();
  const body = { name: "Ben", shield: "gules", token, ...changes };
  const answer = await call(url, `/api/tables/${table}/seats`, body);
  return { ...unwrap(readSeatGiven(answer.body)), token };
}

export async function glanceAt(url: string, table: string): Promise<TableGlance> {
  return unwrap(readTableGlance((await call(url, `/api/tables/${table}`)).body));
}

export async function recordAt(url: string, table: string): Promise<string> {
  return (await fetch(`${url}/api/tables/${table}/record`)).text();
}

export function unwrap<Value>(
  read:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly error: unknown },
): Value {
  if (!read.ok) throw new Error(`expected otherwise: ${JSON.stringify(read.error)}`);
  return read.value;
}
