import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyRecord } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import {
  readSeatGiven,
  stageOf,
  type Logged,
  type TableState,
  type ToClient,
} from "@courtly/protocol";
import { expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
import { squiresMove } from "./support/squire.ts";
import { foldAll } from "../src/tables/fold.ts";
import { CutOff, sitDown, type Device } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { serverProcess, type ServerProcess } from "./support/serverProcess.ts";
import {
  call,
  dataFile,
  openTable,
  recordAt,
  unwrap,
  takeSeat,
  type Seat,
} from "./support/served.ts";

const KILLS_BY_MODE: Readonly<Record<string, number>> = { long: 150, chaos: 1000 };
const KILLS = Number(process.env["COURTLY_KILLS"] ?? KILLS_BY_MODE[process.env["MODE"] ?? ""] ?? 6);
/** Servers with a file each, side by side: a kill takes about a second, and most of it is the next start. */
const LANES = KILLS < 100 ? 1 : 6;
/** Determines the time of each kill and the moves. With the same seed, a run repeats as far as timing allows. */
const SEED = process.env["COURTLY_SEED"] ?? randomUUID();
/** Long, because a busy machine is slow. */
const LIMIT_MS = (300 + KILLS * 5) * 1000;
const GAMES = ["rolling-courts", "to-court-the-king"];
/** A kill comes after fewer acknowledged moves than this. Counted and not timed: a busy machine makes few moves in a second. */
const MOVES_PER_KILL_MAX = 40;
/** More than the time that the server needs for a move, so that kills come at any moment of one. */
const MOVE_MS = 20;
/** About the time that the server needs to create a rematch. */
const REMATCH_MS = 40;

/** A move that was sent. Until it is acknowledged, nobody knows whether the server has it. */
interface Sent {
  readonly key: string;
  readonly player: number;
  readonly length: number;
  readonly text: string;
}

/** A game that continues after each kill, and the moves that were acknowledged to its players. */
interface Evening {
  readonly seats: readonly Seat[];
  readonly promised: (Sent & { readonly lengthAfter: number })[];
  readonly seen: Logged[][];
  pending: Sent | undefined;
  onAcknowledged: () => void;
}

/** Resolves after this number of further acknowledged moves. */
function acknowledgements(evening: Evening, count: number): Promise<void> {
  const wanted = evening.promised.length + count;
  return new Promise((resolve) => {
    evening.onAcknowledged = () => {
      if (evening.promised.length >= wanted) resolve();
    };
    evening.onAcknowledged();
  });
}

test(
  `after ${KILLS} kills every acknowledged move is there once, and no roll came twice (COURTLY_SEED=${SEED})`,
  { timeout: LIMIT_MS },
  async ({ annotate }) => {
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      killAgainAndAgain(
        Math.floor((KILLS + lane) / LANES),
        seededRandom(lane === 0 ? SEED : `${SEED} ${lane}`),
      ),
    );
    const evenings = (await Promise.all(lanes)).flat();
    const acknowledged = evenings.reduce((sum, { promised }) => sum + promised.length, 0);
    expect(acknowledged).toBeGreaterThan(5 * KILLS);
    await annotate(
      `${KILLS} kills of ${LANES} servers, ${acknowledged} acknowledged moves, ${evenings.length} games`,
    );
  },
);

