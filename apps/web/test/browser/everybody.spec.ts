import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScrolling, expectNoViolations, test } from "./support/courtly.ts";
import {
  COURTS,
  COURTS_EXAMINE,
  COURTS_OVER,
  KING,
  KING_CLAIM,
  KING_FINAL,
  KING_FULL,
  KING_OVER,
  openPosition,
} from "./support/positions.ts";
import { atSizes, skipOtherSizes } from "./support/sizes.ts";

const TABLES = Object.entries({
  COURTS,
  COURTS_EXAMINE,
  COURTS_OVER,
  KING,
  KING_CLAIM,
  KING_FINAL,
  KING_FULL,
  KING_OVER,
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [720, 450], // a desktop at 200%
  [390, 844],
  [360, 740],
] as const;

test.use({ reducedMotion: "reduce" });

/** The themes that are checked by width: the largest and the smallest size; sizes between change only places. */
const LOOKS: Readonly<Partial<Record<number, readonly ("light" | "dark")[]>>> = {
  1440: ["light"],
  360: ["dark"],
};

for (const [name, record] of TABLES)
  test(`${name}: accessible at every size, in both themes`, async ({ page }) => {
    skipOtherSizes(SIZES);
    await openPosition(page, record);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeAttached();
    await atSizes(page, SIZES, async (width) => {
      await expectNoSidewaysScrolling(page);
      await expectNoViolations(page, LOOKS[width] ?? []);
    });
  });

const QUIET_LOOKS = 5;

/**
 * Follows the requests of a page. The returned function lets every timer of the page fire and waits until no request is
 * pending.
 */
async function followFetches(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  let [started, open] = [0, 0];
  page.on("request", () => {
    started += 1;
    open += 1;
  });
  page.on("requestfinished", () => (open -= 1));
  page.on("requestfailed", () => (open -= 1));
  return async () => {
    let before: number | undefined;
    let quietLooks = 0;
    const looksQuiet = async () => {
      await page.clock.runFor(10_000);
      quietLooks = before === started && open === 0 ? quietLooks + 1 : 0;
      before = started;
      return quietLooks;
    };
    // Workers have timers of their own, and a busy machine is slow: only several looks without a new request count.
    await expect
      .poll(looksQuiet, { intervals: [500], timeout: 30_000 })
      .toBeGreaterThanOrEqual(QUIET_LOOKS);
  };
}

test("the menu opens without a network, once the game has been played", async ({
  page,
  context,
}) => {
  const fetched = page.waitForResponse(/tableMenu.*\.js$/);
  const everythingFetched = await followFetches(page);
  await openPosition(page, KING);
  await page.getByRole("button", { name: /^Die 2/ }).click();
  await page.keyboard.press(" ");
  await fetched;
  await page.locator("[data-odds]").first().waitFor(); // the coach is loaded too
  await everythingFetched(); // and all lazy parts
  await context.setOffline(true);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Chronicle");
});

for (const [name, record, width, height] of [
  ["a short window", KING, 1366, 650],
  ["a mark to beat", KING_FINAL, 1280, 720],
] as const)
  test(`${name}: no card of the court lies on another`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPosition(page, record);
    const overhangs = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".king-tier")].map((tier) => {
          const card = tier.querySelector(".king-card")?.getBoundingClientRect();
          return Math.round((card?.bottom ?? Infinity) - tier.getBoundingClientRect().bottom);
        }),
      );
    await expect.poll(overhangs).toEqual([0, 0, 0, 0, 0]);
  });

test("cards of the court have the colour of a card, in both themes", async ({ page }) => {
  await openPosition(page, KING);
  const colours = () =>
    page
      .locator(".king-court [data-card]:not(.is-gone)")
      .evaluateAll((cards) => [
        ...new Set(cards.map((card) => getComputedStyle(card).backgroundColor)),
      ]);
  for (const [colorScheme, card] of [
    ["light", "rgb(255, 252, 244)"],
    ["dark", "rgb(36, 40, 56)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(colours).toEqual([card]);
  }
});

/** A card of which none is left, and seats that nobody has. */
const SCARCE = KING.replace("cards 0 ", "court general 0\ncards 0 ");

test("high contrast and forced colours: 'None left' is legible, and empty seats have an edge", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await openPosition(page, SCARCE);
  await expect(page.locator("[data-card=general]")).toContainText("None left");
  await expectNoViolations(page, ["light", "dark"]);
  await openPosition(page, COURTS);
  await page.reload(); // stores the game before the page reads it
  const edges = () =>
    page.evaluate(() => {
      const seats = [
        ...document.querySelectorAll(".courts-arch, .courts-shield-seat, .courts-hollow"),
      ];
      return [...new Set(seats.map((seat) => getComputedStyle(seat).borderTopStyle))];
    });
  await expect.poll(edges).toEqual(["solid"]);
  await expectNoViolations(page, ["light", "dark"]);
  await page.emulateMedia({ contrast: "no-preference", forcedColors: "active" });
  await expect.poll(edges).toEqual(["solid"]);
});

/** Half of 44 pixels, less a little for rounding. */
const REACH = 21.7;

/** The controls that are too small for a finger. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((reach) => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    return [...top.querySelectorAll<HTMLElement>("button, a, input, select")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getAttribute("aria-disabled") !== "true")
      .filter((control) => {
        control.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = control.getBoundingClientRect();
        // The touch target may be larger than the visible control.
        const hits = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return (
            hit !== null &&
            (control.contains(hit) || control.closest("label")?.contains(hit) === true)
          );
        };
        const isWide = width >= 2 * reach || (hits(-reach, 0) && hits(reach, 0));
        const isHigh = height >= 2 * reach || (hits(0, -reach) && hits(0, reach));
        return width > 0 && !(isWide && isHigh);
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${control.textContent || control.getAttribute("aria-label")}: ${width} × ${height}`;
      });
  }, REACH);
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const [name, record] of TABLES)
    test(`${name}: everything to tap is large enough, and takes the tap itself`, async ({
      page,
    }) => {
      await openPosition(page, record);
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeAttached();
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
      );
      // The content of a button may be redrawn before the finger lifts.
      const loose = await page.evaluate(() =>
        [...document.querySelectorAll("button")]
          .flatMap((button) => [...button.querySelectorAll("*")])
          .filter((drawn) => getComputedStyle(drawn).pointerEvents !== "none")
          .map((drawn) => drawn.outerHTML.slice(0, 80)),
      );
      expect(loose).toEqual([]);
      // Controls that are just opening still grow.
      await expect.poll(() => tooSmall(page)).toEqual([]);
    });
});
