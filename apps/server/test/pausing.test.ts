import { verifyRecord } from "@courtly/dice";
import {
  isPaused,
  PACE_TIMES,
  stageOf,
  type CreateTable,
  type TableState,
} from "@courtly/protocol";
import { expect, test } from "vitest";
import { BOXES } from "./support/boxes.ts";
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

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const SOLO: Partial<CreateTable> = { seats: [{ kind: "you" }, { kind: "bot", level: "page" }] };

interface Evening {
  readonly url: string;
  readonly clock: FakeClock;
  readonly table: string;
  readonly devices: readonly Device[];
  readonly seats: readonly Seat[];
}

/** A game that has begun, of two people unless the table has other seats. */
async function begunEvening(
  changes: Partial<CreateTable> = {},
  data = dataFile(),
): Promise<Evening & { readonly stop: () => Promise<void> }> {
  const clock = fakeClock();
  const { url, stop } = await served({ clock }, data);
  const ada = await openTable(url, changes);
  const seats = changes.seats === undefined ? [ada, await takeSeat(url, ada.table)] : [ada];
  const devices = await Promise.all(seats.map((seat) => sitDown(url, ada.table, seat)));
  const isBegun = ({ game }: TableState) => game !== undefined;
  await Promise.all(devices.map((device, at) => playOn(device, seats[at] ?? ada, isBegun)));
  await Promise.all(
    devices.map((device) =>
      device.until(() => device.log.some(({ entry }) => entry.kind === "begun")),
    ),
  );
  return { url, stop, clock, table: ada.table, devices, seats };
}

const stateAt = ({ table }: Pick<Evening, "table">, device: Device) => tableStateOf(device, table);

