import type { Page } from "@playwright/test";
import { verifyRecord } from "@courtly/dice";
import { boxed } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import { byFinger, byMouse, expect, playOn } from "./support/courtly.ts";
import {
  openMarket,
  openTable,
  PHONE,
  recordThere,
  sitDown,
  test,
  whoseTurn,
} from "./support/people.ts";
import { HURRY, keeper, squireAt } from "./support/players.ts";

const GAME_MS = 600_000;
test.setTimeout(GAME_MS);

const GAMES = [boxed(toCourtTheKing), boxed(rollingCourts)];

async function expectHonestEnd(page: Page): Promise<void> {
  const record = await recordThere(page);
  const verdict = verifyRecord(record, GAMES);
  expect(verdict).toMatchObject({ ok: true, value: { kind: "honest" } });
  // The page gives the same verdict.
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Record of this game" }).click();
  await page.getByRole("button", { name: "Check the dice" }).click();
  await expect(page.locator(".dice-check")).toContainText(/Honest: all \d+ rolls and who began/);
}

test("two people and a bot play To Court the King, one on a phone, a spectator watches; then a rematch", async ({
  arrive,
}) => {
  const ada = await arrive("Ada");
  const ben = await arrive("Ben", PHONE);
  const cleo = await arrive("Cleo");
  const link = await openTable(ada, { game: "To Court the King", seats: ["open", "squire"] });
  await sitDown(ben, link);
  await whoseTurn([ada, ben]);
  await cleo.goto(link);
  await expect(cleo).toHaveTitle(/plays/);
  await Promise.all([playOn(ada, byMouse, keeper), playOn(ben, byFinger, keeper)]);
  for (const page of [ada, ben, cleo]) await expect(page).toHaveTitle(/^The end/);
  await expect(cleo.getByRole("button", { name: "Play again" })).toHaveCount(0);
  await ada.getByRole("button", { name: "Play again" }).click();
  await ben.getByRole("button", { name: "To the next table" }).click();
  await whoseTurn([ada, ben]);
  expect(ada.url()).toBe(ben.url());
  // In the rematch the second player sits first.
  await expect(ada.locator("article[data-player='0']").first()).toContainText("Ben");
  await expectHonestEnd(cleo);
});

test(
  "two people and a bot play Rolling Courts to its end",
  { tag: "@long" },
  async ({ arrive }) => {
    const ada = await arrive("Ada");
    const ben = await arrive("Ben");
    await sitDown(ben, await openMarket(ada, "Ada"));
    await whoseTurn([ada, ben]);
    const plays = (page: Page, player: number) =>
      playOn(page, byMouse, async () => {
        const isTheirs = (await page.title()).includes("your turn");
        return isTheirs ? squireAt(await recordThere(page), player) : [HURRY];
      });
    await Promise.all([plays(ada, 0), plays(ben, 1)]);
    for (const page of [ada, ben])
      await expect(page.getByRole("dialog").getByRole("table")).toBeVisible();
    await expectHonestEnd(ben);
    // The game is among the finished games of the device.
    await ada.goto("./");
    await expect(ada.locator(".finished")).toContainText("Rolling Courts, with");
  },
);
