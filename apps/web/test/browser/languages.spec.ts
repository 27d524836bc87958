import type { Page } from "@playwright/test";
import { DE as COURTS_DE } from "../../src/games/rolling-courts/languages/de.ts";
import { IT as COURTS_IT } from "../../src/games/rolling-courts/languages/it.ts";
import { DE as KING_DE } from "../../src/games/to-court-the-king/languages/de.ts";
import { IT as KING_IT } from "../../src/games/to-court-the-king/languages/it.ts";
import { DE } from "../../src/i18n/de.ts";
import { IT } from "../../src/i18n/it.ts";
import { screenNamed } from "../../development/screens/screens.ts";
import { openScreen } from "../../development/shots/openScreen.ts";
import { EN, fixedSayings, roomsOf, sayings, tablesOf, TABLES_EN } from "../i18n/sayings.ts";
import {
  expect,
  expectNoSidewaysScrolling,
  expectNoViolations,
  isLongRun,
  recordKept,
  switchLanguage,
  test,
} from "./support/courtly.ts";
import { expectLegible, saidOn } from "./support/legible.ts";
import { test as people } from "./support/people.ts";
import { COURTS, KING, openPosition } from "./support/positions.ts";
import { gameOf, saveGame } from "./support/savedGames.ts";
import { atSizes, skipOtherSizes } from "./support/sizes.ts";

const LANGUAGES = [
  ["it", { books: IT, king: KING_IT, courts: COURTS_IT }],
  ["de", { books: DE, king: KING_DE, courts: COURTS_DE }],
] as const;

/** All texts of a language. */
type Texts = (typeof LANGUAGES)[number][1];

const PHONE = [390, 844] as const;
const SIZES = [[1440, 900], PHONE] as const;

/** The sizes for tables, which have another layout between a desktop and a phone. */
const TABLE_SIZES = [...SIZES, [1024, 700]] as const;

/** Screens with text, from the list of the gallery. */
const SCREENS = [
  "home",
  "setup",
  "setup-boards",
  "invite-courts",
  "lobby",
  "online-gone",
  "missing-game",
  "credits",
  "privacy",
  "privacy-delete",
  "nowhere",
  "profile",
  "open-record",
  "fair-dice",
  "menu",
  "settings",
  "keys-king",
  "keys-courts",
  "record",
  "chronicle",
  "hand-over",
  "late-shares-agreed",
  "share-lost",
  "drawing-closed",
  "missing-share",
  "online-restored",
  "online-continued",
];

/** Both tables, at their fullest moments. */
const TABLES = [
  "king-you",
  "king-claim",
  "king-crown",
  "king-called",
  "king-card",
  "king-final",
  "king-over",
  "courts-die",
  "courts-you",
  "courts-examine",
  "courts-over",
];

async function show(page: Page, name: string, language: "it" | "de"): Promise<void> {
  const screen = screenNamed(name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await openScreen(page, screen, { look: "system", language });
}

function saidIn(rooms: unknown, tables: unknown): readonly string[] {
  return [...sayings(rooms), ...fixedSayings(tables)].map(({ text }) => text.trim());
}

function saidBy({ books, king, courts }: Texts): readonly string[] {
  return saidIn(roomsOf(books), tablesOf(king, courts));
}

/** The texts of other languages that this one does not have. */
function strangers(texts: Texts): ReadonlySet<string> {
  const own = new Set(saidBy(texts));
  const others = LANGUAGES.filter(([, each]) => each !== texts).flatMap(([, each]) => saidBy(each));
  const foreign = [...saidIn(EN, TABLES_EN), ...others];
  return new Set(foreign.filter((text) => /\p{L}{3}/u.test(text) && !own.has(text)));
}

async function speaking(page: Page, language: string, more: object = {}): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const before = JSON.parse(localStorage.getItem("courtly.settings") ?? "{}") as object;
      localStorage.setItem("courtly.settings", JSON.stringify({ ...before, ...wanted }));
    },
    { ...more, language },
  );
}

test.describe("all texts are translated and legible at every size, also when the language changes", () => {
  test.use({ reducedMotion: "reduce" });
  for (const [at, name] of [...SCREENS, ...TABLES].entries())
    test(name, async ({ page }) => {
      const isTable = at >= SCREENS.length;
      skipOtherSizes(isTable ? TABLE_SIZES : SIZES);
      await show(page, name, "it");
      for (const [language, texts] of LANGUAGES) {
        await switchLanguage(page, language);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("main[aria-busy]")).toHaveCount(0);
        const foreign = strangers(texts);
        await expect
          .poll(async () => (await saidOn(page)).filter((text) => foreign.has(text)))
          .toEqual([]);
        // German has the longest words; Italian is checked only where there is least room.
        const sizes = language === "it" && !isLongRun() ? [PHONE] : isTable ? TABLE_SIZES : SIZES;
        await atSizes(page, sizes, async (width) => {
          await expectNoSidewaysScrolling(page);
          await expectLegible(page);
          // Every second screen is checked in light on a desktop, the others in dark on a phone; tables are checked
          // elsewhere.
          const isNight = at % 2 === 0;
          const isTurn = isLongRun() || isNight === (width === 390);
          if (language === "de" && !isTable && isTurn)
            await expectNoViolations(page, [isNight ? "dark" : "light"]);
        });
      }
    });
});

