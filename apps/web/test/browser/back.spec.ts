import type { Page } from "@playwright/test";
import { expect } from "./support/courtly.ts";
import { openTable, sitDown, test, whoseTurn } from "./support/people.ts";

const START = /\/(?:#\/)?$/;

/** Goes back once, as with the button of the browser, and expects the start page. */
async function expectHomeBehind(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play now To Court the King" })).toBeVisible();
  expect(page.url()).toMatch(START);
}

test("Back leads home from a game that was begun on the start page or set up in a form", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await ada.goto("./");
  await ada.getByRole("button", { name: "Play now To Court the King" }).click();
  await expect(ada.locator(".table-bar")).toBeVisible();
  await expectHomeBehind(ada);
  await ada.goto("./#/setup/rolling-courts/bots");
  await ada.getByRole("button", { name: "Start the game" }).click();
  await expect(ada.locator(".table-bar")).toBeVisible();
  await expectHomeBehind(ada);
});

test("Back leads home from a table that was opened for others, and after a reload", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  await ada.reload();
  await whoseTurn([ada]);
  const depth = await ada.evaluate(() => history.length);
  await ada.reload();
  await whoseTurn([ada]);
  expect(await ada.evaluate(() => history.length)).toBe(depth);
  await expectHomeBehind(ada);
});

test("Back leads home from a table whose link was opened in a new tab; Forward leads to the table again", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben");
  await sitDown(ben, link);
  await whoseTurn([ada, ben]);
  await expectHomeBehind(ben);
  await ben.goForward();
  await expect(ben.locator(".table-bar")).toBeVisible();
  await expectHomeBehind(ben);
});

test("Back leads from the rules to the game they were opened from", async ({ arrive }) => {
  const ada = await arrive("Ada");
  await openTable(ada, { game: "To Court the King", seats: ["squire"] });
  await whoseTurn([ada]);
  const address = ada.url();
  await ada.goto("./#/rules/to-court-the-king");
  await expect(ada.getByRole("heading", { level: 1 })).toContainText("Rules");
  await ada.goBack();
  await expect(ada.locator(".table-bar")).toBeVisible();
  expect(ada.url()).toBe(address);
  await expectHomeBehind(ada);
});
