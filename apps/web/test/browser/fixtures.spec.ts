import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { verifyRecord } from "@courtly/dice";
import { generations, type GameNote, type Generation } from "@courtly/testkit/fixtures";
import { restoreStorage } from "./support/browserStorage.ts";
import {
  eventsIn,
  eventsKept,
  expect,
  recordKept,
  recordShown,
  switchLanguage,
  test as base,
} from "./support/courtly.ts";
import { startServerAt } from "./support/pastServer.ts";
import { eventsThere } from "./support/people.ts";
import { ROLL } from "./support/players.ts";
import { BOXES } from "../../development/screens/keptGames.ts";
import { kept } from "./support/savedGames.ts";

/** Opens the start page of a stored device, with the stored tables on a server whose clock shows that day. */
type Return = (generation: Generation) => Promise<void>;

const test = base.extend<{ comeBack: Return }>({
  comeBack: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "courtly-fixtures-"));
    const cleanUp = [async () => rmSync(folder, { recursive: true })];
    await use(async ({ manifest, tablesFile, browser }) => {
      const data = join(folder, "tables.db");
      copyFileSync(tablesFile, data);
      const server = await startServerAt({ data, atMs: manifest.madeAtMs });
      cleanUp.unshift(server.stop);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${server.url}healthz`); // the same origin, without a script
      await restoreStorage(page, browser());
      await page.goto(server.url);
    });
    await page.close(); // a page that is still loading would miss its server
    for (const work of cleanUp) await work();
  },
});

const tableLink = (page: Page, id: string) => page.locator(`a[href="#/table/${id}"]`);

async function openGame(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/table/${id}`);
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeAttached();
}

/** Opens a table online, from a page without a table. */
async function openOnline(page: Page, id: string): Promise<void> {
  const goTo = (to: string) => page.evaluate((hash) => (location.hash = hash), to);
  await goTo("#/credits");
  await expect(page.locator(".table-bar")).toBeHidden();
  await goTo(`#/online/${id}`);
}

for (const generation of generations()) {
  const { name, manifest } = generation;
  const { browser: noted } = manifest;

  test(`${name}: games, seats, lessons and settings of a device are found again`, async ({
    page,
    comeBack,
  }) => {
    await comeBack(generation);
    const html = page.locator("html");
    const { settings } = noted;
    await expect(html).toHaveAttribute("lang", String(settings["language"]));
    await expect(html).toHaveAttribute("data-theme", String(settings["theme"]));
    await expect(html).toHaveAttribute("data-letters", "plain");
    await expect(html).toHaveAttribute("data-contrast", "more");
    await expect(page.locator(".profile-button b")).toHaveText(String(settings["name"]));
    // Online tables load last and move the other links, so that an earlier click might miss.
    for (const id of noted.online)
      await expect(page.locator(`a[href="#/online/${id}"]`)).toBeVisible();
    for (const more of await page.locator(".running-more, .finished > button").all())
      await more.click();
    for (const { id } of [...noted.running, ...noted.finished])
      await expect(tableLink(page, id)).toBeVisible();
    await switchLanguage(page, "en");
    const lessons = { begun: "Go on with your first game", done: "Play the first game again" };
    for (const [stage, words] of Object.entries(lessons))
      await expect(page.getByRole("link", { name: words })).toHaveCount(
        noted.lessons[stage as keyof typeof lessons].length,
      );
    await page.getByRole("button", { name: /your name, shield and settings/ }).click();
    for (const chosen of ["lion", "Calmly", "Fast dice", "Off"])
      await expect(page.getByRole("radio", { name: chosen })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Sound" })).not.toBeChecked();
  });

  test(`${name}: every game of a device opens where it was left`, async ({ page, comeBack }) => {
    await comeBack(generation);
    await switchLanguage(page, "en");
    // A device may hand the screen over behind a curtain.
    const taking = page.getByRole("button", { name: /^I am / });
    await page.addLocatorHandler(taking, () => taking.click());
    for (const { id, record } of noted.running) {
      await openGame(page, id);
      expect(await recordShown(page), record).toBe(generation.record(record));
    }
    for (const { id, record } of noted.finished) {
      await openGame(page, id);
      await expect(page.locator("dialog.finale")).toBeVisible();
      await page.keyboard.press("Escape");
      expect(await recordShown(page), record).toBe(generation.record(record));
    }
  });

  test(`${name}: a move in a game that was left is kept`, async ({ page, comeBack }) => {
    await comeBack(generation);
    await switchLanguage(page, "en");
    for (const id of noted.readyToRoll) {
      const { record } = noted.running.find((game) => game.id === id) as GameNote;
      const before = eventsIn(generation.record(record));
      await openGame(page, id);
      await page.getByRole("button", { name: ROLL }).first().click();
      await expect.poll(async () => (await eventsKept(page)).length).toBeGreaterThan(before.length);
      expect((await eventsKept(page)).slice(0, before.length)).toEqual(before);
      await expectSealedRolls(page);
    }
    const { onlineToRoll } = noted;
    await openOnline(page, onlineToRoll);
    const roll = page.getByRole("button", { name: ROLL }).first();
    const news = page.getByRole("button", { name: "To the table" });
    await page.addLocatorHandler(news, () => news.click());
    await roll.waitFor();
    const before = (await eventsThere(page)).length;
    await roll.click();
    await expect.poll(async () => (await eventsThere(page)).length).toBe(before + 2);
    for (const id of noted.onlineSettled ?? []) {
      await openOnline(page, id);
      await expect(page.locator(".table-bar")).toBeVisible();
      await expect(page.getByRole("dialog", { name: ASKED })).toBeHidden();
    }
    if (noted.onlineLost === undefined) return;
    await openOnline(page, noted.onlineLost);
    const told = page.getByRole("dialog", { name: "The game goes on at this table" });
    await expect(told).toContainText("it compares the position");
  });
}

/** The questions that a page asks only once at a table. */
const ASKED = /^(?:Your share is not in the dice|The game goes on at this table)$/;

/** Expects that all rolls of a sealed game, also the new ones, follow from its seed. */
async function expectSealedRolls(page: Page): Promise<void> {
  const { seed } = (await kept(page, "cards")) as { seed: string };
  const told = (await recordKept(page)).replace(/^(dice .*) -$/m, `$1 ${seed}`);
  expect(verifyRecord(told, BOXES)).toMatchObject({
    ok: true,
    value: { kind: "unfinished", why: "cutOff" },
  });
}
