import type { Page } from "@playwright/test";
import {
  expect,
  expectNoSidewaysScrolling,
  expectNoViolations,
  openRecord,
  test,
} from "./support/courtly.ts";
import { COURTS, KING, openPosition } from "./support/positions.ts";
import { atSizes, skipOtherSizes } from "./support/sizes.ts";

const PLAY = { name: "Play now To Court the King" };

test("if the browser cannot store games, the start page says so", async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("storage is switched off", "SecurityError");
    };
  });
  await page.goto("./");
  await expect(page.locator(".home-fault")).toContainText("does not let Courtly save games here");
  await page.getByRole("button", PLAY).click();
  await expect(page.locator(".toast")).toContainText("No game was started");
});

test("if the browser has no database at all, the start page says the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { get: () => undefined });
  });
  await page.goto("./");
  await expect(page.locator(".home-fault")).toContainText("does not let Courtly save games here");
});

test("settings that cannot be stored last until the page is closed", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await page.locator(".language-names [lang=de]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("settings of one window apply to others, and no window overwrites them with older ones", async ({
  context,
}) => {
  const [one, other, asleep] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await asleep.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation()),
  );
  for (const page of [one, other, asleep]) await page.goto("./");
  await one.locator(".language-names [lang=de]").click();
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
  await asleep.getByRole("button", { name: "Dark theme" }).click();
  await expect(one.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(one.locator("html")).toHaveAttribute("lang", "de");
  await expect(asleep.locator("html")).toHaveAttribute("lang", "de");
});

test("a sheet that the browser closes by itself, as by Back on a phone, is closed for the table too", async ({
  page,
}) => {
  await openPosition(page, KING);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  for (const _ of ["once", "again"]) {
    await menu.click();
    await page.getByRole("dialog").evaluate((dialog) => (dialog as HTMLDialogElement).close());
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a full disk stops the move, keeps the game and offers its record", async ({ page }) => {
  await openPosition(page, KING);
  await page.getByRole("button", { name: /^Die 2/ }).click();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("the disk is full", "QuotaExceededError");
    };
  });
  await page.keyboard.press(" ");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("the disk is full");
  await expect(dialog.getByRole("button", { name: "Download it" })).toBeVisible();
});

test("without WebAssembly the odds are computed too", async ({ page }) => {
  let cut = 0;
  await page.route(/Worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    cut += 1;
    await route.fulfill({
      response: answer,
      body: `delete globalThis.WebAssembly;${await answer.text()}`,
    });
  });
  await openPosition(page, KING);
  await expect(page.getByRole("button", { name: /^General\..* 81%/ })).toBeVisible();
  expect(cut).toBeGreaterThan(0);
});

test("without workers coach and bots report that they cannot compute, and that the game is safe", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "Worker", { value: undefined });
  });
  await openPosition(page, KING);
  await expect(page.getByText("The coach does not work on this device right now.")).toBeVisible();
  await openRecord(page, KING, ["Mira"]); // it is the turn of this bot
  // The page lays the start page beneath the table in the history; a reload in that moment would lead there.
  await page.waitForFunction(() => history.state !== null);
  await page.reload();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("The bot cannot go on");
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
});

test.describe("with high contrast", () => {
  test.use({ reducedMotion: "reduce" });

  const chooseHighContrast = (page: Page) =>
    page.addInitScript(() =>
      localStorage.setItem("courtly.settings", JSON.stringify({ highContrast: true })),
    );

  for (const [name, record] of [
    ["To Court the King", KING],
    ["Rolling Courts", COURTS],
  ] as const)
    test(`${name}: accessible, with strong lines and a plain cloth`, async ({ page }) => {
      const sizes = [
        [1440, 900],
        [390, 844],
      ] as const;
      skipOtherSizes(sizes);
      await chooseHighContrast(page);
      await openPosition(page, record);
      await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
      await atSizes(page, sizes, async (width) => {
        await expectNoSidewaysScrolling(page);
        await expectNoViolations(page, [width === 390 ? "dark" : "light"]);
      });
      const cloth = page.locator(".cloth").first();
      expect(await cloth.evaluate((node) => getComputedStyle(node).backgroundImage)).toBe("none");
    });

  test("it is a setting, and follows the preference of the system without it", async ({ page }) => {
    await page.goto("./");
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-contrast", "own");
    await page.locator(".profile-button").click();
    await page.getByRole("switch", { name: "High contrast" }).check();
    await expect(root).toHaveAttribute("data-contrast", "more");
    await expectNoViolations(page);
    await page.reload();
    await expect(root).toHaveAttribute("data-contrast", "more");
    await page.locator(".profile-button").click();
    await page.getByRole("switch", { name: "High contrast" }).uncheck();
    await page.emulateMedia({ contrast: "more" });
    await expect(root).toHaveAttribute("data-contrast", "more");
  });
});
