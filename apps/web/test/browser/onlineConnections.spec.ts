import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, expectNoViolations } from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";
import { eventsThere, openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL, takeCard } from "./support/players.ts";

/** A connection that the test can cut, or whose answers it can drop. */
interface Wire {
  /** Drops all messages of the server from now on. */
  deafen: () => void;
  /** Closes the connections; new ones fail as well. */
  cut: () => Promise<void>;
  mend: () => void;
}

async function wired(page: Page): Promise<Wire> {
  let isDeaf = false;
  let isCut = false;
  const routes = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (route) => {
    if (isCut) {
      void route.close({ code: 4000 });
      return;
    }
    routes.add(route);
    const server = route.connectToServer();
    route.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      if (!isDeaf) route.send(message);
    });
  });
  return {
    deafen: () => {
      isDeaf = true;
    },
    cut: async () => {
      isCut = true;
      for (const route of routes) await route.close({ code: 4000 });
      routes.clear();
    },
    mend: () => {
      isCut = false;
      isDeaf = false;
    },
  };
}

const banner = (page: Page) => page.locator(".connection-banner");
const rollButton = (page: Page) => page.getByRole("button", { name: ROLL }).first();

test("a roll whose answer is lost is asked for again, and happens once", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const wire = await wired(ada);
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  const before = await eventsThere(ada);
  wire.deafen();
  await rollButton(ada).click();
  await expect.poll(async () => (await eventsThere(ada)).length).toBe(before.length + 2);
  await wire.cut();
  await expect(banner(ada)).toContainText(
    "Checking whether the server got your roll. Nothing is lost.",
  );
  await expect(ada.locator(".table-frame")).toHaveAttribute("inert", "");
  wire.mend();
  await expect(banner(ada)).toBeEmpty();
  await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  expect(await eventsThere(ada)).toHaveLength(before.length + 2);
});

test("a guest who leaves, and loses the answer, has left and forgets the seat", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King", seats: ["open", "open"] });
  const ben = await arrive("Ben");
  const wire = await wired(ben);
  await sitDown(ben, link);
  await ben.getByRole("button", { name: "Leave the table" }).click();
  wire.deafen();
  await ben.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(ada.getByText("Waiting for 2 more players")).toBeVisible();
  await wire.cut();
  wire.mend();
  await ben.waitForURL(({ hash }) => !hash.includes("online"));
  const keys = await ben.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith("courtly.seat."))).toEqual([]);
});

test("a lost connection is shown, says that no request is pending, and recovers by itself", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const wire = await wired(ada);
  await openTable(ada, { game: "Rolling Courts", seats: ["squire"] });
  await whoseTurn([ada]);
  await rollButton(ada).focus();
  await wire.cut();
  await expect(banner(ada)).toContainText("Everything you played has arrived");
  await ada.getByRole("button", { name: "Try now" }).focus();
  wire.mend();
  await expect(banner(ada)).toBeEmpty();
  await expect(rollButton(ada)).toBeFocused();
  const before = (await eventsThere(ada)).length;
  await rollButton(ada).click();
  await expect.poll(async () => (await eventsThere(ada)).length).toBeGreaterThan(before);
});

test("a lost connection is shown within five seconds of an offline event or a move, otherwise within twenty", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await ada.clock.install();
  const wire = await wired(ada);
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  for (const { lose, withinMs } of [
    { lose: async () => undefined, withinMs: 20_000 },
    {
      lose: () => ada.evaluate(() => void dispatchEvent(new Event("offline"))),
      withinMs: 5000,
    },
    { lose: () => rollButton(ada).click(), withinMs: 5000 },
  ]) {
    wire.deafen();
    await lose();
    await ada.clock.runFor(withinMs);
    await expect(banner(ada)).not.toBeEmpty();
    wire.mend();
    await ada.clock.runFor(20_000);
    await expect(banner(ada)).toBeEmpty();
  }
});

