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
import {
  COURTS,
  COURTS_EXAMINE,
  KING,
  KING_CLAIM,
  KING_FULL,
  openPosition,
} from "./support/positions.ts";
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

/** The number of pixels by which the page is higher than the window. */
function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
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

test("twelve dice, the court and the coach fit on a phone without scrolling", async ({ page }) => {
  const sizes = [
    [360, 640],
    [360, 740],
    [390, 844],
  ] as const;
  skipOtherSizes(sizes);
  await hurried(page, { coach: "odds" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openPosition(page, KING_FULL);
  await page.locator(".coach-line").waitFor();
  await atSizes(page, sizes, async () => {
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await expect(page.locator("[data-card=guard]")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".king-die").last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-gold]")).toBeInViewport({ ratio: 1 });
  });
});

test("with a chosen die, the coach and all rows of a small phone are in sight, and the tab of the move is marked", async ({
  page,
}) => {
  await hurried(page, { coach: "best" });
  await page.setViewportSize({ width: 360, height: 640 });
  await openRecord(
    page,
    recordOf({
      game: "rolling-courts",
      players: "Mira, Jonas",
      lines: ["start 0", "unspent 2 4 5"],
    }),
    ["Jonas"],
  );
  // The first round is for gold.
  await expect(page.locator(".coach-line")).toContainText("Send a member into cave");
  await page.locator(".courts-die.advised").first().click();
  await page.locator(".courts-open-lane").waitFor();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await expect(page.locator(".coach-line")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".courts-folded").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("tab", { name: /^Caves/ })).toHaveClass("advised");
});

test("a high chance fits on a small card, apart from the number of copies", async ({ page }) => {
  await hurried(page, { coach: "odds" });
  await page.setViewportSize({ width: 360, height: 640 });
  const lines = [
    "start 0",
    "cards 0 farmer laborer guard hunter bishop",
    "active 1 4 4 4 6",
    "round 5",
  ];
  await openRecord(page, recordOf({ game: "to-court-the-king", lines }), ["Ben"]);
  await expect(page.locator(".king-card.is-chance .king-token-status").first()).toContainText("%");
  const overlapping = await page.locator(".king-card.is-chance").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const status = card.querySelector<HTMLElement>(".king-token-status");
      const copies = card.querySelector(".king-copies")?.getBoundingClientRect();
      if (status === null || copies === undefined) return ["a part is missing"];
      status.textContent = ">99%";
      const { left } = status.getBoundingClientRect();
      const isCut = status.scrollWidth > status.clientWidth;
      return isCut || left < copies.right ? [card.textContent] : [];
    }),
  );
  expect(overlapping).toEqual([]);
});

