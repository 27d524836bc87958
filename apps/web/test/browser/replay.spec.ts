import type { Page } from "@playwright/test";
import { savedGame } from "../../development/screens/keptGames.ts";
import { screenNamed } from "../../development/screens/screens.ts";
import { expect, expectNoSidewaysScrolling, expectNoViolations, test } from "./support/courtly.ts";
import { saveGame } from "./support/savedGames.ts";

/** Puts the whole game of a screen on the device; returns its id. */
async function saveWhole(page: Page, screen: "replay" | "replay-courts"): Promise<string> {
  const game = screenNamed(screen)?.games?.[0];
  if (game === undefined) throw new Error("the screen has a game");
  await saveGame(page, savedGame(game, { nowMs: Date.now() }));
  return game.id;
}

/** Opens the replay of a whole game from the dialog at its end. */
async function openReplay(page: Page, screen: "replay" | "replay-courts"): Promise<void> {
  const id = await saveWhole(page, screen);
  await page.goto(`./#/table/${id}`);
  await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Place in the game" });

for (const screen of ["replay", "replay-courts"] as const)
  test(`${screen}: a finished game is shown again by keys, buttons and slider`, async ({
    page,
  }) => {
    await openReplay(page, screen);
    await expect(page.getByText("Before the first roll")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveValue("2");
    await page.getByRole("button", { name: "One turn on" }).click();
    const afterTurn = Number(await slider(page).inputValue());
    expect(afterTurn).toBeGreaterThan(3);
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(slider(page)).toHaveValue("0");
    await slider(page).fill("100");
    await expect(page.getByText("Event 100 of")).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(slider(page)).toHaveValue("102");
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.keyboard.press("End");
    await expect(page.locator(".replay-place").getByText("The end")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Before the first roll")).toBeVisible();
  });

test("what comes can be hidden", async ({ page }) => {
  await openReplay(page, "replay");
  await expect(page.getByText("won with")).toBeVisible();
  await page.getByRole("checkbox", { name: "Hide what comes" }).check();
  await expect(page.getByText("won with")).toHaveCount(0);
  await expect(page.locator(".replay-place")).not.toContainText("of");
  await expect(page.getByRole("button", { name: "To the end" })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Event 1", { exact: true })).toBeVisible();
});

test("a replay fits a phone, also in German", async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: "de",
  });
  const page = await context.newPage();
  await page.goto(`./#/replay/${await saveWhole(page, "replay-courts")}`);
  await page.getByRole("button", { name: "Ein Ereignis weiter" }).tap();
  await expect(page.locator(".replay-place").getByText("Runde 1")).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await context.close();
});

test("another way is tried from a moment, with the same dice, and does not count", async ({
  page,
}) => {
  await openReplay(page, "replay");
  // The last moment before a roll of the first turn.
  await page.getByRole("button", { name: "One event on" }).click();
  await expect(slider(page)).toHaveValue("1");
  await page.getByRole("button", { name: "Try from here" }).click();
  await expect(page.getByText("You try another way.").first()).toBeVisible();
  await expect(page.getByText("Tried from round 1, not counted").first()).toBeVisible();
  // Three dice have been thrown: they lie as in the replayed game.
  await expect(page.getByRole("button", { name: /^Die 1, four/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Die 3, six/ })).toBeVisible();
  await page.getByRole("button", { name: "Back to the replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
});
