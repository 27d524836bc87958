import { toCourtTheKing } from "@courtly/to-court-the-king";
import { boxed } from "@courtly/engine";
import { verifyRecord } from "@courtly/dice";
import { presenceOf, type CreateTable, type Entry, type ToClient } from "@courtly/protocol";
import { describe, expect, test } from "vitest";
import { sitDown, type Device } from "./support/device.ts";
import { fakeClock, type FakeClock } from "./support/fakeClock.ts";
import { playOn, tableStateOf } from "./support/player.ts";
import {
  call,
  dataFile,
  openTable,
  recordAt,
  served,
  takeSeat,
  type Seat,
} from "./support/served.ts";
import type { RunningServer } from "@courtly/server";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface Evening {
  readonly server: RunningServer;
  readonly clock: FakeClock;
  readonly table: string;
  readonly devices: readonly Device[];
  readonly seats: readonly Seat[];
}

interface EveningOptions {
  readonly changes?: Partial<CreateTable>;
  readonly clock?: FakeClock;
  readonly data?: string;
}

/** A game of two people, Ada and Ben, that has begun. Time stands still unless the test lets it pass. */
async function begunEvening({
  changes = {},
  clock = fakeClock(),
  data,
}: EveningOptions = {}): Promise<Evening> {
  const server = await served({ clock }, data);
  const ada = await openTable(server.url, changes);
  const seats = [ada, await takeSeat(server.url, ada.table)];
  const devices = await Promise.all(seats.map((seat) => sitDown(server.url, ada.table, seat)));
  const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
  await Promise.all(devices.map((device, at) => playOn(device, seats[at] ?? ada, isBegun)));
  const [first, second] = devices as [Device, Device];
  await second.until(() => second.log.length === first.log.length);
  return { server, clock, table: ada.table, devices, seats };
}

const stateOf = ({ table }: Evening, device: Device) => tableStateOf(device, table);

/** The player who is to act, with the device of this player and that of the other one. */
function roles(evening: Evening) {
  const [first, second] = evening.devices as [Device, Device];
  const { game } = stateOf(evening, first);
  const mover = game?.turn.kind === "decide" ? game.turn.seat : 0;
  return mover === 0
    ? { mover, moving: first, waiting: second }
    : { mover, moving: second, waiting: first };
}

const entriesOf = (device: Device): readonly Entry[] => device.log.map(({ entry }) => entry);
const kinds = (device: Device) => entriesOf(device).map(({ kind }) => kind);

/** The most steps of real time in which the work of a timer may set it again. */
const WORK_STEPS = 100;

/**
 * Lets time pass in steps, so that timers and the work that they cause take turns: a step ends when as many timers wait as
 * before it, because the clock of turns sets its timer again only when it has read the store.
 */
async function pass(
  { clock }: Pick<Evening, "clock">,
  ms: number,
  until: () => boolean = () => false,
): Promise<void> {
  for (let passedMs = 0; passedMs < ms && !until(); passedMs += SECOND_MS) {
    const timers = clock.waiting();
    clock.pass(SECOND_MS);
    for (let step = 0; step === 0 || (step < WORK_STEPS && clock.waiting() < timers); step += 1)
      await new Promise((resolve) => void setTimeout(resolve, 2));
  }
}

const lastPresence = (device: Device) =>
  device.messages.findLast(
    (message): message is Extract<ToClient, { kind: "presence" }> => message.kind === "presence",
  );

describe("presence", () => {
  test("everybody learns who is here, who is silent and since when, and how many watch", async () => {
    const evening = await begunEvening();
    const { moving, waiting, mover } = roles(evening);
    const watcher = await sitDown(evening.server.url, evening.table);
    await pass(evening, 5 * SECOND_MS, () => lastPresence(waiting)?.spectators === 1);
    expect(lastPresence(waiting)).toMatchObject({ here: [0, 1], silent: [], spectators: 1 });
    moving.close();
    await moving.closed;
    await pass(evening, 5 * SECOND_MS, () => lastPresence(watcher)?.silent.length === 1);
    const news = lastPresence(watcher);
    expect(news).toMatchObject({ here: [1 - mover], silent: [{ player: mover }] });
    if (news === undefined) return;
    const at = (ms: number) => presenceOf(news, mover, news.nowMs + ms).kind;
    expect([at(0), at(25 * SECOND_MS), at(4 * MINUTE_MS)]).toEqual(["here", "away", "gone"]);
    expect(presenceOf(news, 1 - mover, news.nowMs + MINUTE_MS).kind).toBe("here");
  });

  test("it is not in the log", async () => {
    const evening = await begunEvening();
    const { waiting } = roles(evening);
    const { length } = waiting.log;
    const watcher = await sitDown(evening.server.url, evening.table);
    await pass(evening, 5 * SECOND_MS, () => lastPresence(waiting)?.spectators === 1);
    watcher.close();
    await pass(evening, 5 * SECOND_MS, () => lastPresence(waiting)?.spectators === 0);
    expect(waiting.log).toHaveLength(length);
  });
});

