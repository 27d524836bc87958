import type { Page } from "@playwright/test";
import {
  byFinger,
  byKeys,
  expect,
  hurried,
  playOn,
  seeded,
  test,
  type Press,
} from "./support/courtly.ts";
import { END, HURRY, ROLL, squire } from "./support/players.ts";
import { COURTS_LATE, openPosition } from "./support/positions.ts";

async function playOut(page: Page, press: Press): Promise<void> {
  await playOn(page, press, squire);
  await expect(page.getByRole("alert").last()).toContainText(/The game is over.*(?:won|share)/);
}

test("the last rounds by keyboard", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  await openPosition(page, COURTS_LATE);
  await playOut(page, async (_, button) => {
    if (button.name === ROLL || button.name === HURRY) await page.keyboard.press("Space");
    else if (button.name === END) await page.keyboard.press("e");
    else await byKeys(page, button);
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
