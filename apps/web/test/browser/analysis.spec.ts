import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { savedGame } from "../../development/screens/keptGames.ts";
import { COURTS_WHOLE, KING_WHOLE } from "../../development/screens/wholeGames.ts";
import { expect, expectNoSidewaysScrolling, expectNoViolations, test } from "./support/courtly.ts";
import { lastEvents } from "./support/lastEvents.ts";
import { saveGame } from "./support/savedGames.ts";

/** An analysis is work: on a busy machine even that of a few rounds takes its time. */
const ANALYSIS_MS = 120_000;

const slider = (page: Page) => page.getByRole("slider", { name: "Place in the game" });
const panel = (page: Page) => page.locator(".replay-happened");
const split = (page: Page) => page.getByRole("region", { name: "How the result came about" });

/** Opens the replay of a finished game and waits for its analysis; returns the id of the game. */
async function openAnalysed(page: Page, record: string, bots: readonly string[]): Promise<string> {
  const id = randomUUID();
  const ending = { headline: "Over", winners: [] };
  await saveGame(page, savedGame({ id, record, bots, ending }, { nowMs: Date.now() }));
  await page.goto(`./#/replay/${id}`);
  await expect(page.locator(".curve svg")).toBeVisible({ timeout: ANALYSIS_MS });
  await expectAnalysed(page);
  return id;
}

async function expectAnalysed(page: Page): Promise<void> {
  await expect(page.getByText("Points of win chance. The four add up")).toBeAttached({
    timeout: ANALYSIS_MS,
  });
  await expect(page.locator(".analysis-progress")).toHaveCount(0);
}

/** The numbers that a split shows, in tenths of a point. */
async function splitShown(page: Page): Promise<readonly number[]> {
  const cells = await split(page).locator("tr td:last-child").allTextContents();
  return cells.map((cell) => Math.round(10 * Number(cell.replace("−", "-").replace("+", ""))));
}