describe("a player who is away", () => {
  test("another player asks once, the Steward plays, and the owner takes the seat back with nothing undone", async () => {
    const evening = await begunEvening();
    const { moving, waiting, mover } = roles(evening);
    expect(await waiting.ask({ kind: "hold", player: mover })).toMatchObject({ code: "not-now" });
    moving.close();
    await moving.closed;
    await pass(evening, 30 * SECOND_MS);
    expect(await waiting.ask({ kind: "hold", player: mover })).toMatchObject({
      code: "not-now",
      message: /a moment ago/,
    });
    await pass(evening, 15 * SECOND_MS);
    expect(await waiting.ask({ kind: "hold", player: mover })).toMatchObject({ kind: "done" });
    // The Steward finishes the turn, and the other player is to act.
    const isOurs = () => {
      const { game } = stateOf(evening, waiting);
      return game?.turn.kind === "decide" && game.turn.seat !== mover;
    };
    await waiting.until(isOurs);
    expect(entriesOf(waiting)).toContainEqual({ kind: "held", player: mover, by: 1 - mover });
    const [seat] = evening.seats.filter(({ player }) => player === mover);
    const back = await sitDown(evening.server.url, evening.table, seat);
    const before = waiting.log.length;
    expect(await back.ask({ kind: "takeBack" })).toMatchObject({ kind: "done" });
    await waiting.until(() => waiting.log.length > before);
    expect(entriesOf(waiting).at(-1)).toEqual({ kind: "tookBack", player: mover });
    expect(stateOf(evening, waiting).held).toEqual([]);
  });

  test("nobody acts for a seat that the Steward holds, and nobody else takes it back", async () => {
    const evening = await begunEvening();
    const { moving, waiting, mover } = roles(evening);
    moving.close();
    await moving.closed;
    await pass(evening, 45 * SECOND_MS);
    await waiting.ask({ kind: "hold", player: mover });
    expect(await waiting.ask({ kind: "takeBack" })).toMatchObject({ code: "not-now" });
    expect(await waiting.ask({ kind: "hold", player: mover })).toMatchObject({ code: "not-now" });
    expect(await waiting.ask({ kind: "hold", player: 1 - mover })).toMatchObject({
      code: "not-now",
      message: /your own seat/,
    });
  });
});

