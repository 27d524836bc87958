import { err, ok } from "@courtly/engine";
import { refusalOf, type NotificationState } from "@courtly/protocol";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { ChangeOf } from "../../../src/online/notify/changes.ts";
import { NotifyPanel } from "../../../src/online/notify/notifyPanel.tsx";
import type { PushDevice, PushObstacle } from "../../../src/online/notify/pushDevice.ts";
import { clearToasts, Toasts } from "../../../src/ui/toast.tsx";

afterEach(() => {
  render(null, document.body);
  clearToasts();
});

const ADDRESS = { endpoint: "https://push.example/1", p256dh: "B", auth: "a" };
const OFF: NotificationState = { key: "KEY", push: false };

interface Shown {
  readonly obstacle?: PushObstacle;
  /** What the browser answers when it is asked for an address. */
  readonly given?: NonNullable<Awaited<ReturnType<PushDevice["subscribe"]>>> | "none";
  readonly state?: NotificationState;
  readonly refuses?: boolean;
}

/** Shows the panel. The server does what it is asked, unless it refuses. */
async function show({ obstacle, given = ADDRESS, state = OFF, refuses = false }: Shown = {}) {
  let [now, blocked] = [state, obstacle];
  const change = vi.fn<ChangeOf>(async (wanted) => {
    if (refuses && wanted.kind !== "ask") return err(refusalOf("too-many", "devices"));
    if (wanted.kind === "push" || wanted.kind === "pushOff")
      now = { ...now, push: wanted.kind === "push" };
    if (wanted.kind === "webhook") now = { ...now, webhook: new URL(wanted.url).host };
    if (wanted.kind === "webhookOff") now = { key: now.key, push: now.push };
    return ok(now);
  });
  const device = {
    obstacle: () => blocked,
    isAllowed: () => false,
    address: async () => (now.push ? ADDRESS : undefined),
    subscribe: vi.fn<PushDevice["subscribe"]>(async () => (given === "none" ? undefined : given)),
  };
  await settled(() =>
    render(
      <>
        <NotifyPanel change={change} device={device} />
        <Toasts />
      </>,
      document.body,
    ),
  );
  // The panel asks for the state after it is shown.
  await settled(() => undefined);
  return { change, device, unblock: () => (blocked = undefined) };
}

const box = () => document.querySelector<HTMLInputElement>("input[role=switch]");
const text = () => document.body.textContent ?? "";
const press = (element: HTMLElement | null) => settled(() => element?.click());
const said = () => document.querySelector(".toasts")?.textContent ?? "";

/** Does something, and waits until the answers have come. */
function settled(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await new Promise((resolve) => void setTimeout(resolve));
  });
}

test("the switch is off until it is pressed, and the browser is asked only then", async () => {
  const { change, device } = await show();
  expect(box()?.checked).toBe(false);
  expect(device.subscribe).not.toHaveBeenCalled();
  expect(change.mock.calls).toEqual([[{ kind: "ask" }]]);
  await press(box());
  expect(device.subscribe).toHaveBeenCalledExactlyOnceWith("KEY");
  expect(change).toHaveBeenLastCalledWith({
    kind: "push",
    language: "en",
    page: expect.stringMatching(/^https?:/),
    ...ADDRESS,
  });
  expect(box()?.checked).toBe(true);
});

test("a switch that is on turns off what this device has", async () => {
  const { change } = await show({ state: { key: "KEY", push: true } });
  expect(change).toHaveBeenCalledWith({ kind: "ask", endpoint: ADDRESS.endpoint });
  expect(box()?.checked).toBe(true);
  await press(box());
  expect(change).toHaveBeenLastCalledWith({ kind: "pushOff", endpoint: ADDRESS.endpoint });
  expect(box()?.checked).toBe(false);
});

test.each([
  ["blocked", "The browser blocks notifications", "browser’s settings"],
  ["insecure", "Notifications need https", "plain http"],
  ["unsupported", "This browser has no notifications", "home screen"],
] as const)(
  "a browser that is %s has the switch off and disabled, and says what helps",
  async (obstacle, title, detail) => {
    const { device } = await show({ obstacle });
    expect([box()?.checked, box()?.disabled]).toEqual([false, true]);
    expect(text()).toContain(title);
    expect(text()).toContain(detail);
    expect(device.subscribe).not.toHaveBeenCalled();
  },
);

test("a person who says no to the browser sees the switch off, with instructions, and it works after a change of mind", async () => {
  const { unblock, change } = await show({ given: "blocked" });
  await press(box());
  expect([box()?.checked, box()?.disabled]).toEqual([false, true]);
  expect(text()).toContain("The browser blocks notifications");
  expect(change).toHaveBeenCalledOnce();
  unblock();
  await settled(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(box()?.disabled).toBe(false);
});

test("without an address from the push service the switch stays off, and the reason is told", async () => {
  const { change } = await show({ given: "none" });
  await press(box());
  expect(change).toHaveBeenCalledOnce();
  expect(box()?.checked).toBe(false);
  expect(said()).toContain("push service gave no address");
});

test("after a refusal of the server the switch stays off, and the reason is told", async () => {
  await show({ refuses: true });
  await press(box());
  expect(box()?.checked).toBe(false);
  expect(said()).toContain("as many devices as are allowed");
});

test("a webhook is set, shown by its host alone, and removed", async () => {
  const { change } = await show({ obstacle: "insecure" });
  const field = document.querySelector<HTMLInputElement>("input[type=url]");
  await settled(() => {
    if (field !== null) field.value = " https://hook.example/secret ";
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settled(() => document.querySelector("form")?.requestSubmit());
  expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: "webhook", url: "https://hook.example/secret" }),
  );
  expect(text()).toContain("Goes to hook.example");
  expect(document.body.innerHTML).not.toContain("secret");
  await press(document.querySelector("button"));
  expect(change).toHaveBeenLastCalledWith({ kind: "webhookOff" });
  expect(document.querySelector("input[type=url]")).not.toBeNull();
});

test("something else than an address is not sent", async () => {
  const { change } = await show();
  const field = document.querySelector<HTMLInputElement>("input[type=url]");
  await settled(() => {
    if (field !== null) field.value = "hook";
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await settled(() =>
    document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true })),
  );
  expect(change).toHaveBeenCalledOnce();
  expect(said()).toContain("https");
});
