import type { Page } from "@playwright/test";
import { byFinger, expect, hurried, playOn, recordShown, seeded, test } from "./support/courtly.ts";
import { HURRY, keeper, KEEP_ALL, ROLL, takeCard } from "./support/players.ts";

async function startAgainstOne(page: Page): Promise<void> {
  await hurried(page);
  await seeded(page, 1);
  await page.goto("./");
  const folio = page.getByRole("article", { name: "To Court the King" });
  await folio.getByRole("button", { name: "1 opponent", exact: true }).click();
  await folio.getByRole("button", { name: "Play now" }).click();
}

async function expectFinished(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toContainText(/won/);
  await page.getByRole("button", { name: "Look at the table" }).click();
  expect(await recordShown(page)).toContain("take king");
}

test("a whole game by keyboard alone", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  await page.goto("./");
  // From the top of the page to 'Play now' by keyboard.
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (name.startsWith("Play now")) break;
  }
  await page.keyboard.press("Enter");
  await playOn(
    page,
    (_, { name }) => page.keyboard.press(name === ROLL || name === HURRY ? "Space" : "Enter"),
    keeper,
  );
  const end = page.getByRole("dialog");
  await expect(end).toContainText(/won/);
  // A key that was meant for the last turn does not close the finale.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(end).toContainText(/won/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game by touch", { tag: "@long" }, async ({ page }) => {
    await startAgainstOne(page);
    await playOn(page, byFinger, keeper);
    await expectFinished(page);
  });
});

test("around one screen: the screen is handed over after every turn, and given back by undo", async ({
  page,
}) => {
  await hurried(page, { curtain: true });
  await page.goto("./#/setup/to-court-the-king/people");
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ada");
  await page.getByRole("textbox", { name: "Name of player 2" }).fill("Ben");
  await page.getByRole("combobox", { name: "Who begins" }).selectOption("0");
  await page.getByRole("button", { name: "Start the game" }).click();
  const pass = page.getByRole("dialog", { name: "Pass to Ada" });
  await expect(pass).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pass).toBeVisible();
  await page.getByRole("button", { name: "I am Ada" }).click();
  await page.getByRole("button", { name: ROLL }).click();
  await page.getByRole("button", { name: KEEP_ALL }).click();
  await takeCard(page);
  const next = page.getByRole("dialog", { name: "Pass to Ben" });
  await expect(next).toContainText("Ada takes");
  await next.getByRole("button", { name: "Take that back" }).click();
  await takeCard(page);
  await next.getByRole("button", { name: "I am Ben" }).click();
  await expect(page.getByRole("button", { name: ROLL })).toBeVisible();
});