for (const [dice, record] of [
  ["one row", KING],
  ["two rows", KING_FULL],
] as const)
  test(`with ${dice} of dice the cards of a small phone have the same size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await hurried(page, { coach: "odds" });
    await openPosition(page, record);
    await page.locator(".coach-line").waitFor();
    await expect(page.locator("[data-card=guard]")).toHaveCSS("height", "55px");
  });

test("at Rolling Courts the coach's line is not behind the dice of a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await hurried(page, { coach: "best" });
  await openPosition(page, COURTS);
  const line = page.locator(".courts-main .coach-line");
  await line.waitFor();
  const covered = () =>
    page.evaluate(() => {
      const bottom = document.querySelector(".courts-main .coach-line")?.getBoundingClientRect();
      const dock = document.querySelector(".courts-dock")?.getBoundingClientRect();
      return Math.max(0, (bottom?.bottom ?? NaN) - (dock?.top ?? NaN));
    });
  await expect.poll(covered).toBe(0);
});

for (const game of ["to-court-the-king", "rolling-courts"] as const)
  test(`${game}: five players on a small phone: no text is cut, and shields are large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await hurried(page);
    const names = ["Jonas", "Ines", "Tobias", "Maximilian"];
    const players = ["Mira", ...names].join(", ");
    await openRecord(page, recordOf({ game, players, lines: ["start 0"] }), names);
    const shields = page.locator(".bar-rivals button");
    await expect(shields).toHaveCount(4);
    for (const shield of await shields.all()) {
      const { width = 0, height = 0 } = (await shield.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectLegible(page);
    const cut = () =>
      page
        .locator(".bar-title span")
        .evaluateAll((lines) =>
          lines
            .filter((line) => line.scrollHeight > line.clientHeight + 1)
            .map((line) => line.textContent),
        );
    await expect.poll(cut).toEqual([]);
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

test("while the mines ask, the dock of a small phone hides no cave in question", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await hurried(page, { coach: "best" });
  await openPosition(page, COURTS_EXAMINE.replace("examine 0", "cave 6 - - - - 0 -\nexamine 0"));
  await expect(page.locator(".courts-homecomings li")).toHaveCount(3);
  const asked = [1, 4, 6].map((number) => page.locator(".courts-earth-row").nth(number - 1));
  const hidden = async () => {
    const dock = await page.locator(".courts-dock").boundingBox();
    const rows = await Promise.all(asked.map((row) => row.boundingBox()));
    const isHidden = rows.map(
      (row) => row === null || dock === null || row.y < 0 || row.y + row.height > dock.y,
    );
    return isHidden.filter(Boolean).length;
  };
  await expect.poll(hidden).toBe(0);
});

test("a player of two reads until the first move that there are two families", async ({ page }) => {
  await page.clock.install();
  await hurried(page);
  const start = recordOf({ game: "rolling-courts", lines: ["start 0"] });
  await openRecord(page, start, ["Ben"]);
  const note = page.locator(".courts-families-note");
  await expect(note).toContainText("You play two families, swan and stag.");
  await page.clock.runFor(60_000); // longer than any message lasts
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(note).toBeInViewport({ ratio: 1 });
    await expectLegible(page);
  }
  await page.locator("[data-gold]").click();
  await expect(note).toHaveCount(0);
  await expect(page.locator(".courts-action")).toHaveCount(4);
});

/** Small phones held sideways. */
const SIDEWAYS = [
  [640, 360],
  [640, 400],
  [844, 390],
] as const;

/** The texts of the visible purses that their strip cuts. */
function cutPurses(purses: readonly Element[]): readonly string[] {
  return purses
    .filter((purse) => {
      const strip = purse.closest(".courts-news")?.getBoundingClientRect();
      const { bottom } = purse.getBoundingClientRect();
      return purse.checkVisibility() && bottom > (strip?.bottom ?? 0) + 1;
    })
    .map((purse) => purse.textContent);
}

test.describe("on a phone held sideways", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });
  test("the coach at the King's table has a line that opens its sheet", async ({ page }) => {
    await openPosition(page, KING);
    await page.getByRole("button", { name: /^Open the coach/ }).click();
    await expect(page.getByRole("dialog", { name: "Coach" })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  test("all five tiers of the court are in sight without scrolling, also on the smallest", async ({
    page,
  }) => {
    skipOtherSizes(SIDEWAYS);
    await hurried(page, { coach: "odds" });
    await openPosition(page, KING_FULL);
    await atSizes(page, SIDEWAYS, async () => {
      await expect(page.locator("[data-card=king]")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("[data-card=guard]")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("[data-gold]")).toBeInViewport({ ratio: 1 });
      await expect.poll(() => scrolledBy(page)).toBe(0);
    });
  });

  for (const coach of ["off", "best"] as const)
    test(`all six rows of Rolling Courts are in sight, and no text is cut, coach ${coach}`, async ({
      page,
    }) => {
      skipOtherSizes(SIDEWAYS);
      await hurried(page, { coach });
      await openPosition(page, COURTS);
      await atSizes(page, SIDEWAYS, async () => {
        await expect(page.locator(".courts-folded").last()).toBeInViewport({ ratio: 1 });
        await expect(page.locator("[data-gold]")).toBeInViewport({ ratio: 1 });
        await expect.poll(() => scrolledBy(page)).toBe(0);
        await expectNoSidewaysScrolling(page);
        const purses = () => page.locator(".courts-rival-purse").evaluateAll(cutPurses);
        await expect.poll(purses).toEqual([]);
        await expectLegible(page);
      });
    });

  test("the question of the mines is beside the caves, all of them in sight", async ({ page }) => {
    skipOtherSizes(SIDEWAYS);
    await hurried(page, { coach: "best" });
    await openPosition(page, COURTS_EXAMINE);
    await atSizes(page, SIDEWAYS, async () => {
      for (const button of await page.locator(".courts-homecomings button").all())
        await expect(button).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".courts-earth-row").last()).toBeInViewport({ ratio: 1 });
      await expectLegible(page);
    });
  });
});
