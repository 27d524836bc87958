import type { Page } from "@playwright/test";
import {
  byFinger,
  expect,
  hurried,
  playOn,
  recordOf,
  recordShown,
  seeded,
  test,
} from "./support/courtly.ts";
import { openPosition } from "./support/positions.ts";
import { listenAt, type Listener } from "./support/listener.ts";
import { CARD, keeper, KEEP_ALL, ROLL, TAKE, takeCard, TAKE_NOTHING } from "./support/players.ts";

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
  await expect(page.getByRole("button", { name: "Play again" })).toBeInViewport();
  expect(await recordShown(page)).toContain("take king");
}

/** The first turn of a game of two. */
const FIRST_TURN = recordOf({
  game: "to-court-the-king",
  players: "Mira, Jonas",
  lines: ["start 0"],
});

/** Plays a turn from what is announced and from the names in the accessibility tree. */
async function playTurn({ hear, find, press, isOn }: Listener): Promise<void> {
  await find(ROLL);
  await press("Space");
  if ((await hear(/^Mira rolls [1-6]/, /^Mira declines to roll/)).includes("declines")) return;
  const keep = await find(KEEP_ALL);
  await press("Enter");
  await hear(/^Mira keeps /);
  if (keep.includes("stand")) return;
  const offer = await find(TAKE, /^Choose a card/, TAKE_NOTHING);
  await press("Space");
  if (!offer.startsWith("Choose")) return;
  await isOn(CARD);
  await press("Enter");
}

test("a whole game by ear and keyboard alone", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  const you = await listenAt(page);
  await openPosition(page, FIRST_TURN);
  let turns = 0;
  while ((await you.hear(/your turn\.$/, /^The game is over/)).endsWith("your turn.")) {
    turns += 1;
    await playTurn(you);
    await you.skipAhead();
  }
  expect(turns).toBeGreaterThan(5);
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
