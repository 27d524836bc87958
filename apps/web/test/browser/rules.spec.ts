import type { Page } from "@playwright/test";
import type { CourtsBooks } from "../../src/games/rolling-courts/languages/books.ts";
import { DE as COURTS_DE } from "../../src/games/rolling-courts/languages/de.ts";
import { IT as COURTS_IT } from "../../src/games/rolling-courts/languages/it.ts";
import type { Books } from "../../src/i18n/books.ts";
import { DE } from "../../src/i18n/de.ts";
import { IT } from "../../src/i18n/it.ts";
import { PLACES } from "../../src/games/rolling-courts/rules/places.tsx";
import {
  eventsKept,
  expect,
  expectNoSidewaysScrolling,
  expectNoViolations,
  hurried,
  test,
} from "./support/courtly.ts";
import { COURTS, KING, openPosition } from "./support/positions.ts";

const book = (page: Page) => page.locator(".rules-dialog");
const rule = (page: Page, id: string) => page.locator(`#rule-${id}`);

/** Closes the topmost dialog, as a person would. */
async function closeBook(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(book(page)).toHaveCount(0);
}

for (const [gameId, name, first, last] of [
  ["to-court-the-king", "To Court the King", "K1", "K25"],
  ["rolling-courts", "Rolling Courts", "R1", "R22"],
] as const)
  test(`the book of ${name}: reading, searching, and a search without a result`, async ({
    page,
  }) => {
    await page.goto("./");
    await page.getByRole("link", { name: new RegExp(`^How it is played ?: ${name}`) }).click();
    await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
    await expect(rule(page, first)).toBeVisible();
    await expect(rule(page, last)).toBeAttached();
    const search = page.getByRole("searchbox", { name: "Search the rules" });
    await search.fill(last);
    await expect(rule(page, last)).toBeVisible();
    await expect(rule(page, first)).toHaveCount(0);
    await expect(page.getByText("1 rule found")).toBeVisible();
    await search.fill("zeppelin");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Show all rules" }).click();
    await expect(search).toHaveValue("");
    await expect(rule(page, first)).toBeVisible();
    await expectNoViolations(page);
    expect(page.url()).toContain(`#/rules/${gameId}`);
  });

test("a rule has its own address", async ({ page }) => {
  await page.goto("./#/rules/to-court-the-king/K19");
  await expect(rule(page, "K19")).toBeInViewport();
  await expect(rule(page, "K19")).toBeFocused();
  await page.goto("./#/rules/rolling-courts/R14");
  await expect(rule(page, "R14")).toBeFocused();
  await expect(rule(page, "K19")).toHaveCount(0);
});

test("opening the book from the bar of the table keeps the draft of the table", async ({
  page,
}) => {
  await hurried(page);
  await openPosition(page, KING);
  const die = page.getByRole("button", { name: /^Die 2/ });
  await die.click();
  await expect(die).toHaveAttribute("aria-pressed", "true");
  const before = await eventsKept(page);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(book(page)).toContainText("Claiming the King");
  await expectNoViolations(page);
  await rule(page, "K25").scrollIntoViewIfNeeded();
  await expect(book(page).getByRole("searchbox")).toBeInViewport({ ratio: 1 });
  await book(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(die).toHaveAttribute("aria-pressed", "true");
  expect(await eventsKept(page)).toEqual(before);
});

test("a refusal leads to its rule", async ({ page }) => {
  await hurried(page);
  await openPosition(page, KING);
  await page.getByRole("button", { name: /^Laborer\. Used/ }).click({ force: true });
  await page.locator(".toast").getByRole("button", { name: "Rule K9" }).click();
  await expect(rule(page, "K9")).toBeFocused();
  await closeBook(page);
  await expect(page.getByRole("button", { name: /^Die 2/ })).toBeVisible();
});

test("a line of the chronicle leads to its rule", async ({ page }) => {
  await hurried(page);
  await openPosition(page, KING);
  await page.getByRole("button", { name: /^Die 2/ }).click();
  await page.keyboard.press(" ");
  await expect.poll(() => eventsKept(page)).toContainEqual(expect.stringMatching(/^\*/));
  await page.keyboard.press("n");
  await page.getByRole("dialog").getByRole("button", { name: "Rule K6" }).first().click();
  await expect(rule(page, "K6")).toBeFocused();
  await closeBook(page);
  await expect(page.getByRole("dialog")).toContainText("Chronicle");
});

test("a card's sheet leads to its rules", async ({ page }) => {
  await hurried(page);
  await openPosition(page, KING);
  await page.locator('[data-card="astronomer"]').click();
  await page.getByRole("dialog").getByRole("button", { name: "Rule K18" }).click();
  await expect(rule(page, "K18")).toBeFocused();
  await closeBook(page);
  await expect(page.getByRole("dialog")).toContainText("Astronomer");
});

test("every place of Rolling Courts leads to its rules, by keys alone", async ({ page }) => {
  await hurried(page);
  await openPosition(page, COURTS);
  const before = await eventsKept(page);
  await page.getByRole("button", { name: "Menu", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Places and their rules" }).press("Enter");
  const links = page.locator(".places .rule-link");
  await expect(links).toHaveText(Object.values(PLACES).flatMap(({ rules }) => [...rules]));
  await expectNoViolations(page);
  for (const id of ["R8", "R11", "R14"]) {
    const link = page.locator(".places").getByRole("button", { name: `Rule ${id}`, exact: true });
    await link.press("Enter");
    await expect(rule(page, id)).toBeFocused();
    await closeBook(page);
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Escape");
  expect(await eventsKept(page)).toEqual(before);
});

const LANGUAGES: readonly (readonly [string, Books, CourtsBooks])[] = [
  ["it", IT, COURTS_IT],
  ["de", DE, COURTS_DE],
];

for (const [language, books, courts] of LANGUAGES)
  test(`in ${language}: books and places fit a phone and a desktop`, async ({ page }) => {
    await page.addInitScript((wanted) => {
      localStorage.setItem("courtly.settings", JSON.stringify({ language: wanted, coach: "off" }));
    }, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPosition(page, COURTS);
    await page.getByRole("button", { name: books.shell.menu, exact: true }).click();
    await page.getByRole("button", { name: courts.lazy.placesTitle }).click();
    await expect(page.locator(".places li")).toHaveCount(Object.keys(PLACES).length);
    const isWide = await page
      .locator(".places")
      .evaluate((list) => list.scrollWidth > list.clientWidth);
    expect(isWide).toBe(false);
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of ["to-court-the-king/K15", "rolling-courts/R2"]) {
        await page.goto(`./#/rules/${address}`);
        await expect(page.locator(".rule.is-wanted")).toBeVisible();
        await expectNoSidewaysScrolling(page);
      }
    }
  });