describe("a game with a clock", () => {
  test("the Steward finishes a turn that runs out of time, and holds the seat after the second in a row", async () => {
    const evening = await begunEvening({ changes: { pace: "brisk" } });
    const { moving, waiting, mover } = roles(evening);
    await pass(evening, 70 * SECOND_MS, () => kinds(waiting).includes("outOfTime"));
    await waiting.until(() => kinds(waiting).includes("outOfTime"));
    expect(entriesOf(waiting)).toContainEqual({ kind: "outOfTime", player: mover });
    const isTheirs = (player: number) => () => {
      const { game } = stateOf(evening, waiting);
      return game?.turn.kind === "decide" && game.turn.seat === player;
    };
    await waiting.until(isTheirs(1 - mover));
    expect(stateOf(evening, waiting).held).toEqual([]);
    // The other player plays a turn, and the first one stays away.
    await playOn(waiting, evening.seats[1 - mover] as Seat, (state) => {
      const { turn } = state.game ?? {};
      return turn?.kind === "decide" && turn.seat === mover;
    });
    await pass(evening, 70 * SECOND_MS, () => kinds(waiting).includes("held"));
    await waiting.until(() => kinds(waiting).includes("held"));
    expect(kinds(waiting).filter((kind) => kind === "outOfTime")).toHaveLength(2);
    expect(entriesOf(waiting)).toContainEqual({ kind: "held", player: mover });
    moving.close();
  });

  test("a player who rolls, or takes the seat back, has no more time for the turn", async () => {
    const evening = await begunEvening({ changes: { pace: "brisk" } });
    const { moving, waiting } = roles(evening);
    await pass(evening, 30 * SECOND_MS);
    const { length } = moving.log;
    await moving.ask({ kind: "act", length, text: "roll" });
    await pass(evening, 31 * SECOND_MS);
    await waiting.until(() => kinds(waiting).includes("outOfTime"));
    expect(await moving.ask({ kind: "takeBack" })).toMatchObject({
      code: "not-now",
      message: /time of your turn/,
    });
  });

  test("a player who rolls once and then lets the time run out is late all the same", async () => {
    const evening = await begunEvening({ changes: { pace: "brisk" } });
    const { moving, waiting, mover } = roles(evening);
    const lateTurns = () => kinds(waiting).filter((kind) => kind === "outOfTime").length;
    const rollOnce = () => moving.ask({ kind: "act", length: moving.log.length, text: "roll" });
    const isTurnOf = (player: number) => () => {
      const { game } = stateOf(evening, waiting);
      return game?.turn.kind === "decide" && game.turn.seat === player;
    };
    await rollOnce();
    await pass(evening, 61 * SECOND_MS);
    await waiting.until(() => lateTurns() === 1);
    await waiting.until(isTurnOf(1 - mover));
    await playOn(waiting, evening.seats[1 - mover] as Seat, isTurnOf(mover));
    await moving.until(() => moving.log.length === waiting.log.length);
    await rollOnce();
    await pass(evening, 46 * SECOND_MS);
    await waiting.until(() => kinds(waiting).includes("held"));
  });

  test("a move in time is a move, and its player has a whole turn again in the next round", async () => {
    const evening = await begunEvening({ changes: { pace: "brisk" } });
    const { moving, mover } = roles(evening);
    await pass(evening, 40 * SECOND_MS);
    const seat = evening.seats[mover] as Seat;
    await playOn(moving, seat, (state) => {
      const { turn } = state.game ?? {};
      return turn?.kind === "decide" && turn.seat !== mover;
    });
    await pass(evening, 40 * SECOND_MS);
    expect(kinds(moving)).not.toContain("outOfTime");
  });

  test("a deadline survives a restart; after an outage everybody has another minute", async () => {
    const data = dataFile();
    const evening = await begunEvening({ changes: { pace: "brisk" }, data });
    const { mover } = roles(evening);
    await evening.server.stop();
    const later = fakeClock();
    later.setForward(10 * MINUTE_MS);
    const server = await served({ clock: later }, data);
    const watcher = await sitDown(server.url, evening.table);
    await watcher.until(() => kinds(watcher).includes("begun"));
    const again = { ...evening, server, clock: later };
    await pass(again, 55 * SECOND_MS);
    expect(kinds(watcher)).not.toContain("outOfTime");
    await pass(again, 20 * SECOND_MS, () => kinds(watcher).includes("outOfTime"));
    await watcher.until(() => kinds(watcher).includes("outOfTime"));
    expect(entriesOf(watcher)).toContainEqual({ kind: "outOfTime", player: mover });
  });

  test("a clock of the server that is set forward takes nobody's time away at once", async () => {
    const evening = await begunEvening({ changes: { pace: "steady" } });
    const { waiting } = roles(evening);
    await pass(evening, 65 * SECOND_MS);
    evening.clock.setForward(60 * MINUTE_MS);
    await pass(evening, 50 * SECOND_MS);
    expect(kinds(waiting)).not.toContain("outOfTime");
    await pass(evening, 20 * SECOND_MS, () => kinds(waiting).includes("outOfTime"));
    await waiting.until(() => kinds(waiting).includes("outOfTime"));
  });
});

