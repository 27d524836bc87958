import type { Page, Worker } from "@playwright/test";
import { expect, expectNoSidewaysScrolling, expectNoViolations } from "./support/courtly.ts";
import { openTable, PHONE, sitDown, test } from "./support/people.ts";

// The headless shell allows no notifications and has no push service. Their places are taken by fakes at the edge of the
// platform; the delivery of a push to the service worker is the browser's own.

/** Allows notifications, and gives addresses as a push service does. */
const PUSH_SERVICE = () => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  let subscription: PushSubscription | null = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async (options) => {
    const curve = { name: "ECDH", namedCurve: "P-256" };
    const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
    const p256dh = await crypto.subtle.exportKey("raw", pair.publicKey);
    const auth = new Uint8Array(16).fill(4).buffer;
    const given = {
      endpoint: "https://push.example/a-device",
      options,
      getKey: (name: string) => (name === "auth" ? auth : p256dh),
    };
    subscription = given as unknown as PushSubscription;
    return subscription;
  };
};

interface RecordingScope {
  readonly registration: ServiceWorkerRegistration;
  shown: unknown[];
}

/** The service worker of a page, which records the notifications that it shows. */
async function recordingWorker(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("the page has no service worker");
  await worker.evaluate(() => {
    const scope = globalThis as unknown as RecordingScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, body: options?.body, lang: options?.lang, tag: options?.tag });
  });
  return worker;
}

const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as RecordingScope).shown);

/** Delivers a push to the service worker of a page, as the browser does it when one arrives. */
async function deliver(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const data = JSON.stringify(payload);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await session.detach();
}

async function slowTable(page: Page): Promise<string> {
  const choose = (form: Page) => form.getByText("Slow", { exact: true }).click();
  return openTable(page, { game: "To Court the King", choose });
}

test("a push that the browser delivers is shown, unless its table is on the screen", async ({
  arrive,
}) => {
  const ada = await arrive("Ada", { serviceWorkers: "allow" });
  const link = await slowTable(ada);
  const worker = await recordingWorker(ada);
  const table = new URL(link).hash.slice("#/online/".length);
  const push = { table, event: "turn", language: "en", title: "Your turn", body: "23 hours left." };
  await deliver(ada, push);
  await deliver(ada, { ...push, table: "A".repeat(22), title: "Another table" });
  const other = { title: "Another table", body: push.body, lang: "en" };
  const another = { ...other, tag: `courtly.${"A".repeat(22)}` };
  await expect.poll(() => shownBy(worker)).toEqual([another]);
  await ada.goto("./#/");
  await deliver(ada, push);
  const own = { title: "Your turn", body: push.body, lang: "en", tag: `courtly.${table}` };
  await expect.poll(() => shownBy(worker)).toEqual([another, own]);
});

test("a slow table offers notifications in its lobby, every table in its menu, on desktop and phone", async ({
  arrive,
}) => {
  const ada = await arrive("Ada", { serviceWorkers: "allow" });
  await ada.addInitScript(PUSH_SERVICE);
  const link = await slowTable(ada);
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const tell = ada.getByRole("switch", { name: "Tell me when it is my turn" });
  await expect(tell).not.toBeChecked();
  await expectNoViolations(ada);
  await tell.click();
  await expect(tell).toBeChecked();
  await expect(ada.locator(".toast")).toContainText("Notifications are on for this table");
  await tell.click();
  await expect(tell).not.toBeChecked();
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Turn notifications" }).click();
  await expect(ben.getByRole("switch")).toBeDisabled();
  await expectNoViolations(ben);
  await expectNoSidewaysScrolling(ben);
  const webhook = ben.getByRole("textbox", { name: /Webhook/ });
  await webhook.fill("https://127.0.0.1/secret");
  await ben.getByRole("button", { name: "Use it" }).click();
  await expect(ben.locator(".toast").first()).toContainText("in a private network");
  await webhook.fill("https://hook.example/secret");
  await ben.getByRole("button", { name: "Use it" }).click();
  await expect(ben.getByText("Goes to hook.example")).toBeVisible();
  await ben.getByRole("button", { name: "Remove" }).click();
  await expect(webhook).toHaveValue("");
});

/** Lets the push service give the service worker another address, as browsers do it on their own. */
async function changeAddress(worker: Worker, endpoint: string): Promise<void> {
  await worker.evaluate(async (address) => {
    const curve = { name: "ECDH", namedCurve: "P-256" };
    const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
    const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
    const plain = (text: string) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const p256dh = btoa(`\u0004${plain(x)}${plain(y)}`)
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    const given = { endpoint: address, keys: { p256dh, auth: "A".repeat(22) } };
    const scope = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    scope.registration.pushManager.subscribe = async () =>
      ({ toJSON: () => given }) as unknown as PushSubscription;
    // Only the browser may prolong events, so the work of this one is awaited here.
    let work: unknown;
    const waitUntil = (lasting: unknown) => (work = lasting);
    dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), { waitUntil }));
    await work;
  }, endpoint);
}

test("a browser that gets another address is notified there, also if no page shows the table", async ({
  arrive,
}) => {
  const ada = await arrive("Ada", { serviceWorkers: "allow" });
  await ada.addInitScript(PUSH_SERVICE);
  const link = await slowTable(ada);
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const tell = ada.getByRole("switch", { name: "Tell me when it is my turn" });
  await tell.click();
  await expect(tell).toBeChecked();
  await ada.goto("./#/credits");
  const [worker] = ada.context().serviceWorkers();
  if (worker === undefined) throw new Error("the page has no service worker");
  const moved = "https://push.example/another-address";
  await changeAddress(worker, moved);
  const table = new URL(link).hash.slice("#/online/".length);
  const kept = await ada.evaluate((id) => localStorage.getItem(`courtly.seat.${id}`), table);
  const { token } = JSON.parse(kept ?? "{}") as { readonly token?: string };
  const asked = await ada.request.post(`/api/tables/${table}/notifications`, {
    data: { kind: "ask", token, endpoint: moved },
  });
  expect(await asked.json()).toMatchObject({ push: true });
});

test("a browser that blocks notifications has the switch off, with instructions", async ({
  arrive,
}) => {
  const ada = await arrive("Ada", { serviceWorkers: "allow" });
  await ada.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  );
  await slowTable(ada);
  const blocked = ada.getByRole("switch", { name: "The browser blocks notifications" });
  await expect(blocked).toBeDisabled();
  await expect(blocked).not.toBeChecked();
  await expect(ada.getByText("Allow them for this page in the browser’s settings")).toBeVisible();
  await expectNoViolations(ada);
});
