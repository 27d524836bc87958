// Pictures of every screen: `npm run shots`. All into reports/shots, those that the README shows into docs/screens.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { openRecord } from "./courtly.ts";
import { openTable } from "./people.ts";
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
} from "./positions.ts";
import { served } from "./served.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const INTO = join(ROOT, "reports/shots");
const DOCS = join(ROOT, "docs/screens");
const PORT = 4712;

const SIZES = [
  { name: "desktop", width: 1440, height: 900, scale: 1, isPhone: false },
  { name: "tablet", width: 1024, height: 768, scale: 1, isPhone: false },
  { name: "phone", width: 390, height: 844, scale: 2, isPhone: true },
] as const;

interface Screen {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** On a phone the whole page, however long. */
  readonly isLong?: boolean;
}

const table = (record: string) => (page: Page) => openPosition(page, record);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

const SCREENS: readonly Screen[] = [
  {
    name: "home",
    isLong: true,
    show: async (page) => {
      for (const record of [KING_OVER, COURTS_OVER, COURTS, KING]) await table(record)(page);
      await page.goto("./");
      await page
        .getByRole("link", { name: /^Resume/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "setup",
    isLong: true,
    show: async (page) => void (await page.goto("./#/setup/to-court-the-king/people")),
  },
  {
    name: "invite",
    isLong: true,
    show: async (page) => void (await page.goto("./#/invite/to-court-the-king")),
  },
  {
    name: "lobby",
    isLong: true,
    show: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem("courtly.settings", JSON.stringify({ name: "Ada" })),
      );
      await openTable(page, { game: "To Court the King", seats: ["open", "squire"] });
      await page.locator(".invitation-code b").waitFor();
    },
  },
  {
    name: "king",
    show: async (page) => {
      await table(KING)(page);
      await press(page, /^Die 2/);
    },
  },
  { name: "king-claim", show: table(KING_CLAIM) },
  { name: "king-full", show: table(KING_FULL) },
  {
    name: "king-ability",
    show: async (page) => {
      await table(KING_FULL)(page);
      await press(page, /^Magician\. Set/);
      await press(page, /^Die 3/);
    },
  },
  { name: "king-final", show: table(KING_FINAL) },
  {
    name: "king-over",
    show: async (page) => {
      await table(KING_OVER)(page);
      await press(page, /^Do not roll/);
    },
  },
  {
    name: "hand-over",
    show: (page) => openRecord(page, KING, ["Ines"]),
  },
  {
    name: "menu",
    show: async (page) => {
      await table(KING)(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
    },
  },
  {
    name: "courts",
    show: async (page) => {
      await table(COURTS)(page);
      await press(page, /^Die 2/);
      await press(page, /^Village 3, third seat/);
      await press(page, /^Court 3, second seat/);
    },
  },
  {
    name: "courts-caves",
    show: async (page) => {
      await table(COURTS)(page);
      await press(page, /^Die 2/);
      const caves = page.getByRole("tab", { name: /^Caves/ });
      if (await caves.isVisible()) await caves.click();
      await press(page, /^Cave 2, space 5/);
    },
  },
  { name: "courts-examine", show: table(COURTS_EXAMINE) },
  { name: "courts-over", show: table(COURTS_OVER) },
];

/** What the README shows. */
const SHOWN = new Set([
  "king-desktop-light",
  "courts-desktop-light",
  "king-phone-dark",
  "courts-phone-light",
  "lobby-desktop-light",
]);

const wanted = process.argv.slice(2);
mkdirSync(INTO, { recursive: true });
mkdirSync(DOCS, { recursive: true });
await served(PORT, async (browser, baseURL) => {
  for (const screen of SCREENS)
    if (wanted.length === 0 || wanted.includes(screen.name))
      await shootAll(screen, browser, baseURL);
});

async function shootAll(screen: Screen, browser: Browser, baseURL: string): Promise<void> {
  for (const size of SIZES)
    for (const colorScheme of ["light", "dark"] as const) {
      const name = `${screen.name}-${size.name}-${colorScheme}`;
      const context = await browser.newContext({
        baseURL,
        viewport: { width: size.width, height: size.height },
        deviceScaleFactor: size.scale,
        hasTouch: size.isPhone,
        reducedMotion: "reduce",
        colorScheme,
      });
      const page = await context.newPage();
      await screen.show(page);
      await page.evaluate(() => document.fonts.ready);
      // Toasts and fades have had their time.
      await page.waitForTimeout(400);
      const path = join(INTO, `${name}.png`);
      await page.screenshot({ path, fullPage: size.isPhone && screen.isLong === true });
      if (SHOWN.has(name)) copyFileSync(path, join(DOCS, `${name}.png`));
      await context.close();
      console.log(path.slice(ROOT.length + 1));
    }
}
