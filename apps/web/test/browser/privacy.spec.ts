import { readFileSync } from "node:fs";
import { boxed, readRecord, type GameBox } from "@courtly/engine";
import { rollingCourts } from "@courtly/rolling-courts";
import { toCourtTheKing } from "@courtly/to-court-the-king";
import type { Page } from "@playwright/test";
import { expect, expectNoViolations, test } from "./support/courtly.ts";
import { COURTS, KING } from "./support/positions.ts";
import { gameOf, saveGame } from "./support/savedGames.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

/** Everything that the browser stores for this address. */
async function keptHere(page: Page) {
  return page.evaluate(async () => ({
    storage: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

const BOXES: readonly GameBox[] = [boxed(toCourtTheKing), boxed(rollingCourts)];

const SEAT = { table: "t".repeat(22), token: "k".repeat(43), gameId: "rolling-courts", at: 1 };

/** Prepares a device with two games, an online seat, a name, and the stored page. */
async function lived(page: Page): Promise<void> {
  await saveGame(page, gameOf(KING, ["Jonas", "Ines", "Tobias"]));
  await saveGame(page, gameOf(COURTS, ["Jonas", "Ines"]));
  await page.goto("./#/privacy");
  await page.evaluate((seat) => {
    localStorage.setItem("courtly.settings", JSON.stringify({ name: "Ada", theme: "dark" }));
    localStorage.setItem(`courtly.seat.${seat.table}`, JSON.stringify(seat));
    localStorage.setItem(`courtly.share.${seat.table}.seal`, "share");
    localStorage.setItem("somebody.else", "stays");
  }, SEAT);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test("everything on this device is deleted after a question, and the result is shown", async ({
  page,
}) => {
  await lived(page);
  const before = await keptHere(page);
  expect(before).toMatchObject({ databases: ["courtly"], workers: 1 });
  expect(before.caches).toHaveLength(1);
  const button = page.getByRole("button", { name: "Delete everything" });
  await button.click();
  const question = page.getByRole("dialog", { name: "Delete everything?" });
  await expect(question).toContainText("2 games and 1 seat online will be gone");
  await expectNoViolations(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  expect(await keptHere(page)).toEqual(before);
  await button.click();
  await question.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "Everything is deleted" })).toBeVisible();
  await expectNoViolations(page);
  expect(await keptHere(page)).toEqual({
    storage: ["somebody.else"],
    databases: [],
    caches: [],
    workers: 0,
  });
  await expect(page.locator(".profile-button b")).toHaveText("You");
});

test("after deleting, 'Begin anew' opens the page as at a first visit", async ({ page }) => {
  await page.goto("./#/privacy");
  await page.evaluate(() =>
    localStorage.setItem("courtly.settings", JSON.stringify({ name: "Ada" })),
  );
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect(page.getByText("No game is finished yet.")).toBeVisible();
  await expect(page.locator(".profile-button b")).toHaveText("You");
});

test("all games can be exported before, and each can be read again", async ({ page }) => {
  await lived(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all games first" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("courtly-games.txt");
  const text = readFileSync(await download.path(), "utf8");
  const records = text.split(/^(?=courtly 1$)/m);
  expect(records).toHaveLength(2);
  for (const record of records)
    expect(readRecord(record, BOXES)).toMatchObject({
      ok: true,
    });
});

test("parts that cannot be deleted are named, and success is not reported", async ({ page }) => {
  await page.addInitScript(() => {
    caches.delete = () => Promise.reject(new Error("not now"));
  });
  await lived(page);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(
    page.getByRole("heading", { name: "Not everything could be deleted" }),
  ).toBeVisible();
  await expect(page.getByText("Still here: files of Courtly.")).toBeVisible();
});
