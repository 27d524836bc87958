import type { Page } from "@playwright/test";
import {
  expect,
  expectNoSidewaysScrolling,
  hurried,
  loadDice,
  openRecord,
  recordOf,
  test,
} from "./support/courtly.ts";
import { expectLegible } from "./support/legible.ts";
import { COURTS, KING, KING_CLAIM, KING_FULL, openPosition } from "./support/positions.ts";
import { atSizes, skipOtherSizes } from "./support/sizes.ts";

/** The positions of the court, the cloth and the cards of the hand. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ["[data-card=king]", "[data-card=farmer]", ".king-cloth", ".king-characters"].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (box === undefined) throw new Error(`there is no ${part}`);
      return `${part} ${Math.round(box.top)} ${Math.round(box.height)}`;
    }),
  );
}

/** Waits until fonts are loaded and the court has its final size. */
async function placesAtRest(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  let last = await places(page);
  await expect(async () => {
    const before = last;
    last = await places(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [200] });
  return last;
}

for (const [width, height] of [
  [1440, 900],
  [360, 640],
] as const)
  test(`the King's table stays still while dice fall and are kept, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await loadDice(page, [[2, 2, 3, 3]]);
    await hurried(page);
    const lines = ["start 0", "cards 0 farmer laborer guard hunter", "to-act 0"];
    await openRecord(page, recordOf({ game: "to-court-the-king", lines }), ["Ben"]);
    await page.locator(".king-waiting-die").first().waitFor();
    const before = await placesAtRest(page);
    await expect(page.locator(".king-characters")).toBeInViewport({ ratio: 1 });
    await page.locator("[data-gold]").click();
    await page.locator(".king-die").first().waitFor();
    expect(await places(page)).toEqual(before);
    await page.locator(".king-quiet").click();
    await page.locator(".king-result").waitFor();
    expect(await places(page)).toEqual(before);
  });

for (const [name, record] of [
  ["a turn", KING],
  ["a full hand", KING_FULL],
  ["the claim", KING_CLAIM],
] as const)
  test(`the text of cards is not cut off in a small window: ${name}`, async ({ page }) => {
    const sizes = [
      [900, 700],
      [1024, 768],
    ] as const;
    skipOtherSizes(sizes);
    await hurried(page);
    await openPosition(page, record);
    await page.locator(".king-tile").first().waitFor();
    await atSizes(page, sizes, () => expectLegible(page));
  });

test("three dice and all actions of Rolling Courts are there on the smallest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await hurried(page);
  await openPosition(page, COURTS.replace("unspent 2 3", "unspent 2 3 5"));
  await expect(page.locator("button.courts-die")).toHaveCount(3);
  await expect(page.locator(".courts-action")).toHaveCount(4);
  for (const action of await page.locator(".courts-action").all()) {
    const { x = NaN, width = NaN } = (await action.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  await expectNoSidewaysScrolling(page);
});

test("names beside two colours each are read whole on an upright tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await hurried(page);
  const lines = ["gold 0 14", "gold 2 30", "to-act 0", "unspent 2 3"];
  await openRecord(page, recordOf({ game: "rolling-courts", lines }), ["Ben"]);
  await page.locator(".courts-player.double").first().waitFor();
  await expectLegible(page);
});

test.describe("on a phone held sideways", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });
  test("the coach at the King's table has a line that opens its sheet", async ({ page }) => {
    await openPosition(page, KING);
    await page.getByRole("button", { name: /^Open the coach/ }).click();
    await expect(page.getByRole("dialog", { name: "Coach" })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test("all six rows of Rolling Courts are in sight", async ({ page }) => {
    await hurried(page);
    await openPosition(page, COURTS);
    await expect(page.locator(".courts-folded").last()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScrolling(page);
  });
});
