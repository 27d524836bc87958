import { err, ok } from "@courtly/engine";
import { refusalOf, type NotificationState } from "@courtly/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeOf } from "../../../src/online/notify/changes.ts";
import { isNotified, noteNotified } from "../../../src/online/notify/notifiedSeats.ts";
import type { PushDevice } from "../../../src/online/notify/pushDevice.ts";
import { renewPush } from "../../../src/online/notify/renewPush.ts";
import { forgetSeat, keepSeat } from "../../../src/online/seatBook.ts";
import { bareSeat, followContinued } from "../../../src/online/seating.ts";
import { fakeCaches } from "../../offline/fakeCaches.ts";

beforeEach(() => void vi.stubGlobal("caches", fakeCaches().caches));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const TOKEN = "t".repeat(43);
const [FIRST, NEXT] = ["A".repeat(22), "B".repeat(22)] as const;
const ADDRESS = { endpoint: "https://push.example/1", p256dh: "B", auth: "a" };

/** Renews the notifications of a table, in a browser that may notify. Returns the kinds of requests that were sent. */
async function renewed(
  table: string,
  { push = false, isAllowed = true, refuses = false } = {},
): Promise<readonly string[]> {
  const state: NotificationState = { key: "KEY", push };
  const change = vi.fn<ChangeOf>(async () =>
    refuses ? err(refusalOf("wrong-token", "unknown")) : ok(state),
  );
  const device: PushDevice = {
    obstacle: () => undefined,
    isAllowed: () => isAllowed,
    address: async () => ADDRESS,
    subscribe: async () => ADDRESS,
  };
  await renewPush(table, change, device);
  return change.mock.calls.map(([{ kind }]) => kind);
}

const noted = (table: string) =>
  noteNotified({ table, token: TOKEN, language: "en", page: "https://play.example/" });

test("a device that has asked for notifications tells the server its address again if the server does not know it", async () => {
  await noted(FIRST);
  expect(await renewed(FIRST)).toEqual(["ask", "push"]);
  expect(await renewed(FIRST, { push: true })).toEqual(["ask"]);
  expect(await renewed(FIRST, { refuses: true })).toEqual(["ask"]);
});

test("a device that has not asked for them, or may not show them, sends nothing", async () => {
  expect(await renewed(FIRST)).toEqual([]);
  await noted(FIRST);
  expect(await renewed(FIRST, { isAllowed: false })).toEqual([]);
});

test("the wish goes along to the table where the same players go on, and ends with the seat", async () => {
  keepSeat({ ...bareSeat(FIRST, "to-court-the-king", TOKEN), player: 0 });
  await noted(FIRST);
  followContinued(FIRST, NEXT);
  await expect.poll(() => isNotified(NEXT)).toBe(true);
  await expect.poll(() => isNotified(FIRST)).toBe(false);
  expect(await renewed(NEXT)).toEqual(["ask", "push"]);
  forgetSeat(NEXT);
  await expect.poll(() => isNotified(NEXT)).toBe(false);
});
