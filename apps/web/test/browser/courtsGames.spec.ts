import type { Page } from "@playwright/test";
import {
  byFinger,
  byKeys,
  byMouse,
  expect,
  hurried,
  playOn,
  recordShown,
  seeded,
  test,
  type Press,
} from "./courtly.ts";
import { END, HURRY, ROLL, squire } from "./players.ts";
import { COURTS_LATE, openPosition } from "./positions.ts";

async function playOut(page: Page, press: Press): Promise<void> {
  await playOn(page, press, squire);
  await expect(page.getByRole("alert").last()).toContainText(/The game is over.*(?:won|share)/);
}

test("a whole game by mouse", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  await page.goto("./");
  const folio = page.getByRole("article", { name: "Rolling Courts" });
  await folio.getByRole("button", { name: "2 opponents", exact: true }).click();
  await folio.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/#\/table\//);
  await playOut(page, byMouse);
  await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Look at the table" }).click();
  expect((await recordShown(page)).split("\n").length).toBeGreaterThan(100);
});

test("the last rounds by keyboard", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  await openPosition(page, COURTS_LATE);
  await playOut(page, async (_, wish) => {
    if (wish.name === ROLL || wish.name === HURRY) await page.keyboard.press("Space");
    else if (wish.name === END) await page.keyboard.press("e");
    else await byKeys(page, wish);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the last rounds by touch", async ({ page }) => {
    await hurried(page);
    await seeded(page, 1);
    await openPosition(page, COURTS_LATE);
    await playOut(page, byFinger);
  });
});
