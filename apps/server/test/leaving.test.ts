import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyRecord } from "@courtly/dice";
import { assert, seededRandom } from "@courtly/engine";
import {
  awaitedTurn,
  isPaused,
  stageOf,
  type Logged,
  type Pace,
  type TableState,
} from "@courtly/protocol";
import { expect, test } from "vitest";
import { foldAll } from "../src/tables/fold.ts";
import { hashOf } from "../src/tokens.ts";
import { BOXES } from "./support/boxes.ts";
import { CutOff, sitDown, type Device } from "./support/device.ts";
import { playOn } from "./support/player.ts";
import { serverProcessOf, type ServerProcess } from "./support/serverProcess.ts";
import { squiresMove } from "./support/squire.ts";
import {
  call,
  dataFile,
  newToken,
  openTable,
  recordAt,
  takeSeat,
  type Seat,
} from "./support/served.ts";

const GAMES_BY_MODE: Readonly<Record<string, number>> = { long: 100, chaos: 1000 };
const GAMES = Number(process.env["COURTLY_GAMES"] ?? GAMES_BY_MODE[process.env["MODE"] ?? ""] ?? 6);
/**
 * Servers with a file each, side by side. No more than cores: on an overloaded machine a server whose clock runs so fast
 * takes every pause for an outage, and ends no turn.
 */
const LANES = GAMES < 50 ? 1 : Math.min(8, availableParallelism());
/** Games that are played at the same time on one server. */
const AT_ONCE = 6;
/** Determines what people do. With the same seed, a run repeats as far as timing allows. */
const SEED = process.env["COURTLY_SEED"] ?? randomUUID();
/** The clock of the server runs so many times faster than time. */
const SPEED = 50;
const SECOND_MS = 1000;
/** The longest time without an entry: two turns of the clock, the minute after an outage, and five seconds, in fast time. */
const STUCK_MS = ((2 * 45 + 60 + 5) * SECOND_MS) / SPEED;
/** More for a busy machine. */
const PATIENCE_MS = STUCK_MS + 60 * SECOND_MS;
/** The pause between two looks at a table. */
const LOOK_MS = SECOND_MS / 2;
/** A kill comes this often, on average. */
const KILL_MS = 3 * SECOND_MS;
const LIMIT_MS = (300 + GAMES * 10) * SECOND_MS;

/** A move that was acknowledged: it is the entry after `length` others. */
interface Promised {
  readonly length: number;
  readonly text: string;
}

interface Evening {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly promised: Promised[];
  readonly random: () => number;
  /** How often each thing was done. */
  readonly counts: Counts;
}

type Counts = Record<
  "moves" | "left" | "resigned" | "held" | "tookBack" | "paused" | "changedDevice",
  number
>;

/** A server that is killed and started again; `url` is the current one. */
interface Lane {
  readonly url: () => string;
  isDone: boolean;
}

test(
  `${GAMES} games that people leave, resume, pause, resign and carry to other devices while the server is killed end, with every acknowledged move once (COURTLY_SEED=${SEED})`,
  { timeout: LIMIT_MS },
  async ({ annotate }) => {
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) =>
        playLane(Math.floor((GAMES + lane) / LANES), seededRandom(`${SEED} ${lane}`)),
      ),
    );
    const counts = lanes.map(({ counts: each }) => each).reduce(added);
    const kills = lanes.reduce((sum, { kills: each }) => sum + each, 0);
    expect(counts.moves).toBeGreaterThan(5 * GAMES);
    expect(counts.left).toBeGreaterThan(0);
    await annotate(`${GAMES} games, ${kills} kills, ${JSON.stringify(counts)}`);
  },
);

const none = (): Counts => ({
  moves: 0,
  left: 0,
  resigned: 0,
  held: 0,
  tookBack: 0,
  paused: 0,
  changedDevice: 0,
});

function added(a: Counts, b: Counts): Counts {
  const sum = none();
  for (const kind of Object.keys(sum) as (keyof Counts)[]) sum[kind] = a[kind] + b[kind];
  return sum;
}

/** Plays games on one server, which is killed meanwhile. */
async function playLane(games: number, random: () => number) {
  const data = dataFile();
  let server = await fastServer(data);
  const lane: Lane = { url: () => server.url, isDone: false };
  let kills = 0;
  const killing = (async () => {
    while (!lane.isDone) {
      await sleep(2 * KILL_MS * random());
      if (lane.isDone) return;
      await server.end("SIGKILL");
      server = await fastServer(data);
      kills += 1;
    }
  })();
  const counts = none();
  let next = 0;
  const playNext = async () => {
    while (next < games) {
      next += 1;
      const evening = await playEvening(lane, next, random);
      Object.assign(counts, added(counts, evening.counts));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, playNext));
  } finally {
    lane.isDone = true;
    await killing;
  }
  expect(await server.end("SIGTERM")).toBe(0);
  return { counts, kills };
}