describe("several actions in one request", () => {
  test("are stored together, with the rolls of the last one, or not at all", async () => {
    const evening = await begunEvening();
    const { moving, mover } = roles(evening);
    const { length } = moving.log;
    await moving.ask({ kind: "act", length, text: "roll" });
    await moving.until(() => moving.log.length >= length + 2);
    const { entry } = moving.log.at(-1) as { entry: Entry };
    const faces = entry.kind === "rolled" ? entry.faces : [];
    const keep = `aside ${faces[0]}`;
    const now = { kind: "act", length: moving.log.length, text: keep } as const;
    expect(await moving.ask({ ...now, more: ["take king"] })).toMatchObject({ code: "illegal" });
    expect(await moving.ask({ ...now, more: ["roll", keep] })).toMatchObject({
      code: "not-now",
      message: /dice fall/,
    });
    expect(moving.log).toHaveLength(now.length);
    expect(await moving.ask({ ...now, more: ["roll"] })).toMatchObject({ kind: "done" });
    await moving.until(() => moving.log.length === now.length + 3);
    expect(entriesOf(moving).slice(-3)).toMatchObject([
      { kind: "acted", seat: mover, text: keep },
      { kind: "acted", seat: mover, text: "roll" },
      { kind: "rolled" },
    ]);
  });
});

