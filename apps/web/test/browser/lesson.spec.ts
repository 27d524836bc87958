import type { Page } from "@playwright/test";
import { DE } from "../../src/i18n/de.ts";
import { IT } from "../../src/i18n/it.ts";
import { SCENES as COURTS_SCENES } from "../../src/games/rolling-courts/lesson/scenes.ts";
import { SECOND_SCENES } from "../../src/games/rolling-courts/lesson/secondScenes.ts";
import { DE as KING_DE } from "../../src/games/to-court-the-king/lazyWords/de.ts";
import { SCENES as KING_SCENES } from "../../src/games/to-court-the-king/lesson/scenes.ts";
import { EN } from "../../src/learn/lesson/words/en.ts";
import {
  expect,
  expectNoViolations,
  hurried,
  isLongRun,
  SOON_MS,
  switchLanguage,
  test,
} from "./support/courtly.ts";

const GAMES = [
  ["to-court-the-king", "To Court the King"],
  ["rolling-courts", "Rolling Courts"],
] as const;

const card = (page: Page) => page.locator(".lesson-card");
const finale = (page: Page) => page.locator("dialog.finale");
const next = (page: Page) => page.getByRole("button", { name: "Go on", exact: true });
const skip = (page: Page) => page.getByRole("button", { name: "Skip this step" });
const rings = (page: Page) => page.locator(".lesson-ring");

async function open(page: Page, gameName: string): Promise<void> {
  await page.goto("./");
  await page.getByRole("link", { name: new RegExp(`^Learn by playing.*${gameName}`) }).click();
  await expect(card(page)).toContainText("Step 1 of");
}

/** The numbers of all steps of a lesson. */
function stepsOf(gameId: string): readonly number[] {
  const scenes = gameId === "rolling-courts" ? COURTS_SCENES : KING_SCENES;
  const steps = scenes.flatMap((scene) => [...scene.steps]);
  return steps.map((_, at) => at + 1);
}

interface Asked {
  readonly step: number;
  /** The centre of the control to press; `undefined` while a rival plays. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly isCovered: boolean;
  /** Whether a click there hits a button. */
  readonly isInReach: boolean;
  /** The number of dice that the card hides, kept dice included. */
  readonly diceHidden: number;
}

/** Reads what the lesson asks for, after rings and card have come to rest. */
function asked(page: Page): Promise<Asked | undefined> {
  return page.evaluate(async () => {
    for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame);
    const card = document.querySelector(".lesson-card")?.getBoundingClientRect();
    const step = Number.parseInt(
      document.querySelector(".lesson-where b")?.textContent.replace(/^\D+/, "") ?? "",
      10,
    );
    if (card === undefined || Number.isNaN(step)) return undefined;
    const rings = [...document.querySelectorAll(".lesson-ring")].map((ring) =>
      ring.getBoundingClientRect(),
    );
    const isUnderCard = ({ top, bottom, left, right }: DOMRect) =>
      top < card.bottom && bottom > card.top && left < card.right && right > card.left;
    const isCovered = rings.some(isUnderCard);
    const dice = [...document.querySelectorAll("[data-settle], button.courts-die")];
    const diceHidden = dice.filter((die) => isUnderCard(die.getBoundingClientRect())).length;
    const wanted = rings[0] ?? document.querySelector("[data-lesson-on]")?.getBoundingClientRect();
    const at = wanted && {
      x: wanted.x + wanted.width / 2,
      y: wanted.y + wanted.height / 2,
    };
    const met = at && document.elementFromPoint(at.x, at.y)?.closest("button, a, label");
    return { step, at, isCovered, isInReach: at === undefined || Boolean(met), diceHidden };
  });
}

/** Expects that the gold button proposes the same card as the lesson. */
async function expectOneVoice(page: Page): Promise<void> {
  const gold = page.locator("[data-gold]");
  if (!(await gold.isVisible())) return;
  const [proposed] = /^Take the (?!King)[A-Z]\w+/.exec(await gold.innerText()) ?? [];
  if (proposed === undefined) return;
  const said = (await card(page).innerText()).toLowerCase();
  expect(said).toContain(proposed.toLowerCase());
}

/** Expects that the card moves away from the dice, if this step goes on: dice may have been kept beneath it. */
async function expectDiceInSight(page: Page, step: number): Promise<void> {
  const hidden = async () => {
    const now = await asked(page);
    return now?.step === step && now.at !== undefined ? now.diceHidden : 0;
  };
  await expect.poll(hidden, { message: `step ${step}: dice beneath the card` }).toBe(0);
}

type Press = (page: Page, at: { readonly x: number; readonly y: number }) => Promise<void>;

/**
 * Does what the lesson asks for until the end; returns the steps that were seen. A callback can examine each new step
 * first.
 */