/** Kills one server again and again while people play, and checks all their games at the end. */
async function killAgainAndAgain(kills: number, random: () => number): Promise<readonly Evening[]> {
  const data = dataFile();
  let server = await serverProcess(data);
  let evening = await newEvening(server, 0);
  const evenings = [evening];
  const goOn = async () => {
    // A server that has just started needs longer for its first read of a table.
    await logAt(server, evening);
    const asking = evening.seats.map((seat) => rematchAt(server, seat));
    await sleep(random() * REMATCH_MS);
    await server.end("SIGKILL");
    const heard = await Promise.all(asking);
    server = await serverProcess(data);
    evening = await rematchEvening(server, evening, heard);
    evenings.push(evening);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const enough = acknowledgements(evening, Math.floor(random() * MOVES_PER_KILL_MAX));
    const playing = playUntilCutOff(server, evening, random);
    await Promise.race([playing, enough]);
    await sleep(random() * MOVE_MS);
    await server.end("SIGKILL");
    const isOver = await playing;
    server = await serverProcess(data);
    if (!isOver) continue;
    if (random() < 0.5) await goOn();
    else {
      evening = await newEvening(server, evenings.length);
      evenings.push(evening);
    }
  }
  while (!(await playUntilCutOff(server, evening, random))) await sleep(10);
  await goOn();
  for (const each of evenings) {
    while (!(await playUntilCutOff(server, each, random))) await sleep(200);
    await checkEvening(server, each);
  }
  expect(await server.end("SIGTERM")).toBe(143);
  return evenings;
}

async function newEvening({ url }: ServerProcess, index: number): Promise<Evening> {
  const bot = { kind: "bot", level: "page" } as const;
  const ada = await openTable(url, {
    game: GAMES[index % GAMES.length] ?? "",
    seats: [{ kind: "you" }, bot, { kind: "open" }],
  });
  const ben = await takeSeat(url, ada.table);
  return begun(url, [ada, ben]);
}

/** Lets all players draw their shares of the dice, until the game begins. */
async function begun(url: string, seats: readonly Seat[]): Promise<Evening> {
  const isBegun = ({ game }: TableState) => game !== undefined;
  await Promise.all(
    seats.map(async (seat) => {
      const device = await sitDown(url, seat.table, seat);
      await playOn(device, seat, isBegun);
      device.close();
    }),
  );
  return { seats, promised: [], seen: [], pending: undefined, onAcknowledged: () => undefined };
}

/** The seat at the rematch, or `undefined` if the connection was cut. */
async function rematchAt(
  { url }: ServerProcess,
  { table, token }: Seat,
): Promise<Seat | undefined> {
  try {
    const { body } = await call(url, `/api/tables/${table}/rematch`, { token });
    return { ...unwrap(readSeatGiven(body)), token };
  } catch (error) {
    if (error instanceof TypeError) return undefined; // this is how fetch reports a cut connection
    throw error;
  }
}

/** Both players ask again and must get the same table: the one that a player may have received before the kill. */
async function rematchEvening(
  server: ServerProcess,
  { seats }: Evening,
  heard: readonly (Seat | undefined)[],
): Promise<Evening> {
  const next = await Promise.all(seats.map((seat) => rematchAt(server, seat)));
  const given = next.filter((seat) => seat !== undefined);
  expect(given).toHaveLength(seats.length);
  expect(new Set(given.map(({ table }) => table)).size).toBe(1);
  for (const [index, seat] of heard.entries())
    if (seat !== undefined) expect(given[index]).toEqual(seat);
  const log = await logAt(server, { seats });
  const named = log.flatMap(({ entry }) => (entry.kind === "rematch" ? [entry.table] : []));
  expect(named).toEqual([given[0]?.table]);
  return begun(server.url, given);
}

/** The whole log, as a spectator gets it. Disconnects at once, because connections per address are limited. */
async function logAt(
  { url }: Pick<ServerProcess, "url">,
  { seats }: Pick<Evening, "seats">,
): Promise<readonly Logged[]> {
  for (;;) {
    try {
      const device = await sitDown(url, seats[0]?.table ?? "");
      device.close();
      return device.log;
    } catch (error) {
      // After many games this address has reached its rate limit, or this process was too busy to say hello in time.
      if (!(error instanceof CutOff) || !/too-fast|hello-first/.test(error.message)) throw error;
      await sleep(200);
    }
  }
}

