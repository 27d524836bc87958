import { ok } from "@courtly/engine";
import type { NotificationState, TableState } from "@courtly/protocol";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { NotifyOffer } from "../../../src/online/notify/notifyOffer.tsx";
import type { ChangeOf } from "../../../src/online/notify/changes.ts";
import type { PushObstacle } from "../../../src/online/notify/pushDevice.ts";
import { clearToasts, Toasts } from "../../../src/ui/toast.tsx";

afterEach(() => {
  render(null, document.body);
  clearToasts();
  localStorage.clear();
  vi.restoreAllMocks();
});

interface Shown {
  readonly obstacle?: PushObstacle;
  readonly state?: NotificationState;
  /** The player who is to decide. */
  readonly awaited?: number;
}

const OFF: NotificationState = { key: "KEY", push: false };

/** Shows the offer to the first player of a running game. */
async function show({ obstacle, state = OFF, awaited = 1 }: Shown = {}) {
  const change = vi.fn<ChangeOf>(async () => ok(state));
  const device = {
    obstacle: () => obstacle,
    isAllowed: () => false,
    address: async () => undefined,
    subscribe: async () => undefined,
  };
  const tableState = {
    drawing: undefined,
    places: [0, 1].map(() => ({ kind: "person" })),
    resigned: [],
    held: [],
    isClosed: false,
    game: {
      turn: { kind: "decide", seat: awaited },
      playerOf: (seat: number) => seat,
      turnName: "1",
    },
  } as unknown as TableState;
  const table = { tableState: () => tableState };
  await settled(() =>
    render(
      <>
        <NotifyOffer table={table} me={0} change={change} device={device} />
        <Toasts />
      </>,
      document.body,
    ),
  );
  return change;
}

/** Does something, and waits until the answers have come. */
function settled(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await new Promise((resolve) => void setTimeout(resolve));
  });
}

/** Leaves the page for another one, and comes back. */
async function lookAway(): Promise<void> {
  for (const state of ["hidden", "visible"] as const)
    await settled(() => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
      document.dispatchEvent(new Event("visibilitychange"));
    });
}

const toasts = () => document.querySelectorAll(".toast");

test("a player who leaves the page while somebody else plays is offered notifications, once", async () => {
  await show();
  expect(toasts()).toHaveLength(0);
  await lookAway();
  expect(toasts()).toHaveLength(1);
  await settled(() => document.querySelector<HTMLButtonElement>(".toast button")?.click());
  expect(document.querySelector("[role=switch]")).not.toBeNull();
  clearToasts();
  await lookAway();
  expect(toasts()).toHaveLength(0);
});

test.each([
  ["it is the own turn", { awaited: 0 }],
  ["the browser has none", { obstacle: "unsupported" }],
  ["they are on", { state: { ...OFF, push: true } }],
  ["the seat has a webhook", { state: { ...OFF, webhook: "ntfy.example" } }],
] as const)("nothing is offered if %s", async (_, shown) => {
  await show(shown);
  await lookAway();
  expect(toasts()).toHaveLength(0);
  expect(localStorage.length).toBe(0);
});