describe("a lobby", () => {
  const OPEN = { seats: [{ kind: "you" }, { kind: "open" }, { kind: "open" }] } as const;

  test("the host puts bots into open seats, opens one again, and begins with bots in the rest", async () => {
    const { url } = await served();
    const ada = await openTable(url, { ...OPEN, seats: [...OPEN.seats] });
    const device = await sitDown(url, ada.table, ada);
    await device.ask({ kind: "seatBots", players: [1], level: "page" });
    await device.ask({ kind: "openSeat", player: 1 });
    const nobody = await device.ask({ kind: "seatBots", players: [0], level: "page" });
    expect(nobody).toMatchObject({ code: "not-now" });
    const strange = await device.ask({ kind: "seatBots", players: [1], level: "wizard" });
    expect(strange).toMatchObject({ code: "not-now" });
    await device.ask({ kind: "seatBots", players: [1, 2], level: "squire" });
    await playOn(device, ada, ({ game }) => game !== undefined);
    const { places } = tableStateOf(device, ada.table);
    expect(places.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  });

  test("a person who is removed has no seat any more, and the seat is open", async () => {
    const { url } = await served();
    const ada = await openTable(url, { ...OPEN, seats: [...OPEN.seats] });
    const host = await sitDown(url, ada.table, ada);
    const ben = await takeSeat(url, ada.table);
    const guest = await sitDown(url, ada.table, ben);
    expect(await host.ask({ kind: "openSeat", player: 1 })).toMatchObject({ kind: "done" });
    await guest.until(() => kinds(guest).includes("left"));
    expect(entriesOf(guest)).toContainEqual({ kind: "left", player: 1, by: 0 });
    expect(await guest.ask({ kind: "resign" })).toMatchObject({ code: "spectator" });
    await takeSeat(url, ada.table, { name: "Cleo", player: 1 });
  });

  test("the host passes the role on; the next one has it, and the first one no longer", async () => {
    const { url } = await served();
    const ada = await openTable(url, { ...OPEN, seats: [...OPEN.seats] });
    const host = await sitDown(url, ada.table, ada);
    const ben = await takeSeat(url, ada.table);
    const guest = await sitDown(url, ada.table, ben);
    const early = await guest.ask({ kind: "passHost", player: 1 });
    expect(early).toMatchObject({ code: "not-now", message: /host is at the table/ });
    await host.ask({ kind: "passHost", player: 1 });
    expect(await host.ask({ kind: "choosePace", pace: "slow" })).toMatchObject({ code: "not-now" });
    expect(await guest.ask({ kind: "choosePace", pace: "slow" })).toMatchObject({ kind: "done" });
    await host.until(() => kinds(host).includes("paced"));
    expect(tableStateOf(host, ada.table)).toMatchObject({ host: 1, pace: "slow" });
  });

  test("a host whose device has not connected yet is not gone, however long the server runs", async () => {
    const clock = fakeClock();
    const { url } = await served({ clock });
    clock.pass(60 * MINUTE_MS);
    const ada = await openTable(url, { ...OPEN, seats: [...OPEN.seats] });
    const guest = await sitDown(url, ada.table, await takeSeat(url, ada.table));
    const early = await guest.ask({ kind: "passHost", player: 1 });
    expect(early).toMatchObject({ code: "not-now", message: /host is at the table/ });
    await pass({ clock }, 2 * SECOND_MS, () => lastPresence(guest) !== undefined);
    const news = lastPresence(guest);
    expect(news && presenceOf(news, 0, news.nowMs).kind).toBe("here");
    await pass({ clock }, 185 * SECOND_MS);
    expect(await guest.ask({ kind: "passHost", player: 1 })).toMatchObject({ kind: "done" });
  });

  test("if the host is gone for three minutes, another person becomes the host", async () => {
    const clock = fakeClock();
    const { url } = await served({ clock });
    const ada = await openTable(url, { ...OPEN, seats: [...OPEN.seats] });
    const host = await sitDown(url, ada.table, ada);
    const guest = await sitDown(url, ada.table, await takeSeat(url, ada.table));
    host.close();
    await host.closed;
    await pass({ clock }, 170 * SECOND_MS);
    expect(await guest.ask({ kind: "passHost", player: 1 })).toMatchObject({ code: "not-now" });
    await pass({ clock }, 15 * SECOND_MS);
    expect(await guest.ask({ kind: "passHost", player: 1 })).toMatchObject({ kind: "done" });
  });
});

describe("phrases", () => {
  test("everybody at the table hears one, and the next only after four seconds", async () => {
    const evening = await begunEvening();
    const { moving, waiting, mover } = roles(evening);
    const said = (device: Device) => device.messages.filter(({ kind }) => kind === "said");
    moving.say({ kind: "say", phrase: "wellRolled" });
    moving.say({ kind: "say", phrase: "goodGame" });
    await waiting.until(() => said(waiting).length === 1);
    await moving.until(() =>
      moving.messages.some((message) => message.kind === "refused" && message.code === "too-fast"),
    );
    expect(said(waiting)).toEqual([{ kind: "said", player: mover, phrase: "wellRolled" }]);
    evening.clock.pass(4 * SECOND_MS);
    moving.say({ kind: "say", phrase: "goodGame" });
    await waiting.until(() => said(waiting).length === 2);
  });

  test("a spectator says nothing", async () => {
    const evening = await begunEvening();
    const watcher = await sitDown(evening.server.url, evening.table);
    watcher.say({ kind: "say", phrase: "badLuck" });
    await watcher.until(() =>
      watcher.messages.some(
        (message) => message.kind === "refused" && message.code === "spectator",
      ),
    );
    const { waiting } = roles(evening);
    expect(waiting.messages.filter(({ kind }) => kind === "said")).toEqual([]);
  });
});

test("in a rematch a bot has the seat of a player who has gone, and nobody waits for a share", async () => {
  const evening = await begunEvening();
  const { moving, waiting, mover } = roles(evening);
  await moving.ask({ kind: "resign" });
  moving.close();
  await moving.closed;
  const seat = evening.seats[1 - mover] as Seat;
  await pass(evening, 21 * SECOND_MS);
  const { body } = await call(evening.server.url, `/api/tables/${evening.table}/rematch`, {
    token: seat.token,
  });
  const { table, player } = body as { table: string; player: number };
  const next = await sitDown(evening.server.url, table, seat);
  await playOn(next, { ...seat, table, player }, ({ game }) => game !== undefined);
  expect(
    tableStateOf(next, table)
      .places.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(["bot", "person"]);
  const gone = evening.seats[mover] as Seat;
  expect(
    await call(evening.server.url, `/api/tables/${evening.table}/rematch`, { token: gone.token }),
  ).toMatchObject({ body: { refused: { code: "not-now", message: /a bot has your seat/ } } });
  const verdict = verifyRecord(await recordAt(evening.server.url, evening.table), [
    boxed(toCourtTheKing),
  ]);
  expect(verdict).toMatchObject({ ok: true });
  waiting.close();
});

test("listed running games can be found and watched, with the number of those who watch", async () => {
  const evening = await begunEvening({ changes: { listed: true } });
  await sitDown(evening.server.url, evening.table);
  const { body } = await call(evening.server.url, "/api/tables");
  expect(body).toMatchObject({
    tables: [],
    running: [{ table: evening.table, stage: "playing", spectators: 1 }],
  });
});