test.describe("the texts of the coach are legible, beside the table and in its sheet", () => {
  test.use({ reducedMotion: "reduce" });
  for (const [language] of LANGUAGES)
    for (const [name, record] of [
      ["king", KING],
      ["courts", COURTS],
    ] as const)
      test(`${language}: ${name}`, async ({ page }) => {
        await speaking(page, language, { coach: "best" });
        await openPosition(page, record);
        await expect(page.locator(".coach-panel .coach-steps")).toBeVisible();
        await expectLegible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.locator(".coach-line").click();
        await expect(page.locator(".coach-sheet .coach-steps")).toBeVisible();
        await expectLegible(page);
      });
});

test.describe("on a phone held sideways", () => {
  test.use({
    reducedMotion: "reduce",
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  // The longest words are German; every second position is enough.
  for (const name of TABLES.filter((_, index) => index % 2 === 0))
    test(name, async ({ page }) => {
      await show(page, name, "de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expectNoSidewaysScrolling(page);
      await expectLegible(page);
    });
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });
  test("the page begins in German, and another language is found by its name", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("button", { name: "Spielen To Court the King" })).toBeVisible();
    await page.getByRole("button", { name: "Italiano", exact: true }).click();
    await expect(page.getByRole("button", { name: "Gioca ora To Court the King" })).toBeVisible();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
  });
});

test("the end of a game is shown in the language of the reader", async ({ page }) => {
  const { card, record } = gameOf(KING, []);
  const summary = { round: 9, next: undefined, headline: "Mira won, eight 4s", winners: [0] };
  await saveGame(page, { card: { ...card, summary }, record });
  await page.goto("./");
  const games = page.locator(".finished");
  await expect(games).toContainText("Mira won, eight 4s");
  await expect(games).toContainText("with Jonas, Ines and Tobias");
  await page.getByRole("button", { name: "Deutsch", exact: true }).click();
  await expect(games).toContainText("Mira hat gewonnen");
  await expect(games).toContainText("mit Jonas, Ines und Tobias");
});

test.describe("another language loses nothing", () => {
  test("of a setup that is half filled in", async ({ page }) => {
    await page.goto("./#/setup/to-court-the-king/people");
    await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ada");
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("textbox", { name: "Name of player 3" }).fill("Cleo");
    await page.getByRole("combobox", { name: "Who plays Cleo" }).selectOption("steward");
    await page.getByRole("combobox", { name: "Who begins" }).selectOption("2");
    await page.getByRole("radio", { name: /^Italian/ }).check();
    await page.locator(".profile-button").click();
    await page.getByRole("dialog").getByRole("radio", { name: "Deutsch" }).check();
    // The dialog is still open, with its text in the new language.
    await expect(page.getByRole("dialog", { name: "Du und dieses Gerät" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Ein Tisch für To Court the King · Courtly");
    await expect(page.getByRole("textbox", { name: "Name an Platz 1" })).toHaveValue("Ada");
    await expect(page.getByRole("textbox", { name: "Name an Platz 3" })).toHaveValue("Cleo");
    await expect(page.getByRole("combobox", { name: "Wer spielt für Cleo" })).toHaveValue(
      "steward",
    );
    await expect(page.getByRole("combobox", { name: "Wer beginnt" })).toHaveValue("2");
    await expect(page.getByRole("radio", { name: /^Italienisch/ })).toBeChecked();
  });

  test("of a running game, and of the dialog that is open", async ({ page }) => {
    await openPosition(page, KING);
    await page.getByRole("button", { name: /^Die 2/ }).click();
    const before = await recordKept(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Italiano" }).check();
    await expect(page.getByRole("dialog", { name: "Impostazioni" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Italiano" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Mira, tocca a te · To Court the King · Courtly");
    // A marked die is still marked, and the game goes on.
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
    expect(await recordKept(page)).toBe(before);
    await page.locator("main .button.gold").click();
    await expect.poll(() => recordKept(page)).not.toBe(before);
  });
});

people("a language that does not come is told, and the old one stays", async ({ arrive }) => {
  const page = await arrive("Ada");
  await page.goto("./");
  await page.route(/\/de-[^/]*\.js$/, (route) => route.abort());
  await page.locator(".profile-button").click();
  // Not `check`, which expects that it stays checked.
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await expect(page.locator(".toast").first()).toContainText("Deutsch did not load");
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // With a network it is loaded.
  await page.unroute(/\/de-[^/]*\.js$/);
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
