import { chromium, type Page } from "@playwright/test";
import { DE } from "../../src/i18n/de.ts";
import { IT } from "../../src/i18n/it.ts";
import { NEW_END, withOwnBuild } from "./support/builds.ts";
import { HOME_NAME } from "./support/homeName.ts";
import { chromiumOptions } from "./support/chromium.ts";
import {
  byMouse,
  eventsKept,
  expect,
  expectNoSidewaysScrolling,
  expectNoViolations,
  hurried,
  pasteRecord,
  playOn,
  recordShown,
  seeded,
  test as base,
} from "./support/courtly.ts";
import { withOwnServer } from "./support/ownServer.ts";
import { keeper, squire } from "./support/players.ts";
import { COURTS_MARKET, KING, openPosition } from "./support/positions.ts";
import { gameOf, saveGame } from "./support/savedGames.ts";

/** Tests that fail if the page logs an error, except for requests that fail without a network. */
const test = base.extend<{ page: Page }>({
  page: async ({ context }, use) => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("net::ERR_"))
        errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors of the page").toEqual([]);
  },
});

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

/** Visits the page for the first time, and waits until the whole build is stored. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The service worker takes over the open page at once.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

test("after the first visit the whole build is stored, and no answer of the tables", async ({
  page,
}) => {
  await visit(page, "./");
  const names = await page.evaluate(async () => {
    const found: string[] = [];
    for (const key of await caches.keys())
      for (const { url } of await (await caches.open(key)).keys()) found.push(url);
    return found;
  });
  expect(names.filter((name) => name.includes("/api/"))).toEqual([]);
  for (const piece of [
    /\/it-/,
    /\/de-/,
    /woff2$/,
    /botWorker-/,
    /oddsWorker-/,
    /adviceWorker-/,
    /kernelBytes-/,
    /privacyPage-/,
  ])
    expect(
      names.some((name) => piece.test(name)),
      String(piece),
    ).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

test("without a network and without a server the page and all its screens open", async ({
  page,
}) => {
  await withOwnServer(async ({ url, kill }) => {
    await visit(page, url);
    await kill();
    await cutOff(page);
    await page.reload();
    await expect(page.getByRole("button", { name: "Play now To Court the King" })).toBeVisible();
    await expect(page.locator(".open-tables")).toContainText("You are offline: online tables wait");
    for (const [address, heading] of [
      ["#/credits", "Credits"],
      ["#/privacy", "Privacy"],
      ["#/rules/rolling-courts", "Rules"],
      ["#/setup/rolling-courts/people", "A table of Rolling Courts"],
      ["#/invite/rolling-courts", "Invite to Rolling Courts"],
      [`#/online/${"a".repeat(22)}`, "You are offline"],
      ["#/cake", "There is nothing at this address"],
    ] as const) {
      await page.goto(`${url}${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    }
    await page.goto(`${url}#/invite/rolling-courts`);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.locator(".toast")).toContainText("You are offline");
  });
});

test("a whole game of To Court the King by mouse, without a network and without a server", async ({
  page,
}) => {
  await withOwnServer(async ({ url, kill }) => {
    await hurried(page);
    await seeded(page, 1);
    await visit(page, url);
    await kill();
    await cutOff(page);
    await page.reload();
    const folio = page.getByRole("article", { name: "To Court the King" });
    await folio.getByRole("button", { name: "1 opponent", exact: true }).click();
    await folio.getByRole("button", { name: "Play now" }).click();
    await playOn(page, byMouse, keeper);
    await expect(page.getByRole("dialog")).toContainText(/won/);
    await page.getByRole("button", { name: "Look at the table" }).click();
    expect(await recordShown(page)).toContain("take king");
    await page
      .getByRole("link", { name: /to the start page/i })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Finished games" })).toContainText("1");
  });
});

test("the coach computes odds without a network", async ({ page }) => {
  await visit(page, "./");
  await cutOff(page);
  await openPosition(page, KING);
  await page.reload();
  await expect(page.getByRole("button", { name: /^General\..* 81%/ })).toBeVisible();
});

test(
  "a whole game of Rolling Courts by mouse, without a network",
  { tag: "@long" },
  async ({ page }) => {
    await hurried(page);
    await seeded(page, 1);
    await visit(page, "./");
    await cutOff(page);
    await page.reload(); // from the page cache
    await pasteRecord(page, COURTS_MARKET, ["Jonas", "Ines"]);
    await playOn(page, byMouse, squire);
    await expect(page.getByRole("alert").last()).toContainText(/The game is over.*(?:won|share)/);
    await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Look at the table" }).click();
    expect((await recordShown(page)).split("\n").length).toBeGreaterThan(60);
  },
);

for (const [language, { home, shell }] of [
  ["it", IT],
  ["de", DE],
] as const)
  test(`${language} is available without a network, although it was not used before`, async ({
    page,
  }) => {
    await visit(page, "./");
    await cutOff(page);
    await page.reload();
    await page.locator(`.language-names [lang=${language}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.reload();
    await expect(page.locator(".open-tables")).toContainText(home.tables.offline);
    await page.getByRole("button", { name: home.folio.playNow }).first().click();
    await expect(page.getByRole("button", { name: shell.menu, exact: true })).toBeVisible();
  });

test("an update during a game is offered, never forced, and the game goes on at the same move", async ({
  page,
}) => {
  await withOwnBuild(async ({ folder, renew }) => {
    await withOwnServer(
      async ({ url }) => {
        await hurried(page);
        const game = gameOf(KING, ["Jonas", "Ines", "Tobias"]);
        await saveGame(page, game);
        const address = `${url}#/table/${game.card.id}`;
        await visit(page, address);
        await page.getByRole("button", { name: /^Die 2/ }).click();
        await page.keyboard.press(" ");
        await expect.poll(async () => (await eventsKept(page)).length).toBe(3);
        const before = await eventsKept(page);
        renew();
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update();
        });
        const notice = page.locator(".update-notice");
        await expect(notice).toContainText("A newer Courtly is here");
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScrolling(page);
          await expectNoViolations(page, [width === 390 ? "dark" : "light"]);
        }
        // On a phone the notice lies in the bar and covers nothing of the table.
        const [lies, table] = [
          await notice.boundingBox(),
          await page.locator("main").boundingBox(),
        ];
        expect((lies?.y ?? NaN) + (lies?.height ?? NaN)).toBeLessThanOrEqual(table?.y ?? NaN);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect.poll(() => buttonsBeneath(page)).toEqual([]);
        // Meanwhile the old page still loads its files, which the server no longer has.
        expect(page.url()).toBe(address);
        await page.goto(`${url}#/privacy`);
        await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
        expect(await piecesHere(page)).not.toContain(NEW_END);
        await page.goBack();
        await notice.getByRole("button", { name: "Update" }).click();
        await page.waitForFunction(() => !document.querySelector(".update-notice"));
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
        expect(page.url()).toBe(address);
        expect(await eventsKept(page)).toEqual(before);
        await page.goto(`${url}#/privacy`);
        await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
        expect(await piecesHere(page)).toContain(NEW_END);
      },
      { page: folder },
    );
  });
});

test("an update can be postponed, and another window keeps its files when one window takes it", async ({
  page,
  context,
}) => {
  await withOwnBuild(async ({ folder, renew }) => {
    await withOwnServer(
      async ({ url }) => {
        await visit(page, url);
        const other = await context.newPage();
        await visit(other, url);
        renew();
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.getRegistration())?.update();
        });
        const notice = page.locator(".update-notice");
        await notice.getByRole("button", { name: "Later" }).click();
        await expect(notice).toHaveCount(0);
        await other.locator(".update-notice").getByRole("button", { name: "Update" }).click();
        await other.waitForFunction(() => !document.querySelector(".update-notice"));
        await page.getByRole("link", { name: "Privacy" }).click();
        await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
        expect(await piecesHere(page)).not.toContain(NEW_END);
      },
      { page: folder },
    );
  });
});

/** The buttons that the notice covers. */
async function buttonsBeneath(page: Page): Promise<readonly string[]> {
  return page.locator(".update-notice").evaluate((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    return [...document.querySelectorAll("button, a")]
      .filter((button) => !notice.contains(button) && button.checkVisibility())
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Names of the files that this page has loaded. */
async function piecesHere(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .join(" "),
  );
}

test("on plain http the settings say why the page cannot be stored, and what to do", async ({
  baseURL,
}) => {
  const { args, ...options } = chromiumOptions();
  const rules = `--host-resolver-rules=MAP ${HOME_NAME} 127.0.0.1`;
  const browser = await chromium.launch({ ...options, args: [...args, rules] });
  try {
    const page = await browser.newPage({ serviceWorkers: "allow" });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const url = new URL(baseURL ?? "");
    url.hostname = HOME_NAME;
    await page.goto(url.href);
    await page.locator(".profile-button").click();
    const device = page.getByRole("region", { name: "Without a network" });
    await expect(device).toContainText(`This address (${url.origin}) is plain http,`);
    await expect(device).toContainText("Open Courtly over https, or at http://localhost");
    await expect(device.getByRole("button")).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("the settings say that the page is stored, and install it when the browser offers that", async ({
  page,
}) => {
  await visit(page, "./");
  await page.locator(".profile-button").click();
  const device = page.getByRole("region", { name: "Without a network" });
  await expect(device).toContainText("you can open it and play without a network too");
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => (document.title = "asked"),
    });
    dispatchEvent(offer);
  });
  await expectNoViolations(page);
  await device.getByRole("button", { name: "Install Courtly" }).click();
  await expect(page).toHaveTitle("asked");
  await expect(device.getByRole("button", { name: "Install Courtly" })).toHaveCount(0);
});

test("the manifest and the icons of the installed app exist", async ({ page, request }) => {
  await page.goto("./");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const icons = [...manifest.icons, { src: apple ?? "", sizes: "180x180" }];
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== "any")) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const { headers } = { headers: (await request.get("sw.js")).headers() };
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toContain("javascript");
});
