import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScrolling, expectNoViolations } from "./support/courtly.ts";
import { openTable, PHONE, sitDown, test, whoseTurn } from "./support/people.ts";
import { ROLL } from "./support/players.ts";

/** Chooses an item of the menu. */
async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name }).click();
}

const linkOf = (page: Page) => page.getByRole("textbox", { name: "The link to your seat" });

test("a player goes on with a phone: both have the seat, a link works once, and either removes the other", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const link = await openTable(ada, { game: "To Court the King" });
  const ben = await arrive("Ben", PHONE);
  await sitDown(ben, link);
  const mover = await whoseTurn([ada, ben]);
  await chooseInMenu(mover, "Continue on another device");
  await expect(linkOf(mover)).toHaveValue(/#\/device\//);
  const first = await linkOf(mover).inputValue();
  await mover.getByRole("button", { name: "New link" }).click();
  await expect(linkOf(mover)).not.toHaveValue(first);
  await expect(linkOf(mover)).toHaveValue(/#\/device\//);
  const linkDevice = await linkOf(mover).inputValue();
  await expect(mover.getByText("Show it to nobody.")).toBeVisible();
  await expect(mover.getByRole("timer").last()).toContainText(/\d:\d\d left of 10 minutes/);
  await expectNoViolations(mover);

  const second = await arrive("Second", PHONE);
  await second.goto(first);
  await expect(second.getByRole("heading", { name: "not on this device" })).toBeVisible();
  await expect(second.getByText("ask for a new one")).toBeVisible();
  await expectNoViolations(second);
  await second.goto(linkDevice);
  await expect(second.locator(".toast")).toContainText("You also play on another device.");
  expect(second.url()).toMatch(/#\/online\/[\w-]{22}$/);
  await expect(mover.getByRole("dialog").last()).toContainText("You also play on another device.");
  await expectNoSidewaysScrolling(second);
  const third = await arrive("Third");
  await third.goto(linkDevice);
  await expect(third.getByText("used already")).toBeVisible();

  // Both act: the phone rolls, and the first device shows the dice and decides.
  await second.getByRole("button", { name: ROLL }).click();
  for (const name of ["Close", "Close"])
    await mover.getByRole("button", { name, exact: true }).last().click();
  await expect(mover.locator(".king-die").first()).toBeVisible();
  await second.reload();
  await expect(second.locator(".king-die").first()).toBeVisible();

  await chooseInMenu(second, "You also play on another device.");
  await second.getByRole("button", { name: "Remove the other device" }).click();
  await expectNoViolations(second);
  await second.getByRole("button", { name: "Remove it" }).click();
  // Nobody has asked for another link.
  await expect(second.getByRole("dialog")).toHaveCount(0);
  await expect(mover.locator(".away-notice")).toContainText("You play on another device now.");
  await expect(mover.getByRole("button", { name: ROLL })).toHaveCount(0);
  await mover.reload();
  await expect(mover.locator(".away-notice")).toContainText("This page only watches.");
  await expectNoViolations(mover);

  // A pause has the same place over the cloth: it must not hide why this page only watches.
  const rival = mover === ada ? ben : ada;
  await chooseInMenu(rival, "Pause the game");
  await second.getByRole("button", { name: "Agree" }).click();
  await expect(rival.locator(".away-notice")).toContainText("The game is paused.");
  await expect(mover.locator(".away-notice")).toHaveText(/^You play on another device now\./);
});
