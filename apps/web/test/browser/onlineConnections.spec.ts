import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";
import { eventsThere, openTable, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

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
  await expect(banner(ada)).toContainText("Checking whether your roll arrived. Nothing is lost.");
  await expect(ada.locator(".table-frame")).toHaveAttribute("inert", "");
  wire.mend();
  await expect(banner(ada)).toBeEmpty();
  await expect(ada.getByRole("button", { name: /^Die 1/ }).first()).toBeVisible();
  expect(await eventsThere(ada)).toHaveLength(before.length + 2);
});

test("a lost connection is shown, says that no request is pending, and recovers by itself", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const wire = await wired(ada);
  await openTable(ada, { game: "Rolling Courts", seats: ["squire"] });
  await whoseTurn([ada]);
  await wire.cut();
  await expect(banner(ada)).toContainText("Nothing of yours is under way");
  wire.mend();
  await expect(banner(ada)).toBeEmpty();
  const before = (await eventsThere(ada)).length;
  await rollButton(ada).click();
  await expect.poll(async () => (await eventsThere(ada)).length).toBeGreaterThan(before);
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
  await other.goto(address);
  const news = other.getByRole("dialog", { name: "Since you looked" });
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
    await ben
      .getByRole("button", { name: /^(?:Take (?:the|a) |Turn)/ })
      .first()
      .click();
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