test("To Court the King: a finished game is analysed, with files and puzzles", async ({ page }) => {
  test.setTimeout(3 * ANALYSIS_MS);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await openAnalysed(page, lastEvents(KING_WHOLE, 60), ["Mira", "Jonas", "Ines"]);

  // The four parts add up to the result, as they are shown.
  for (const player of ["Tobias", "Ines"]) {
    await split(page).getByRole("button", { name: player }).click();
    const [start = NaN, luck = NaN, own = NaN, rivals = NaN, result] = await splitShown(page);
    expect(start + luck + own + rivals).toBe(result);
    expect(own).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press("4");
  await expect(split(page).getByRole("button", { name: "Tobias" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // A mistake: what was played, what was best, and why.
  await page.keyboard.press("m");
  const mistake = Number(await slider(page).inputValue());
  expect(mistake).toBeGreaterThan(0);
  await expect(panel(page)).toContainText(/Mistake|Blunder/);
  await expect(panel(page)).toContainText("Played");
  await expect(panel(page)).toContainText("Best");
  await expect(panel(page).locator(".assessment-why")).toHaveText(/\w{3}.*\./);
  await expect(panel(page)).toContainText(/±\d|exact/);
  expect(await slider(page).getAttribute("aria-valuetext")).toMatch(/(Mistake|Blunder), −\d/);
  // Both lines are marked on the table.
  await expect(page.locator(".king-replay :is(.is-played, .king-card-played)")).not.toHaveCount(0);
  await expect(
    page.locator(".king-replay :is(.king-die-place.is-best, .king-card-owl)"),
  ).not.toHaveCount(0);
  await expectNoViolations(page);

  // A tap in the lane leads to the nearest highlight; a chip switches its kind off.
  await slider(page).fill("0");
  const lane = page.locator(".lane-decisions");
  await lane.click({ position: { x: 2, y: 10 } });
  await expect(slider(page)).toHaveValue(String(mistake));

  // The numbers as a table and as files, and on one page of paper.
  await page.getByRole("button", { name: "Numbers" }).click();
  const dialog = page.getByRole("dialog", { name: "Chances after each turn" });
  await expect(dialog.getByRole("row").nth(3)).toBeVisible();
  await expectNoViolations(page, ["light"]);
  expect(await downloaded(page, "Curve (SVG)")).toMatch(
    /^<svg [^>]*>.*stroke-dasharray.*<\/svg>$/s,
  );
  expect(await downloaded(page, "Split (SVG)")).toContain("Tobias");
  const curve = (await downloaded(page, "Curve (CSV)")).trim().split("\r\n");
  expect(curve[0]).toMatch(/^line,round,seat,kind,text,chance Mira/);
  expect(curve).toHaveLength(61);
  expect((await downloaded(page, "Split (CSV)")).trim().split("\r\n")).toHaveLength(5);
  const dice = (await downloaded(page, "Dice (CSV)")).trim().split("\r\n");
  expect(dice).toHaveLength(7);
  const bars = dialog.getByRole("table").last();
  for (const row of dice.slice(1)) {
    const [face, times] = row.split(",");
    await expect(bars.getByRole("row", { name: `${face} ${times} ` })).toBeVisible();
  }
  expect(await downloaded(page, "Dice (SVG)")).toContain("stroke-dasharray");
  expect(await printed(page, dialog)).toBe(3);
  await page.keyboard.press("Escape");

  // What was not seen stays hidden: highlights, the way of the curve, the split.
  await page.getByRole("checkbox", { name: "Hide what comes" }).check();
  await page.reload();
  await page.getByRole("checkbox", { name: "Hide what comes" }).check();
  await expect(split(page)).toContainText("Hidden until you reach the end.");
  await expect(page.locator(".lane i")).toHaveCount(0);
  await expect(panel(page)).toContainText("Step on to see what was played.");
  await page.getByRole("checkbox", { name: "Hide what comes" }).uncheck();

  // The analysis was stored with the game: nothing is computed again.
  await expectAnalysed(page);
  expect(page.workers()).toHaveLength(0);

  await page.getByRole("link", { name: /costliest moment/ }).click();
  await playAnAnswer(page);
  await solvePuzzles(page);
  await expect(page.getByText(/\d of \d found/).first()).toBeVisible();
  expect(page.url()).toContain(`puzzles/${id}`);
});

test("Rolling Courts: an analysed game fits a phone, from the curve to the puzzles", async ({
  browser,
}) => {
  test.setTimeout(3 * ANALYSIS_MS);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openAnalysed(page, lastEvents(COURTS_WHOLE, 40), ["Jonas", "Ines"]);
  await page.keyboard.press("m");
  await expect(panel(page).locator(".assessment-why")).toBeAttached();
  // The side of the board where the decision was made is open, with its marks.
  await expect(page.locator(".courts-replay :is(.played, .best-here)").first()).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScrolling(page);
    // Board, dice, curve, panel and buttons are in the window together.
    for (const part of [
      ".courts-phone-board",
      ".cloth",
      ".curve",
      ".assessment-head",
      ".replay-actions",
    ])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
  }
  // Held sideways, table, way and assessment are side by side.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScrolling(page);
  for (const part of [".courts-phone-board", ".cloth", ".curve", ".assessment-head"])
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.9 });
  // A tablet has two tabs beneath the curve.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoSidewaysScrolling(page);
  await expect(split(page)).toBeHidden();
  await page.getByRole("radio", { name: "How the result came about" }).tap();
  await expect(split(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Show more" }).tap();
  await expect(split(page)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page, ["light"]);
  await page.getByRole("button", { name: "Show less" }).tap();
  await page.keyboard.press("Home");
  await page.keyboard.press("l");
  await expect(panel(page)).toContainText(/luck/);
  await expect(panel(page).locator(".assessment-why")).toContainText(/rolls/);
  await page.getByRole("button", { name: "Show more" }).tap();
  await page.getByRole("link", { name: /costliest moment/ }).tap();
  await expectNoViolations(page, ["light"]);
  await expectNoSidewaysScrolling(page);
  await solvePuzzles(page);
  await expect(page.getByText(/\d of \d found/).first()).toBeVisible();
  await context.close();
});

/** The text of a file that a button of the numbers saves. */
async function downloaded(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await saving).path(), "utf8");
}

/** Presses the button for paper, and returns how many pictures are on the page that is printed. */
async function printed(page: Page, dialog: ReturnType<Page["getByRole"]>): Promise<number> {
  await page.evaluate(() => {
    globalThis.print = () => {
      const pictures = document.querySelectorAll(".printed-page svg").length;
      document.documentElement.dataset["printed"] = String(pictures);
    };
  });
  await dialog.getByRole("button", { name: "Print on one page" }).click();
  return Number(await page.locator("html").getAttribute("data-printed"));
}

/** Answers the first puzzle on its table: one of the answers only rolls. What no answer has is refused. */
async function playAnAnswer(page: Page): Promise<void> {
  const cloth = page.getByRole("region", { name: "Your dice" });
  await cloth.getByRole("button", { name: "Keep all" }).click();
  await expect(page.getByText(/None of the answers goes on like this/).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Laborer/ })
    .last()
    .click();
  await expect(page.locator(".puzzle-answer.is-begun")).toHaveCount(3);
  await cloth.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".puzzle-answer.is-begun")).toHaveCount(0);
  await cloth.getByRole("button", { name: /^Roll 3 dice/ }).click();
  await expect(page.locator(".puzzle-answer.is-chosen")).toContainText("Roll 3 dice");
  await expect(page.locator(".puzzle-assessment")).toContainText(/Right|Close|Not yet/);
  await page.getByRole("button", { name: /Next puzzle|Done/ }).click();
}

/** Answers every puzzle with the first answer of its list. */
async function solvePuzzles(page: Page): Promise<void> {
  const sum = page.getByText(/\d of \d found/).first();
  for (let asked = 0; asked < 3 && !(await sum.isVisible()); asked += 1) {
    await page.locator(".puzzle-answer").first().click();
    await page.getByRole("button", { name: "This is best" }).click();
    await expect(page.locator(".puzzle-assessment")).toContainText(/Right|Close|Not yet/);
    await expect(page.locator(".puzzle-answer.is-best")).toHaveCount(1);
    await page.getByRole("button", { name: /Next puzzle|Done/ }).click();
  }
}
