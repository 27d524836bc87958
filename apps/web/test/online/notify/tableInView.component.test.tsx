import { afterEach, expect, test, vi } from "vitest";
import { keepInView } from "../../../src/online/notify/tableInView.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A browser that shows notifications of these tables. Returns those that were closed. */
function browserShowing(...tables: readonly unknown[]) {
  const closed: unknown[] = [];
  const notifications = tables.map((data) => ({ data, close: () => closed.push(data) }));
  const registration = { getNotifications: async () => notifications };
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal("navigator", { serviceWorker: worker });
  return { closed, worker };
}

const [MINE, OTHER] = [{ table: "mine" }, { table: "other" }];

test("a table that is opened or comes into view closes its own notifications", async () => {
  const { closed } = browserShowing(MINE, OTHER, null);
  const stop = keepInView("mine");
  await expect.poll(() => closed).toEqual([MINE]);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => closed).toEqual([MINE, MINE]);
  stop();
  document.dispatchEvent(new Event("visibilitychange"));
  await Promise.resolve();
  expect(closed).toEqual([MINE, MINE]);
});

test("the service worker is told which table is shown, while it is", () => {
  const { worker } = browserShowing();
  const answers: unknown[] = [];
  const ask = (table: string) => {
    const ports = [{ postMessage: (answer: unknown) => answers.push(answer) }];
    worker.dispatchEvent(Object.assign(new Event("message"), { data: { isAt: table }, ports }));
  };
  const stop = keepInView("mine");
  ask("mine");
  ask("other");
  stop();
  ask("mine");
  expect(answers).toEqual([true, false]);
});

test("a browser without service workers has none to close", () => {
  vi.stubGlobal("navigator", {});
  expect(() => keepInView("mine")()).not.toThrow();
});
