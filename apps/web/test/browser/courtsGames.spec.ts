import type { Page } from "@playwright/test";
import { byFinger, expect, hurried, playOn, seeded, test, type Press } from "./support/courtly.ts";
import { listenAt, type Listener } from "./support/listener.ts";
import { END, ROLL, squire } from "./support/players.ts";
import { COURTS_LATE, openPosition } from "./support/positions.ts";

async function playOut(page: Page, press: Press): Promise<void> {
  await playOn(page, press, squire);
  await expect(page.getByRole("alert").last()).toContainText(/The game is over.*(?:won|share)/);
}

/** The places on the board that the chosen die leads to. */
const GOAL =
  /^(?:Court .* after \d+ gold|Deep mine .*(?:in reach|proposed)|Send a member|.*may move$)/;

/** Plays a turn from what is announced and from the names in the accessibility tree. */
async function playTurn({ hear, find, has, press, goTo }: Listener): Promise<void> {
  await find(ROLL);
  await press("Space");
  await hear(/^Mira rolls [1-6]/);
  await find(/^Die 1, \w+, ready/);
  await press("1");
  await hear(/lead|Nothing to do/);
  if (await has(GOAL)) {
    await goTo(GOAL);
    await hear(/^Mira/, /^(?:Choose|Pay|Take|Send)/);
  }
  await find(END);
  await press("e");
}

test("the last rounds by ear and keyboard alone", async ({ page }) => {
  await hurried(page);
  await seeded(page, 1);
  const you = await listenAt(page);
  await openPosition(page, COURTS_LATE);
  let turns = 0;
  for (;;) {
    const said = await you.hear(/your turn\./, /home, or stay|who comes home/, /^The game is over/);
    if (said.startsWith("The game is over")) break;
    if (said.includes("home")) {
      await you.find(/^Home with/);
      await you.press("h");
      continue;
    }
    turns += 1;
    await playTurn(you);
  }
  expect(turns).toBeGreaterThan(1);
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