for (const { name, options } of [
  { name: "a desktop", options: {} },
  { name: "a tablet", options: { viewport: { width: 1024, height: 768 } } },
  { name: "a phone", options: PHONE },
])
  test(`on ${name} the banner covers neither the menu nor the way home, and the menu opens`, async ({
    arrive,
  }) => {
    const ada = await arrive("Ada", options);
    const wire = await wired(ada);
    await openTable(ada, { game: "Rolling Courts", seats: ["squire"] });
    await whoseTurn([ada]);
    const bar = await ada.locator(".table-bar").boundingBox();
    const menu = ada.locator(".table-bar").getByRole("button", { name: "Menu", exact: true });
    const place = await menu.boundingBox();
    await wire.cut();
    const shown = banner(ada).locator("p");
    await expect(shown).toBeVisible();
    const box = await shown.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? NaN));
    const button = ada.locator(".held-menu-button");
    expect(await button.boundingBox()).toEqual(place);
    await button.click();
    await expect(ada.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await ada.keyboard.press("Escape");
    // Before the connection is mended: the page may connect again by itself at any time.
    await ada.getByRole("button", { name: "Try now" }).click();
    wire.mend();
    await expect(banner(ada)).toBeEmpty();
    await expect(button).toHaveCount(0);
  });

test("a tab that is opened while the server is down says so, and shows the table once it is back", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  const tab = await ada.context().newPage();
  const wire = await wired(tab);
  await wire.cut();
  await tab.goto(ada.url());
  await expect(tab.getByRole("heading", { name: "The table cannot be reached" })).toBeVisible();
  await expect(tab.getByText("Nothing is lost")).toBeVisible();
  wire.mend();
  await expect(tab.locator(".table-bar")).toBeVisible();
});

test("a start page that is opened while the server is down says that online games wait there", ({
  arrive,
}) =>
  withOwnServer(async (server) => {
    const ada = await arrive("Ada", { baseURL: server.url, serviceWorkers: "allow" });
    await openTable(ada, { game: "To Court the King", seats: ["squire"] });
    await whoseTurn([ada]);
    await ada.waitForFunction(async () => (await navigator.serviceWorker.ready) !== undefined);
    await server.kill();
    const tab = await ada.context().newPage();
    await tab.goto(server.url);
    const own = tab.getByRole("region", { name: "Your online tables" });
    await expect(own).toContainText("The server does not answer.");
    await server.start();
    await tab.evaluate(() => void dispatchEvent(new Event("online")));
    await expect(own.getByRole("link", { name: "Resume the online table" })).toBeVisible();
    await expect(own).not.toContainText("The server does not answer.");
  }));

test("moves that a restored server has lost come back from the page, and the game goes on", ({
  arrive,
}) =>
  withOwnServer(async (server) => {
    const ada = await arrive("Ada", { baseURL: server.url });
    await openTable(ada, { game: "To Court the King", seats: ["squire"] });
    await whoseTurn([ada]);
    await server.kill();
    server.backUp();
    await server.start();
    await rollButton(ada).click();
    await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
    const dice = () =>
      ada
        .getByRole("button", { name: /^Die \d/ })
        .evaluateAll((buttons) => buttons.map((button) => button.textContent));
    const [address, before] = [ada.url(), await dice()];
    expect(before[0]).toMatch(/^Die 1, \w+/);
    await server.kill();
    server.restore();
    await server.start();
    const told = ada.getByRole("dialog", { name: "The game goes on at this table" });
    await expect(told).toContainText("it compares the position");
    expect(ada.url()).not.toBe(address);
    await told.getByRole("button", { name: "Go on" }).click();
    await expect.poll(dice).toEqual(before);
    await ada.reload();
    await expect.poll(dice).toEqual(before);
    await expect(told).toBeHidden();
  }));

for (const { code, heading, button } of [
  { code: "full", heading: "There is no place left to watch this table", button: "Try again" },
  { code: "too-many", heading: "Your seat is open in newer windows", button: "Play here" },
])
  test(`a connection that is refused with ${code} is explained, and can be tried again`, async ({
    arrive,
  }) => {
    const ada = await arrive("Ada");
    await openTable(ada, { game: "To Court the King", seats: ["squire"] });
    await whoseTurn([ada]);
    const tab = await ada.context().newPage();
    let isRefused = true;
    await tab.routeWebSocket(/\/socket$/, (route) => {
      if (!isRefused) {
        route.connectToServer();
        return;
      }
      route.onMessage((message) => {
        if (!String(message).includes('"hello"')) return;
        route.send(JSON.stringify({ kind: "refused", code, message: "no" }));
        void route.close({ code: 1008 });
      });
    });
    await tab.goto(ada.url());
    await expect(tab.getByRole("heading", { name: heading })).toBeVisible();
    await expectNoViolations(tab);
    isRefused = false;
    await tab.getByRole("button", { name: button }).click();
    await expect(tab.locator(".table-bar")).toBeVisible();
  });