function fastServer(data: string): Promise<ServerProcess> {
  return serverProcessOf([join(import.meta.dirname, "support/fastServer.ts"), data, String(SPEED)]);
}

/** Plays one game to its end, and checks it. */
async function playEvening(lane: Lane, index: number, random: () => number): Promise<Evening> {
  const evening = await untilDone(() => newEvening(lane, index, random));
  // Without a clock somebody stays, and asks for the Steward when the other one is away.
  const playing = evening.seats.map((seat, at) =>
    play(lane, evening, { seat, mayLeave: isTimed(index) || at > 0 }),
  );
  await Promise.all([...playing, watchForProgress(lane, evening)]);
  await untilDone(() => checkEvening(lane, evening));
  return evening;
}

const isTimed = (index: number) => index % 3 !== 0;

async function newEvening(lane: Lane, index: number, random: () => number): Promise<Evening> {
  const pace: { pace: Pace } | object = isTimed(index) ? { pace: "brisk" } : {};
  const bots = index % 2 === 0 ? [] : [{ kind: "bot", level: "page" } as const];
  const ada = await openTable(lane.url(), {
    game: index % 4 === 0 ? "rolling-courts" : "to-court-the-king",
    seats: [{ kind: "you" }, { kind: "open" }, ...bots],
    ...pace,
  });
  const seats = [ada, await takeSeat(lane.url(), ada.table)];
  const isBegun = ({ game }: TableState) => game !== undefined;
  await Promise.all(
    seats.map(async (seat) => {
      const device = await sitDown(lane.url(), ada.table, seat);
      await playOn(device, seat, isBegun);
      device.close();
    }),
  );
  return { table: ada.table, seats, promised: [], random, counts: none() };
}

interface Person {
  /** The seat, with the token of the device that is used now. */
  seat: Seat;
  readonly mayLeave: boolean;
}

/** Plays for a person, who goes away and comes back, until the game is over. */
async function play(lane: Lane, evening: Evening, person: Person): Promise<void> {
  const playing: Playing = { evening, person, pending: undefined };
  for (;;) {
    const end = await untilDone(async () => {
      const device = await sitDown(lane.url(), evening.table, person.seat);
      try {
        return await visit(device, playing);
      } finally {
        device.close();
      }
    });
    if (end === "over") return;
    if (evening.random() < 0.5) await untilDone(() => changeDevice(lane, evening, person));
    await sleep(evening.random() * 3 * SECOND_MS);
  }
}

/** Goes on with another device, and takes the seat away from the one before. A restart of the server makes the link void. */
async function changeDevice(lane: Lane, { table, counts }: Evening, person: Person): Promise<void> {
  const first = await sitDown(lane.url(), table, person.seat);
  try {
    const link = newToken().slice(0, 22);
    if ((await first.ask({ kind: "linkDevice", link: hashOf(link) })).kind !== "done") return;
    const token = newToken();
    // The same request gives the same seat, so it is sent again if the answer was lost.
    const given = await untilDone(() =>
      call(lane.url(), `/api/tables/${table}/devices`, { link, token }),
    );
    if (given.status !== 201) return;
    person.seat = { ...person.seat, token };
    counts.changedDevice += 1;
    const second = await sitDown(lane.url(), table, person.seat);
    try {
      await second.ask({ kind: "removeDevice" });
    } finally {
      second.close();
    }
  } finally {
    first.close();
  }
}

interface Playing {
  readonly evening: Evening;
  readonly person: Person;
  /** A move that was sent, and is not answered yet. It is sent again with the same key. */
  pending: (Promised & { readonly key: string }) | undefined;
}

/** Plays until the game is over for this person, or until the person goes away. */
async function visit(device: Device, playing: Playing): Promise<"over" | "away"> {
  const { evening, person } = playing;
  let tableState: TableState | undefined;
  for (;;) {
    tableState = foldAll(evening.table, tableState, device.log.slice(tableState?.length ?? 0));
    assert(tableState !== undefined, "the log was received");
    const hasResigned = tableState.resigned.includes(person.seat.player);
    if (hasResigned || stageOf(tableState) === "over") return "over";
    playing.pending ??= moveOf(tableState, person, evening);
    const { length } = tableState;
    if (playing.pending !== undefined) await settle(device, playing, playing.pending);
    else if (await doSomething(device, { tableState, person, evening })) return "away";
    // Others may be away without an entry, so the device looks again after a while.
    await Promise.race([device.until(() => device.log.length > length), sleep(SECOND_MS / 5)]);
  }
}

