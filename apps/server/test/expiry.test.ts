import { verifyRecord } from "@courtly/dice";
import { expect, test } from "vitest";
import { openSqlite } from "../src/storage/sqlite/sqliteStorage.ts";
import { BOXES } from "./support/boxes.ts";
import { sitDown } from "./support/device.ts";
import { fakeClock } from "./support/fakeClock.ts";
import { playOn } from "./support/player.ts";
import {
  call,
  dataFile,
  glanceAt,
  openTable,
  recordAt,
  served,
  takeSeat,
} from "./support/served.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEATS = [{ kind: "you" }, { kind: "open" }, { kind: "open" }] as const;

/** A fake clock that runs hourly timers only, so that no device is disconnected for missing heartbeats. */
function hourClock() {
  const clock = fakeClock();
  const never = () => undefined;
  return {
    ...clock,
    after: (delayMs: number, work: () => void) =>
      delayMs === HOUR_MS ? clock.after(delayMs, work) : never,
  };
}

test("a table that nobody joins is closed after a day, and connected devices are told", async () => {
  const clock = hourClock();
  const { url } = await served({ clock });
  const alone = await openTable(url, { seats: SEATS });
  const joined = await openTable(url, { seats: SEATS });
  const waiting = await sitDown(url, alone.table);
  clock.pass(20 * HOUR_MS);
  await takeSeat(url, joined.table);
  for (let hour = 20; hour < 26; hour += 1) {
    await expect.poll(clock.waiting).toBe(1); // the last sweep is done
    clock.pass(HOUR_MS);
  }
  await waiting.until(() => waiting.log.at(-1)?.entry.kind === "revealed");
  expect(waiting.log.at(-2)?.entry).toEqual({ kind: "closed", player: 0, why: "expired" });
  expect((await glanceAt(url, alone.table)).stage).toBe("over");
  expect((await glanceAt(url, joined.table)).stage).toBe("lobby");
  expect((await call(url, `/api/codes/${alone.code}`)).status).toBe(404);
});

test("a game that everybody left is closed after 30 days, also by the next server; a finished one stays", async () => {
  const clock = hourClock();
  const data = dataFile();
  const first = await served({ clock }, data);
  const bot = { kind: "bot", level: "page" } as const;
  const open = () => openTable(first.url, { seats: [{ kind: "you" }, bot] });
  const [left, finished] = [await open(), await open()];
  const device = await sitDown(first.url, left.table, left);
  await playOn(device, left, ({ hasRolled }) => hasRolled);
  await playOn(await sitDown(first.url, finished.table, finished), finished);
  const { length } = await glanceAt(first.url, finished.table);
  clock.pass(29 * DAY_MS);
  expect((await glanceAt(first.url, left.table)).stage).toBe("playing");
  await first.stop();
  clock.pass(2 * DAY_MS);
  const second = await served({ clock }, data);
  const watcher = await sitDown(second.url, left.table);
  await watcher.until(() => watcher.log.at(-1)?.entry.kind === "revealed");
  expect(watcher.log.at(-2)?.entry).toMatchObject({ kind: "closed", why: "expired" });
  const verdict = verifyRecord(await recordAt(second.url, left.table), BOXES);
  expect(verdict).toMatchObject({ ok: true, value: { kind: "unfinished", why: "cutOff" } });
  expect((await glanceAt(second.url, finished.table)).length).toBe(length);
});

test.for([
  { days: 2, first: "the drawing waits on, and the lobbies are closed" },
  { days: 31, first: "all of them are closed" },
])("a server that comes back after $days days: $first", async ({ days }) => {
  const clock = fakeClock();
  const data = dataFile();
  const before = await served({ clock }, data);
  const lobbies = [await openTable(before.url), await openTable(before.url)];
  const drawing = await openTable(before.url);
  await takeSeat(before.url, drawing.table);
  await before.stop();
  clock.pass(days * DAY_MS);
  const written: (readonly [tableId: string, kind: string])[] = [];
  const storage = await openSqlite(data);
  const watched = {
    ...storage,
    append: (append: Parameters<typeof storage.append>[0]) => {
      written.push([append.tableId, append.entries[0].kind]);
      return storage.append(append);
    },
  };
  await served({ clock, storage: watched }, data);
  const forgotten = days > 30 ? [...lobbies, drawing] : lobbies;
  await expect.poll(() => written.length).toBe(forgotten.length);
  const closed = forgotten.map(({ table }) => [table, "closed"]);
  expect(written.toSorted()).toEqual(closed.toSorted());
});

test("finished games are deleted after the days that the owner wants, and never without", async () => {
  const clock = hourClock();
  const data = dataFile();
  const keeping = await served({ clock }, data);
  const seats = [{ kind: "you" }, { kind: "bot", level: "page" }] as const;
  const early = await openTable(keeping.url, { seats: [...seats] });
  await playOn(await sitDown(keeping.url, early.table, early), early);
  clock.pass(400 * DAY_MS);
  const late = await openTable(keeping.url, { seats: [...seats] });
  await playOn(await sitDown(keeping.url, late.table, late), late);
  const open = await openTable(keeping.url, { seats: SEATS });
  expect((await glanceAt(keeping.url, early.table)).stage).toBe("over");
  await keeping.stop();
  const { url } = await served({ clock }, data, { keepFinishedDays: 7 });
  const statusOf = async (table: string) => (await call(url, `/api/tables/${table}`)).status;
  await expect.poll(() => statusOf(early.table)).toBe(410);
  clock.pass(6 * DAY_MS);
  await expect.poll(clock.waiting).toBe(1);
  expect(await statusOf(late.table)).toBe(200);
  clock.pass(2 * DAY_MS);
  await expect.poll(() => statusOf(late.table)).toBe(410);
  expect((await glanceAt(url, open.table)).stage).toBe("over");
});
