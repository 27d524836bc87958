import { join } from "node:path";
import { seededRandom } from "@courtly/engine";
import { awaitedTurn, type TableState } from "@courtly/protocol";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { loadStored } from "../../src/tables/cache.ts";
import { openSqlite } from "../../src/storage/sqlite/sqliteStorage.ts";
import { CutOff, sitDown, type Device } from "../support/device.ts";
import { playOn } from "../support/player.ts";
import { pushDevice } from "../support/pushService.ts";
import { serverProcessOf } from "../support/serverProcess.ts";
import { call, dataFile, openTable, takeSeat, type Seat } from "../support/served.ts";

const COURTLY = join(import.meta.dirname, "../../../cli/bin/courtly.js");
const SEED = process.env["COURTLY_SEED"] ?? "killed outbox";
const KILLS = 5;
/** Nothing listens here: notices stay in the outbox. */
const NOWHERE = "http://127.0.0.1:9/";

const serverOn = (data: string) => {
  const args = ["--port", "0", "--data", data, "--notify-private-networks", "yes"];
  return serverProcessOf([COURTLY, "serve", ...args, "--log-level", "silent", "--json"]);
};

/** The players who have a notice about their turn in the outbox of a file. */
function told(file: string): readonly unknown[] {
  const db = new Database(file, { readonly: true });
  const players = db
    .prepare(
      "SELECT player FROM outbox JOIN subscriptions ON subscriptions.id = subscription_id WHERE event = 'turn'",
    )
    .pluck()
    .all();
  db.close();
  return players;
}

async function stateIn(file: string, table: string): Promise<TableState | undefined> {
  const storage = await openSqlite(file);
  try {
    return (await loadStored(storage, table))?.tableState;
  } finally {
    await storage.close();
  }
}

async function play(url: string, seat: Seat, isEnough: (tableState: TableState) => boolean) {
  try {
    const device: Device = await sitDown(url, seat.table, seat);
    await playOn(device, seat, isEnough);
  } catch (error) {
    if (!(error instanceof CutOff)) throw error;
  }
}

test(`what waits in the outbox fits the log after every kill (COURTLY_SEED=${SEED})`, async () => {
  const data = dataFile();
  const random = seededRandom(SEED);
  let server = await serverOn(data);
  const ada = await openTable(server.url);
  const seats = [ada, await takeSeat(server.url, ada.table)];
  for (const seat of seats)
    await call(server.url, `/api/tables/${ada.table}/notifications`, {
      kind: "push",
      token: seat.token,
      language: "en",
      page: NOWHERE,
      endpoint: `${NOWHERE}${seat.player}`,
      ...pushDevice().keys,
    });
  const isBegun = ({ game }: TableState) => game !== undefined;
  await Promise.all(seats.map((seat) => play(server.url, seat, isBegun)));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url } = server;
    const before = (await (await fetch(`${url}/api/tables/${ada.table}`)).json()) as {
      length: number;
    };
    const limit = before.length + 3 + Math.floor(random() * 12);
    let isDead = false;
    const end = async () => {
      if (!isDead) await server.end("SIGKILL");
      isDead = true;
    };
    const isEnough = ({ length }: TableState) => {
      if (length >= limit) void end();
      return length > limit + 10;
    };
    await Promise.all(seats.map((seat) => play(url, seat, isEnough)));
    await end();
    const state = await stateIn(data, ada.table);
    const awaited = state === undefined ? undefined : awaitedTurn(state)?.player;
    expect(awaited).toBeDefined();
    expect(told(data)).toEqual([awaited]);
    server = await serverOn(data);
  }
}, 120_000);