async function learn(
  page: Page,
  press: Press,
  look?: (page: Page) => Promise<void>,
): Promise<ReadonlySet<number>> {
  const seen = new Set<number>();
  for (;;) {
    if (await finale(page).isVisible()) return seen;
    const question = page.locator("dialog[open] .dialog-buttons :is(.ink, .gold)");
    if (await question.isVisible()) {
      // The first button is focused, not the close button.
      await expect(page.locator("dialog[open] .dialog-buttons > :first-child")).toBeFocused();
      await question.press("Enter");
    }
    const now = await asked(page);
    if (now === undefined) continue;
    const isNew = !seen.has(now.step);
    seen.add(now.step);
    if (now.at === undefined) continue;
    if (isNew && look !== undefined) {
      await look(page);
      continue;
    }
    expect(now, `step ${now.step}`).toMatchObject({ isCovered: false, isInReach: true });
    if (now.diceHidden > 0) await expectDiceInSight(page, now.step);
    await expectOneVoice(page);
    await press(page, now.at);
  }
}

/** The button of the card. The card may still move; Playwright follows it. */
const ownButton = (page: Page) => page.locator("[data-lesson-on]");

const byMouse: Press = async (page, { x, y }) => {
  if (await ownButton(page).isVisible()) await ownButton(page).click();
  else await page.mouse.click(x, y);
};
const byFinger: Press = async (page, { x, y }) => {
  if (await ownButton(page).isVisible()) await ownButton(page).tap();
  else await page.touchscreen.tap(x, y);
};
/** Presses Enter: the focus is already at the right control. */
const byKey: Press = async (page) => page.keyboard.press("Enter");

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

/** The language with the longest texts. */
const LONGEST = [["de", DE.lesson]] as const;
/** The languages by which a phone is measured: all in the long run. The last one is that of the following code. */
const languagesOfPhone = () =>
  [...(isLongRun() ? [["it", IT.lesson] as const] : []), ...LONGEST, ["en", EN]] as const;

/** Measures the card: its text, its height, and the pixels of it and of the page that are out of sight. */
function measured(page: Page) {
  return card(page).evaluate((each) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      words: each.textContent,
      high: each.clientHeight,
      cut: each.scrollWidth - each.clientWidth,
      overhang: Math.max(0, scrollWidth - clientWidth),
    };
  });
}

const containing = (words: string): unknown => expect.stringContaining(words);

/** Expects that the card is fully visible and leaves most of the window to the table, in these languages. */
async function expectItFits(
  page: Page,
  languages: ReturnType<typeof languagesOfPhone> | typeof LONGEST,
): Promise<void> {
  const isOnPhone = page.viewportSize()?.width === PHONE.width;
  for (const [language, { setDice }] of languages) {
    await switchLanguage(page, language);
    await expect
      .poll(async () => ({ ...(await asked(page)), ...(await measured(page)) }), {
        intervals: SOON_MS,
      })
      .toMatchObject({ isCovered: false, overhang: 0, cut: 0, words: containing(setDice) });
    const { high } = await measured(page);
    expect(high).toBeLessThan(isOnPhone ? 250 : 340);
  }
}

/** Expects the same on a phone, upright and sideways. */
async function expectItFitsAPhone(page: Page): Promise<void> {
  await expectItFits(page, languagesOfPhone());
  await page.setViewportSize(SIDEWAYS);
  await expect.poll(() => asked(page)).toMatchObject({ isCovered: false });
  await page.setViewportSize(PHONE);
}

async function expectTheEnd(page: Page, seen: ReadonlySet<number>, gameId: string): Promise<void> {
  expect(stepsOf(gameId).filter((step) => !seen.has(step))).toEqual([]);
  await finale(page).locator(".button.gold").click();
  await page.waitForURL(/#\/table\//);
  await expect(card(page)).toHaveCount(0);
  await page.goto("./");
  await expect(page.locator(".running-game")).toHaveCount(1); // only the real game
  await expect(page.locator(".finished-words")).toHaveCount(0);
}

/** A whole lesson is long: outside of the long run each game is learnt in one way only. */
const LONG = { tag: "@long" };
const inLongRun = (isLong: boolean) => (isLong ? LONG : {});

for (const [gameId, name] of GAMES) {
  const isKing = gameId === "to-court-the-king";

  test(`${name}: a first game with the mouse`, LONG, async ({ page }) => {
    await hurried(page);
    await open(page, name);
    await expectTheEnd(page, await learn(page, byMouse), gameId);
  });

  const byKeys = `${name}: a first game by keys alone; every step fits a desktop`;
  test(byKeys, inLongRun(isKing), async ({ page }) => {
    await hurried(page);
    await page.goto("./");
    await page.getByRole("link", { name: new RegExp(`^Learn by playing.*${name}`) }).press("Enter");
    await expect(next(page)).toBeFocused();
    const seen = await learn(page, byKey, async (table) => {
      await expectItFits(table, LONGEST);
      await switchLanguage(table, "en"); // the following code uses English names
    });
    await expect(finale(page).getByRole("button", { name: "Play against a Page" })).toBeVisible();
    await expectTheEnd(page, seen, gameId);
    await expect(
      page.getByRole("link", { name: new RegExp(`^Play the first game again.*${name}`) }),
    ).toBeVisible();
    await expect(page.getByText("No game is finished yet.")).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    const byTouch = `${name}: a first game by touch; every step fits it, also sideways`;
    test(byTouch, inLongRun(!isKing), async ({ page }) => {
      await hurried(page);
      await open(page, name);
      const seen = await learn(page, byFinger, expectItFitsAPhone);
      await expectTheEnd(page, seen, gameId);
    });
  });
}

test.describe("on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  for (const [gameId, name] of GAMES)
    test(
      `${name}: a first game by touch, without dice beneath the card`,
      LONG,
      async ({ page }) => {
        await hurried(page);
        await open(page, name);
        await expectTheEnd(page, await learn(page, byFinger), gameId);
      },
    );
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("Rolling Courts: the second lesson by touch", async ({ page }) => {
    await hurried(page);
    await page.goto("./#/lesson/rolling-courts/2");
    const seen = await learn(page, byFinger);
    expect(seen.size).toBe(SECOND_SCENES.flatMap(({ steps }) => [...steps]).length);
  });
});