test("a table whose data is damaged is not called missing, and the focus is on the reason", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await ada.routeWebSocket(/\/socket$/, (route) => {
    route.onMessage(() => {
      route.send(JSON.stringify({ kind: "refused", code: "damaged", message: "no" }));
      void route.close({ code: 1008 });
    });
  });
  await ada.goto(`./#/online/${"a".repeat(22)}`);
  await expect(ada.getByRole("heading", { name: "The table did not load" })).toBeVisible();
  await expect(ada.getByRole("main")).toContainText("tell the person who runs the server");
  await expect(ada.getByRole("main")).toBeFocused();
});

test("a reload finds the same seat and dice; a player who was away is told what happened", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben");
  await sitDown(ben, await openTable(ada, { game: "To Court the King" }));
  const first = await whoseTurn([ada, ben]);
  const other = first === ada ? ben : ada;
  await rollButton(first).click();
  const dice = first.getByRole("button", { name: /^Die \d/ });
  await expect(dice.first()).toBeVisible();
  const names = await dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label")));
  await first.reload();
  await expect(dice).toHaveCount(names.length);
  expect(await dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-label")))).toEqual(
    names,
  );
  await expect(other.getByRole("region", { name: "Chronicle" }).first()).toContainText("rolls");
  const address = other.url();
  await other.goto("./#/credits");
  await first.getByRole("button", { name: /^Keep all/ }).click();
  // What is on the screen is stored: the other player comes back after this move.
  await expect(first.getByRole("button", { name: /^Kept / })).toBeVisible();
  await other.goto(address);
  const news = other.getByRole("dialog", { name: "While you were away" });
  await expect(news).toContainText(first === ada ? "Ada" : "Ben");
  await news.getByRole("button", { name: "To the table" }).click();
  await expect(news).toHaveCount(0);
  // News are shown only once.
  await other.reload();
  await expect(other.getByRole("heading", { name: "To Court the King" })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test("after a crash of the server all tables are back, and the page reconnects", ({ arrive }) =>
  withOwnServer(async (server) => {
    const ada = await arrive("Ada", { baseURL: server.url });
    await openTable(ada, { game: "To Court the King", seats: ["squire"] });
    await whoseTurn([ada]);
    await rollButton(ada).click();
    await expect(ada.getByRole("button", { name: /^Die \d/ }).first()).toBeVisible();
    const events = await eventsThere(ada);
    await server.kill();
    await expect(banner(ada)).toContainText("Reconnecting");
    await server.start();
    await expect(banner(ada)).toBeEmpty();
    expect(await eventsThere(ada)).toEqual(events);
    await ada.getByRole("button", { name: /^Keep all/ }).click();
    await expect.poll(async () => (await eventsThere(ada)).length).toBeGreaterThan(events.length);
  }));

test("two windows of one seat are one player", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const second = await ada.context().newPage();
  await second.goto(link);
  await expect(second.getByRole("heading", { name: "Invite by link" })).toBeVisible();
  const ben = await arrive("Ben");
  await sitDown(ben, link);
  if ((await whoseTurn([ada, ben])) === ben) {
    await rollButton(ben).click();
    await ben.getByRole("button", { name: /^Keep all/ }).click();
    await takeCard(ben);
  }
  await whoseTurn([ada]);
  const before = (await eventsThere(ada)).length;
  await rollButton(second).click();
  for (const page of [ada, second])
    await expect(page.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  expect(await eventsThere(ada)).toHaveLength(before + 2);
});

test("a page older than its server is told to load again, and keeps its game", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  let isNewer = false;
  await ada.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => server.send(message));
    server.onMessage((message) =>
      route.send(isNewer ? JSON.stringify({ kind: "reload", protocol: 2 }) : message),
    );
  });
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  await rollButton(ada).click();
  await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  isNewer = true;
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "This page is out of date" })).toBeVisible();
  isNewer = false;
  await ada.getByRole("button", { name: "Load it again" }).click();
  await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
});
