import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import type { Settings } from "../../../src/settings/settings.ts";
import { findButton } from "./findButton.ts";
import { gameOf, kept, saveGame } from "./savedGames.ts";

/** Tests that fail if the page logs an error to its console. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors of the page").toEqual([]);
  },
});

export { expect };
export { recordOf } from "../../../development/screens/positions.ts";

/**
 * Makes the next throws show these faces; after them dice are random again. Faces are bytes of
 * `crypto.getRandomValues`.
 */
export async function loadDice(page: Page, rolls: readonly (readonly number[])[]): Promise<void> {
  await page.addInitScript((script) => {
    const left = [...script];
    const chance = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
      const roll = bytes instanceof Uint8Array ? left.shift() : undefined;
      if (roll === undefined || !(bytes instanceof Uint8Array)) return chance(bytes);
      if (roll.length !== bytes.length)
        throw new Error(`${roll.length} dice in the script, ${bytes.length} thrown`);
      bytes.set(roll.map((face) => face - 1));
      return bytes;
    };
  }, rolls);
}

/** Makes dice and bots the same in every run. The seed is chosen so that games are short. */
export async function seeded(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let drawn = start;
    crypto.getRandomValues = (bytes) => {
      if (!(bytes instanceof Uint8Array)) throw new Error("only bytes are drawn here");
      for (let at = 0; at < bytes.length; at += 1) {
        drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = drawn >>> 24;
      }
      return bytes;
    };
    let names = 0;
    crypto.randomUUID = () => {
      names += 1;
      return `00000000-0000-4000-8000-${String(names).padStart(12, "0")}`;
    };
  }, seed);
}

/** Switches off pauses of bots, animations of dice and the coach: tests wait for events, not for animations. */
export async function hurried(page: Page, more: Partial<Settings> = {}): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem("courtly.settings", JSON.stringify(settings)),
    { pace: "swift", dice: "fast", coach: "off", ...more },
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/** Opens a position as a person would: by pasting its record on the start page. */
export async function pasteRecord(
  page: Page,
  record: string,
  bots: readonly string[] = [],
): Promise<void> {
  await page.goto("./");
  await page.getByRole("button", { name: "Open a file or paste" }).click();
  await page.getByRole("textbox", { name: "Or its text" }).fill(record);
  await page.getByRole("button", { name: "Read it" }).click();
  for (const name of bots)
    await page.getByRole("combobox", { name: `Who plays ${name}` }).selectOption("squire");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/#\/table\//); // the game is stored then
}

/** Opens a record as a saved game, as if it had been pasted before: most tests begin at the table. */
export async function openRecord(
  page: Page,
  record: string,
  bots: readonly string[] = [],
  level?: string,
): Promise<void> {
  const game = gameOf(record, bots, level);
  await saveGame(page, game);
  await page.goto(`./#/table/${game.card.id}`);
}

/** The record of the open game, as the menu shows it. */
export async function recordShown(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Record of this game" }).click();
  const record = await page.getByRole("textbox", { name: "Record" }).inputValue();
  await page.keyboard.press("Escape");
  return record;
}

/** The record of the open game, as this browser has stored it. */
export async function recordKept(page: Page): Promise<string> {
  return String(await kept(page, "records"));
}

/** The events of the record that the menu shows, line by line. */
export async function eventsShown(page: Page): Promise<readonly string[]> {
  return eventsIn(await recordShown(page));
}

/** The intervals for polling: short at first. */
export const SOON_MS = [20, 50, 100];

/** The events of the stored record. Writes that have begun are completed first. */
export async function eventsKept(page: Page): Promise<readonly string[]> {
  return eventsIn(await recordKept(page));
}

export function eventsIn(record: string): readonly string[] {
  return record
    .slice(record.indexOf("---\n") + 4)
    .trim()
    .split("\n");
}

/** Whether this is the long run, which looks at every screen in both themes and at all sizes. */
export const isLongRun = () => base.info().project.name === "long";

const BOTH = ["light", "dark"] as const;

/** Checks accessibility in these themes, or in the long run in both, and leaves the page in the light one. */
export async function expectNoViolations(
  page: Page,
  themes: readonly ("light" | "dark")[] = BOTH,
): Promise<void> {
  const wanted = isLongRun() && themes.length > 0 ? BOTH : themes;
  for (const [at, colorScheme] of wanted.entries()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await atRest(page);
    // Another theme changes only colours.
    expect(await violations(page, at === 0 ? ALL : COLOURS), `in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The same for a page that the server makes, whose colours follow the browser alone. */
export async function expectNoViolationsOfServer(page: Page): Promise<void> {
  for (const colorScheme of BOTH) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, ALL), `in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Waits until all animations have ended, also those that begin in the next frames, as after a change of theme. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Some animations begin a few frames later.
    for (const _ of [1, 2, 3]) {
      for (const __ of [1, 2]) await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    }
  });
}

const ALL = {};
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };

async function violations(page: Page, rules: typeof ALL): Promise<readonly string[]> {
  // The page has no frames, so the simple mode of axe is enough. Its script is injected once.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const found = await new AxeBuilder({ page, ...(isThere && { axeSource: "void 0" }) })
    .options({ resultTypes: ["violations"], ...rules })
    .setLegacyMode()
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  // A table changes its layout a moment after a change of size.
  await expect.poll(overhang).toBe(0);
}

/** A button that a player would press, and its centre. */
export interface NamedButton {
  readonly name: RegExp;
  readonly x: number;
  readonly y: number;
}

/** The first of these buttons that can be pressed at the next frame, or that the game is over. */
async function preferredButton(
  page: Page,
  buttons: readonly RegExp[],
): Promise<NamedButton | "over" | undefined> {
  const found = await page.evaluate(findButton, buttons);
  if (found === undefined || found === "over") return found;
  const name = buttons[found.at];
  return name && { name, x: found.x, y: found.y };
}

/** Presses a button: by mouse or touch. */
export type Press = (page: Page, button: NamedButton) => Promise<void>;

export const byMouse: Press = (page, { x, y }) => page.mouse.click(x, y);
export const byFinger: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** The names of the buttons that a player would press now, the preferred one first. */
export type PreferredButtons = (page: Page) => readonly RegExp[] | Promise<readonly RegExp[]>;

/**
 * Presses the preferred available button again and again until the game is over; the timeout of the test is the limit.
 */
export async function playOn(page: Page, press: Press, buttons: PreferredButtons): Promise<void> {
  for (;;) {
    const button = await preferredButton(page, await buttons(page));
    if (button === "over") return;
    if (button !== undefined) await press(page, button);
  }
}

/** Changes the language as another window of the same browser would. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "courtly.settings";
    const before = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    const newValue = JSON.stringify({ ...before, language: wanted });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, language);
}