/** Lets time pass in steps, so that timers and the work that they cause take turns. */
async function pass({ clock }: Pick<Evening, "clock">, ms: number): Promise<void> {
  for (let passedMs = 0; passedMs < ms; passedMs += SECOND_MS) {
    clock.pass(SECOND_MS);
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
}

const ask = async (device: Device, request: Parameters<Device["ask"]>[0]) => {
  const answer = await device.ask(request);
  return answer.kind === "done" ? "done" : answer.code;
};
const PAUSE = { kind: "propose", what: "pause" } as const;
const END = { kind: "propose", what: "end" } as const;

test("both agree to a pause: no clock runs, nobody plays, and either resumes with the time that was left", async () => {
  const evening = await begunEvening({ pace: "brisk" });
  const [ada, ben] = evening.devices as [Device, Device];
  expect(await ask(ada, PAUSE)).toBe("done");
  expect(await ask(ada, PAUSE)).toBe("not-now");
  expect(await ask(ben, END)).toBe("not-now");
  expect(await ask(ben, PAUSE)).toBe("done");
  await ada.until(() => isPaused(stateAt(evening, ada)));
  const { length } = ada.log;
  for (const request of [
    { kind: "act", length, text: "roll" },
    { kind: "undo", length },
    { kind: "hold", player: 1 },
    PAUSE,
  ] as const)
    expect(await ask(ada, request)).toBe("not-now");
  const legal = await call(evening.url, `/api/tables/${evening.table}/legal`);
  expect(legal.body).toMatchObject({ refused: { code: "not-now" } });
  // Far longer than a turn, and than the minute after the start of a server.
  await pass(evening, 5 * MINUTE_MS);
  expect(ada.log).toHaveLength(length);
  expect(await ask(ben, { kind: "resume" })).toBe("done");
  expect(await ask(ben, { kind: "resume" })).toBe("not-now");
  await pass(evening, PACE_TIMES.brisk.turnMs - 2 * SECOND_MS);
  await ada.until(() => ada.log.length > length);
  expect(ada.log.some(({ entry }) => entry.kind === "outOfTime")).toBe(false);
  await pass(evening, 5 * SECOND_MS);
  await ada.until(() => ada.log.some(({ entry }) => entry.kind === "outOfTime"));
});

test("a pause survives a restart, and bots wait in it too", async () => {
  const data = dataFile();
  const evening = await begunEvening(SOLO, data);
  const [ada] = evening.devices as [Device];
  // Alone among bots one agreement is enough, perhaps in the middle of a bot's turn.
  expect(await ask(ada, PAUSE)).toBe("done");
  await ada.until(() => isPaused(stateAt(evening, ada)));
  const { length } = ada.log;
  await evening.stop();
  const { url } = await served({ clock: evening.clock }, data);
  const back = await sitDown(url, evening.table, evening.seats[0]);
  expect(back.log).toHaveLength(length);
  expect(await ask(back, { kind: "resume" })).toBe("done");
  const over = await playOn(back, evening.seats[0] as Seat);
  expect(stageOf(over)).toBe("over");
});

test("a game ends without a winner when everybody agrees, and its dice can be checked", async () => {
  const evening = await begunEvening();
  const [ada, ben] = evening.devices as [Device, Device];
  expect(await ask(ada, END)).toBe("done");
  expect(stageOf(stateAt(evening, ben))).toBe("playing");
  expect(await ask(ben, END)).toBe("done");
  await ada.until(() => stageOf(stateAt(evening, ada)) === "over");
  expect(ada.log.slice(-3).map(({ entry }) => entry)).toMatchObject([
    { kind: "proposed", player: 1, what: "end" },
    { kind: "closed", player: 1, why: "agreed" },
    { kind: "revealed" },
  ]);
  expect(verifyRecord(await recordAt(evening.url, evening.table), BOXES)).toMatchObject({
    ok: true,
    value: { kind: "unfinished" },
  });
});

test("two agreements at the same moment end the game once", async () => {
  const evening = await begunEvening();
  const answers = await Promise.all(evening.devices.map((device) => ask(device, END)));
  expect(answers).toEqual(["done", "done"]);
  const [ada] = evening.devices as [Device];
  await ada.until(() => stageOf(stateAt(evening, ada)) === "over");
  expect(ada.log.filter(({ entry }) => entry.kind === "closed")).toHaveLength(1);
});

test("a proposal is declined or taken back, and not made again before the game goes on", async () => {
  const evening = await begunEvening();
  const [ada, ben] = evening.devices as [Device, Device];
  expect(await ask(ben, { kind: "decline" })).toBe("not-now");
  expect(await ask(ada, END)).toBe("done");
  expect(await ask(ben, { kind: "decline" })).toBe("done");
  expect(await ask(ada, END)).toBe("not-now");
  expect(await ask(ben, END)).toBe("done");
  expect(await ask(ben, { kind: "decline" })).toBe("done");
  expect(await ask(ben, END)).toBe("not-now");
  // Something else may be proposed.
  expect(await ask(ada, PAUSE)).toBe("done");
  expect(await ask(ada, { kind: "decline" })).toBe("done");
  await ben.until(() => stateAt(evening, ben).proposal === undefined);
  const { game, length } = stateAt(evening, ben);
  const mover = game?.turn.kind === "decide" && game.turn.seat === 0 ? ada : ben;
  await mover.until(() => mover.log.length >= length);
  await ada.until(() => ada.log.length === ben.log.length);
  expect(await ask(mover, { kind: "act", length: mover.log.length, text: "roll" })).toBe("done");
  expect(await ask(ada, END)).toBe("done");
});

test("somebody who is away loses no game: the other cannot end it alone, and a pause ends when that player is back", async () => {
  const evening = await begunEvening();
  const { game } = stateAt(evening, evening.devices[0] as Device);
  const mover = game?.turn.kind === "decide" ? game.turn.seat : 0;
  const [gone, here] = [evening.devices[mover], evening.devices[1 - mover]] as [Device, Device];
  gone.close();
  await gone.closed;
  await pass(evening, 45 * SECOND_MS);
  expect(await ask(here, { kind: "hold", player: mover })).toBe("done");
  expect(await ask(here, END)).toBe("done");
  await here.until(() => stateAt(evening, here).proposal !== undefined);
  expect(stageOf(stateAt(evening, here))).toBe("playing");
  expect(await ask(here, { kind: "decline" })).toBe("done");
  expect(await ask(here, PAUSE)).toBe("done");
  await here.until(() => isPaused(stateAt(evening, here)));
  const back = await sitDown(evening.url, evening.table, evening.seats[mover]);
  expect(await ask(back, { kind: "resume" })).toBe("done");
  expect(await ask(back, { kind: "takeBack" })).toBe("done");
});