async function settle(
  device: Device,
  playing: Playing,
  { key, ...move }: NonNullable<Playing["pending"]>,
): Promise<void> {
  const answer = await device.ask({ kind: "act", ...move }, key);
  if (answer.kind === "done") {
    playing.evening.promised.push(move);
    playing.evening.counts.moves += 1;
  }
  playing.pending = undefined;
}

function moveOf(tableState: TableState, { seat }: Person, { random }: Evening) {
  const { game, length } = tableState;
  if (game === undefined || awaitedTurn(tableState)?.player !== seat.player) return undefined;
  // Some turns run out of time, although their player is there.
  if (random() < 0.02) return undefined;
  return { key: randomUUID(), length, text: squiresMove(game, random) };
}

interface Doing {
  readonly tableState: TableState;
  readonly person: Person;
  readonly evening: Evening;
}

/** Does what people do beside moves. Returns whether the person goes away. */
async function doSomething(device: Device, doing: Doing): Promise<boolean> {
  const { tableState, person, evening } = doing;
  const { seat, mayLeave } = person;
  const { random, counts } = evening;
  if (mayLeave && random() < 0.02) {
    counts.left += 1;
    return true;
  }
  const agreement = agreementOf(tableState, seat.player, random);
  if (agreement !== undefined) {
    const { kind } = await device.ask(agreement);
    if (kind === "done" && agreement.kind === "resume") counts.paused += 1;
    return false;
  }
  if (mayLeave && random() < 0.002) {
    if ((await device.ask({ kind: "resign" })).kind === "done") counts.resigned += 1;
    return true;
  }
  if (tableState.held.includes(seat.player)) {
    if ((await device.ask({ kind: "takeBack" })).kind === "done") counts.tookBack += 1;
    return false;
  }
  const awaited = awaitedTurn(tableState)?.player;
  if (awaited === undefined || awaited === seat.player) return false;
  if ((await device.ask({ kind: "hold", player: awaited })).kind === "done") counts.held += 1;
  return false;
}

/** What a person does about pauses: proposes one, answers a proposal, or resumes the game. */
function agreementOf(
  tableState: TableState,
  player: number,
  random: () => number,
): AgreementRequest | undefined {
  const { proposal } = tableState;
  if (isPaused(tableState)) return random() < 0.5 ? { kind: "resume" } : undefined;
  if (proposal?.agreed.includes(player) === false)
    return random() < 0.8 ? { kind: "propose", what: proposal.what } : { kind: "decline" };
  return proposal === undefined && random() < 0.05 ? { kind: "propose", what: "pause" } : undefined;
}

type AgreementRequest =
  | { readonly kind: "propose"; readonly what: "pause" | "end" }
  | { readonly kind: "decline" | "resume" };

/**
 * Fails if nothing happens at a table for longer than its clock allows. The time of a look itself does not count: on a busy
 * machine a killed server may take long to start.
 */
async function watchForProgress(lane: Lane, { table }: Evening): Promise<void> {
  let length = 0;
  let quietMs = 0;
  for (;;) {
    const log = await untilDone(() => logAt(lane, table));
    const tableState = foldAll(table, undefined, log);
    if (tableState !== undefined && stageOf(tableState) === "over") return;
    quietMs = log.length > length ? 0 : quietMs + LOOK_MS;
    length = log.length;
    if (quietMs > PATIENCE_MS)
      throw new Error(`stuck for ${quietMs} ms: ${JSON.stringify(log.at(-1))}`);
    await sleep(LOOK_MS);
  }
}

/** The whole log, as a spectator gets it. */
async function logAt(lane: Lane, table: string): Promise<readonly Logged[]> {
  const device = await sitDown(lane.url(), table);
  device.close();
  return device.log;
}

async function checkEvening(lane: Lane, { table, promised }: Evening): Promise<void> {
  const log = await logAt(lane, table);
  expect(log.map(({ n }) => n)).toEqual(log.map((_, index) => index + 1));
  // Every acknowledged move is at the place that its player was told, once.
  for (const { length, text } of promised)
    expect(log[length]?.entry).toMatchObject({ kind: "acted", text });
  expect(new Set(promised.map(({ length }) => length)).size).toBe(promised.length);
  // If everybody has resigned and only a bot is left, the table closes: its record ends early, and every roll is right.
  const isClosed = log.some(({ entry }) => entry.kind === "closed");
  expect(verifyRecord(await recordAt(lane.url(), table), BOXES)).toMatchObject({
    ok: true,
    value: isClosed ? { kind: "unfinished", why: "cutOff" } : { kind: "honest" },
  });
}

/** Tries again as long as the connection is cut, because the server was killed. */
async function untilDone<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // `fetch` reports a cut connection as a TypeError.
      if (!(error instanceof CutOff) && !(error instanceof TypeError)) throw error;
      await sleep(100);
    }
  }
}