/** Lets both people act when it is their turn. True when the game is over, false when the connection is cut. */
async function playUntilCutOff(
  { url }: ServerProcess,
  evening: Evening,
  random: () => number,
): Promise<boolean> {
  const table = evening.seats[0]?.table ?? "";
  let devices: readonly Device[] = [];
  try {
    devices = await Promise.all(
      evening.seats.map((seat) => sitDown(url, table, { token: seat.token })),
    );
    const [first] = devices;
    assert(first !== undefined, "the table has seats");
    evening.seen.push(first.log);
    const deviceOf = (player: number) =>
      devices[evening.seats.findIndex((seat) => seat.player === player)];
    let tableState: TableState | undefined;
    for (;;) {
      tableState = foldAll(table, tableState, first.log.slice(tableState?.length ?? 0));
      assert(tableState !== undefined, "the log was received");
      const { length } = tableState;
      const isOver = stageOf(tableState) === "over";
      if (!isOver) evening.pending ??= moveAt(tableState, deviceOf, random);
      // The last move of the game may still lack its answer. A move made before the kill is in the log already.
      const { pending } = evening;
      const lengthAfter = pending && (await settle(evening, deviceOf(pending.player)));
      if (isOver) return true;
      await first.until(() => first.log.length >= (lengthAfter ?? length + 1));
    }
  } catch (error) {
    if (error instanceof CutOff) return false;
    throw error;
  } finally {
    for (const device of devices) device.close();
  }
}

function moveAt(
  { game, length }: TableState,
  deviceOf: (player: number) => Device | undefined,
  random: () => number,
): Sent | undefined {
  if (game === undefined || game.turn.kind !== "decide") return undefined;
  const player = game.playerOf(game.turn.seat);
  if (deviceOf(player) === undefined) return undefined;
  const text = squiresMove(game, random);
  return { key: randomUUID(), player, length, text };
}

/** Sends the pending move until it is answered, always with the same key. Returns the length of the log after it. */
async function settle(evening: Evening, device: Device | undefined): Promise<number> {
  const { pending } = evening;
  assert(
    pending !== undefined && device !== undefined,
    "there is a pending move, and a device to send it",
  );
  const { key, length, text } = pending;
  const answer = await Promise.race([
    device.ask({ kind: "act", length, text }, key),
    tooFast(device),
  ]);
  if (answer.kind === "refused") {
    expect(answer.code).toBe("too-fast");
    await sleep(100);
    return settle(evening, device);
  }
  evening.promised.push({ ...pending, lengthAfter: answer.length });
  evening.pending = undefined;
  evening.onAcknowledged();
  return answer.length;
}

/** Waits for a refusal of a message that came too fast: it was not read, so the refusal has no key. */
async function tooFast(device: Device): Promise<Extract<ToClient, { kind: "refused" }>> {
  const from = device.messages.length;
  const refused = () =>
    device.messages
      .slice(from)
      .filter((message) => message.kind === "refused")
      .find(({ key }) => key === undefined);
  await device.until(() => refused() !== undefined);
  return refused() as Extract<ToClient, { kind: "refused" }>;
}

async function checkEvening({ url }: ServerProcess, evening: Evening): Promise<void> {
  const { seats, promised, seen } = evening;
  const table = seats[0]?.table ?? "";
  const log = await logAt({ url }, evening);
  expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
  // Everything that was shown to a player is stored.
  for (const part of seen) expect(log.slice(0, part.length)).toEqual(part);
  for (const { length, text, lengthAfter } of promised) {
    expect(log[length]?.entry).toMatchObject({ kind: "acted", text });
    expect(lengthAfter).toBeGreaterThan(length);
  }
  // Every acknowledged move is there once, and no other. With three players, seats and players have the same numbers.
  const players = new Set(seats.map(({ player }) => player));
  const acted = log.filter(({ entry }) => entry.kind === "acted" && players.has(entry.seat));
  expect(acted).toHaveLength(promised.length);
  expect(new Set(promised.map(({ length }) => length)).size).toBe(promised.length);
  expect(verifyRecord(await recordAt(url, table), BOXES)).toMatchObject({
    ok: true,
    value: { kind: "honest" },
  });
}
