import type { RunningServer } from "@courtly/server";
import {
  readNotificationState,
  readRefusal,
  type ChangeNotifications,
  type CreateTable,
  type NotificationState,
} from "@courtly/protocol";
import { expect } from "vitest";
import { sitDown, type Device } from "./device.ts";
import { fakeClock, type FakeClock } from "./fakeClock.ts";
import { playOn, tableStateOf } from "./player.ts";
import type { Receiver } from "./pushService.ts";
import { call, dataFile, openTable, served, takeSeat, unwrap, type Seat } from "./served.ts";

const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const PAGE = "https://play.example/courtly/";

type Change<Kind = ChangeNotifications["kind"]> = Omit<
  Extract<ChangeNotifications, { kind: Kind }>,
  "token"
>;

/** Asks for a change of the notifications of a seat. */
async function ask(url: string, { table, token }: Seat, change: object) {
  return call(url, `/api/tables/${table}/notifications`, { ...change, token });
}

export const webhook = (
  url: string,
  changes: Partial<Change<"webhook">> = {},
): Change<"webhook"> => ({
  kind: "webhook",
  language: "en",
  page: PAGE,
  url,
  ...changes,
});

/** A change that is accepted, and the state after it. */
export async function changed(url: string, seat: Seat, change: object): Promise<NotificationState> {
  const { body } = await ask(url, seat, change);
  return unwrap(readNotificationState(body));
}

export async function refusalOf(url: string, seat: Seat, change: object) {
  return unwrap(readRefusal((await ask(url, seat, change)).body)).refused;
}

export interface Game {
  readonly server: RunningServer;
  readonly clock: FakeClock;
  readonly data: string;
  /** The seats and devices of the player who is to act, and of the other one. */
  readonly mover: Seat;
  readonly other: Seat;
  readonly moving: Device;
  readonly waiting: Device;
}

interface GameOptions {
  readonly changes?: Partial<CreateTable>;
  readonly names?: readonly [string, string];
}

export const serverOf = (clock: FakeClock, data: string) =>
  served({ clock }, data, { notifyPrivateNetworks: true });

/** A game of Ada and Ben with a day for each turn, that has begun. Time stands still unless the test lets it pass. */
export async function begunGame({
  changes = {},
  names = ["Ada", "Ben"],
}: GameOptions = {}): Promise<Game> {
  const [clock, data] = [fakeClock(), dataFile()];
  const server = await serverOf(clock, data);
  const ada = await openTable(server.url, { pace: "slow", name: names[0], ...changes });
  const ben = await takeSeat(server.url, ada.table, { name: names[1] });
  const seats = [ada, ben] as const;
  const [one, two] = await Promise.all([
    sitDown(server.url, ada.table, ada),
    sitDown(server.url, ada.table, ben),
  ]);
  const isBegun = ({ game }: { readonly game: unknown }) => game !== undefined;
  await Promise.all([playOn(one, ada, isBegun), playOn(two, ben, isBegun)]);
  await two.until(() => two.log.length === one.log.length);
  const isFirst = awaitedBy(one, ada.table) === 0;
  const [mover, other] = isFirst ? seats : [ben, ada];
  const [moving, waiting] = isFirst ? [one, two] : [two, one];
  return { server, clock, data, mover, other, moving, waiting };
}

export function awaitedBy(device: Device, table: string): number | undefined {
  const { game } = tableStateOf(device, table);
  return game?.turn.kind === "decide" ? game.playerOf(game.turn.seat) : undefined;
}

/** Plays the mover's turn to its end: then the other player is to act. */
export async function playTurn({ moving, mover, other }: Game): Promise<void> {
  await playOn(
    moving,
    mover,
    ({ game }) => game?.turn.kind !== "decide" || game.playerOf(game.turn.seat) === other.player,
  );
}

/** The most steps of real time in which the work of a timer may end, and those for which it must seem to have ended. */
const WORK_STEPS = { max: 300, quiet: 5 } as const;

/**
 * Lets time pass in steps. A step ends when as many timers wait as before it: when the outbox was read and what was sent is
 * answered. Otherwise an answer on a busy machine would be too late by this clock.
 */
export async function pass(clock: FakeClock, ms: number, until = () => false): Promise<void> {
  for (let passedMs = 0; passedMs < ms && !until(); passedMs += SECOND_MS) {
    const timers = clock.waiting();
    clock.pass(SECOND_MS);
    await workDone(clock, timers);
  }
}

/**
 * Waits until so many timers wait as before some work, and go on to. A single look is not enough: between reading the outbox
 * and sending what is in it, there are as many for a moment.
 */
async function workDone(clock: FakeClock, timers: number): Promise<void> {
  let quiet = 0;
  for (let step = 0; step < WORK_STEPS.max && quiet < WORK_STEPS.quiet; step += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 2));
    quiet = clock.waiting() === timers ? quiet + 1 : 0;
  }
}

/** Lets time pass until a receiver has so many requests, and has answered them. */
export async function passUntil(
  clock: FakeClock,
  at: Receiver,
  count: number,
  ms = 10 * MINUTE_MS,
) {
  const timers = clock.waiting();
  await pass(clock, ms, () => at.received.length >= count);
  await workDone(clock, timers);
  expect(at.received.length).toBe(count);
}

export const lineOf = ({ received }: Receiver, index = 0): Record<string, unknown> =>
  JSON.parse(received[index]?.body.toString() ?? "{}") as Record<string, unknown>;