test("an action of a later step is declined, and the lesson repeats what to do now", async ({
  page,
}) => {
  await hurried(page);
  await open(page, "To Court the King");
  await next(page).click();
  await page.getByRole("button", { name: /^Roll 3 dice/ }).click();
  await expect(card(page)).toContainText("Step 3 of");
  await page.getByRole("button", { name: /^Keep all, claim/ }).click();
  await expect(page.locator(".toast")).toContainText("In this lesson: Choose both 4s");
  await expect(card(page)).toContainText("Step 3 of");
  // A wrongly marked die is pointed at too: it has to be released.
  await page.getByRole("button", { name: /^Die 1/ }).click();
  await expect(rings(page)).toHaveCount(3);
  await page.getByRole("button", { name: /^Die 1/ }).click();
  await expect(rings(page)).toHaveCount(2);
});

test("rivals play on after the step was read, and all earlier events are shown", async ({
  page,
}) => {
  await page.clock.install();
  await hurried(page);
  await page.addInitScript(() => {
    const place = { scene: 0, length: 16, read: 1 };
    localStorage.setItem(
      "courtly.lessons",
      JSON.stringify({ "to-court-the-king": { place, isDone: false } }),
    );
  });
  await page.goto("./#/lesson/to-court-the-king");
  // The click that ends the turn does not hurry the rival: the next step is still to be read.
  await page.getByRole("button", { name: /^Take the Guard/ }).click();
  await expect(card(page)).toContainText("Step 9 of");
  const chronicle = page.getByRole("region", { name: "Chronicle" });
  await expect(chronicle).toContainText("Jonas takes the Fool");
  await page.clock.runFor(10_000); // longer than a rival's turn takes
  await expect(card(page)).toContainText("Step 9 of");
  await next(page).press("Enter");
  await expect(card(page)).toContainText("Step 10 of");
});

test("every step can be skipped, and the lesson ends as usual", LONG, async ({ page }) => {
  await hurried(page);
  await open(page, "Rolling Courts");
  const way = card(page).locator(".lesson-ways button");
  // While a rival plays there is no button.
  while (!(await finale(page).isVisible())) await way.click({ timeout: 500 }).catch(() => null);
  await expect(finale(page)).toContainText("You");
});

test("a lesson can be left and resumed, undone, and restarted", async ({ page }) => {
  await hurried(page);
  await open(page, "To Court the King");
  await next(page).click();
  await skip(page).click();
  await expect(card(page)).toContainText("Step 3 of");
  await skip(page).click();
  await expect(card(page)).toContainText("Step 4 of");
  await page.getByRole("link", { name: "Leave the lesson" }).click();
  await expect(page.locator(".running-game")).toHaveCount(0);
  await page.reload();
  await page.getByRole("link", { name: /^Go on with your first game.*To Court the King/ }).click();
  await expect(card(page)).toContainText("Step 4 of");
  await expect(page.getByRole("group", { name: /^Kept: .*4/ })).toBeVisible();
  // The dice of the script continue.
  await skip(page).click();
  await expect(card(page)).toContainText("Step 5 of");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(card(page)).toContainText("Step 4 of");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Start the lesson again" }).click();
  await expect(card(page)).toContainText("Step 1 of");
});

test("changing the language during a lesson keeps the step and translates its text", async ({
  page,
}) => {
  await hurried(page);
  await open(page, "To Court the King");
  await next(page).click();
  await expect(card(page)).toContainText("Press the gold button");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(card(page)).toContainText(KING_DE.lesson.roll.ask);
  await expect(card(page)).toContainText(DE.lesson.stepOf(2, stepsOf("to-court-the-king").length));
});

for (const [gameId, name] of GAMES)
  for (const size of [DESKTOP, PHONE])
    test(`${name}, ${size.width} wide: a lesson is accessible`, async ({ page }) => {
      await hurried(page);
      await page.setViewportSize(size);
      await page.goto(`./#/lesson/${gameId}`);
      await next(page).click();
      await skip(page).click();
      await expect(card(page)).toContainText("Step 3 of");
      await expect(rings(page)).not.toHaveCount(0);
      await expectNoViolations(page, [size === PHONE ? "dark" : "light"]);
      // Each step is announced to screen readers.
      await expect(card(page).getByRole("status")).not.toBeEmpty();
    });
