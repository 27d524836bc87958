import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectNoViolations } from "./support/courtly.ts";
import { startServerAt } from "./support/pastServer.ts";
import { openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

const chooseInMenu = async (page: Page, item: string) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: item }).click();
};
const notice = (page: Page) => page.locator(".away-notice");

test("two players pause a game and go on, then end it together and play again", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const choose = (page: Page) => page.getByText("Brisk", { exact: true }).click();
  const link = await openTable(ada, { game: "To Court the King", choose });
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  const mover = await whoseTurn([ada, ben]);
  await expect(mover.getByRole("timer").first()).toBeVisible();
  await chooseInMenu(ada, "Pause the game");
  await expect(notice(ada)).toContainText("Ben has not answered yet.");
  await expect(notice(ben)).toContainText("Ada would like to pause.");
  await expectNoViolations(ben);
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, ben]) {
    await expect(notice(page)).toContainText("The game is paused.");
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByRole("button", { name: ROLL })).toHaveCount(0);
  }
  await expectNoViolations(ada);
  // A paused game can be ended too: nobody has to go on with it first.
  await chooseInMenu(ada, "End the game without a winner");
  await ada.getByRole("button", { name: "Propose it" }).click();
  await ben.getByRole("button", { name: "No, play on" }).click();
  await expect(notice(ben)).toContainText("The game is paused.");
  await ben.reload();
  await ben.getByRole("button", { name: "Resume the game" }).click();
  await expect(notice(ada)).toHaveCount(0);
  await mover.getByRole("button", { name: ROLL }).click();

  await chooseInMenu(ben, "End the game without a winner");
  await ben.getByRole("button", { name: "Propose it" }).click();
  await expect(notice(ada)).toContainText("would like to end the game without a winner.");
  await ada.getByRole("button", { name: "No, play on" }).click();
  await expect(ben.locator(".toast").last()).toContainText("Ada would rather play on");
  await chooseInMenu(ada, "End the game without a winner");
  await ada.getByRole("button", { name: "Propose it" }).click();
  await ben.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, ben])
    await expect(page.getByRole("dialog")).toContainText("The players ended the game together");
  for (const page of [ada, ben])
    await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await whoseTurn([ada, ben]);
});

test("at a rematch a bot has the seat of somebody who has gone, and everybody is told", async ({
  arrive,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "courtly-rematch-"));
  const server = await startServerAt({ data: join(folder, "tables.db"), atMs: Date.now() });
  try {
    const ada = await arrive("Ada", { baseURL: server.url });
    const link = await openTable(ada, { game: "To Court the King" });
    const ben = await arrive("Ben", { ...PHONE, baseURL: server.url });
    await sitDown(ben, link);
    await whoseTurn([ada, ben]);
    await chooseInMenu(ben, "Resign");
    await ben
      .getByRole("dialog", { name: "Resign?" })
      .getByRole("button", { name: "Resign" })
      .click();
    await expect(ada.getByRole("button", { name: "Play again" })).toBeVisible();
    await ben.goto("./");
    // A page counts by its own clock from what the server says when it connects.
    await expect(async () => {
      await server.pass(15_000);
      await ada.reload();
      await expect(ada.getByText(/^Away/).first()).toBeAttached({ timeout: 1000 });
    }).toPass();
    await ada.getByRole("button", { name: "Play again" }).click();
    await expect(ada.locator(".toast").last()).toContainText(
      "Ben was gone: a bot plays in that seat.",
    );
    // Nobody waits for the share of somebody who is not there: the game has begun.
    await expect(ada.locator(".king-player").filter({ hasText: "Ben" })).toContainText("Steward");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the wins of the same people are counted from rematch to rematch", async ({ arrive }) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "Rolling Courts" });
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  const resign = async (page: Page) => {
    await chooseInMenu(page, "Resign");
    await page
      .getByRole("dialog", { name: "Resign?" })
      .getByRole("button", { name: "Resign" })
      .click();
  };
  const finale = (page: Page) => page.locator("dialog.finale");
  await whoseTurn([ada, ben]);
  await resign(ben);
  await expect(finale(ada)).toContainText("Ada");
  await expect(finale(ada).locator(".wins")).toHaveCount(0);
  await expect(finale(ben)).toBeVisible();
  for (const page of [ada, ben])
    await finale(page)
      .getByRole("button", { name: /Play again|next table/ })
      .click();
  await whoseTurn([ada, ben]);
  await resign(ada);
  for (const page of [ada, ben])
    await expect(finale(page).locator(".wins")).toHaveText("Wins after 2 gamesAda 1Ben 1");
  await expectNoViolations(ben);
});
