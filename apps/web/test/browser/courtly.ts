import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

/** Every test fails on an error that the page only whispers to its console. */
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

/** The next throws show these faces; after them chance is back. Faces are bytes of the platform's randomness. */
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

/** The same dice and bots in every run: games as short as this seed makes them. */
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

/** Bots without pauses, dice without a tumble: tests wait for what happens, not for how it looks. */
export async function hurried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("courtly.settings", JSON.stringify({ pace: "swift", dice: "fast" }));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
}

interface Position {
  readonly game: "to-court-the-king" | "rolling-courts";
  readonly players?: string;
  readonly lines: readonly string[];
}

export function recordOf({ game, players = "Ada, Ben", lines }: Position): string {
  return ["courtly 1", `game ${game}`, `players ${players}`, ...lines, "---", ""].join("\n");
}

/** Opens a position as a person would: by pasting its record on the start page. */
export async function openRecord(
  page: Page,
  record: string,
  bots: readonly string[] = [],
): Promise<void> {
  await page.goto("./");
  await page.getByRole("button", { name: "Open a file or paste" }).click();
  await page.getByRole("textbox", { name: "Or its text" }).fill(record);
  await page.getByRole("button", { name: "Read it" }).click();
  for (const name of bots)
    await page
      .getByRole("group", { name: `Who plays ${name}` })
      .getByRole("radio", { name: "Squire" })
      .check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/#\/table\//); // it is kept then
}

/** The record of the open game, as the menu shows it. */
export async function recordShown(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Record of this game" }).click();
  const record = await page.getByRole("textbox", { name: "Record" }).inputValue();
  await page.keyboard.press("Escape");
  return record;
}

/** The record of the open game, as this browser keeps it. */
export function recordKept(page: Page): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("courtly");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("records").objectStore("records").get(id);
          reading.addEventListener("error", () => reject(new Error("no record")));
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve(String(reading.result));
          });
        });
      }),
    new URL(page.url()).hash.slice("#/table/".length),
  );
}

/** What happened since the beginning, line by line. */
export async function eventsShown(page: Page): Promise<readonly string[]> {
  const record = await recordShown(page);
  return record
    .slice(record.indexOf("---\n") + 4)
    .trim()
    .split("\n");
}

export async function expectNoViolations(page: Page): Promise<void> {
  // What fades in is not looked at half-way.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`),
  ).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  // A table lays itself out anew after a change of size.
  await expect.poll(overhang).toBe(0);
}

/** The names of the buttons that can be pressed at the next frame, from the top of the page on, in one look. */
function pressable(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    return [...top.querySelectorAll("button")]
      .filter(
        (button) =>
          button.checkVisibility() &&
          !button.disabled &&
          button.getAttribute("aria-selected") !== "true" &&
          button.getAttribute("aria-disabled") !== "true",
      )
      .map((button) => button.getAttribute("aria-label") ?? button.textContent.trim());
  });
}

/** How a person presses something: by mouse, finger or keys. */
export type Press = (page: Page, name: RegExp) => Promise<void>;

/** Where it is, now: a slow machine's frames are no reason to wait for one that stands still. */
const QUICKLY = { timeout: 400, force: true };
// What was there a moment ago may be gone: whoever presses looks again.
const gone = () => undefined;
const named = (page: Page, name: RegExp) =>
  page
    .getByRole("button", { name, disabled: false })
    .or(page.getByRole("tab", { name, selected: false }))
    .first();

export const byMouse: Press = (page, name) => named(page, name).click(QUICKLY).catch(gone);
export const byFinger: Press = (page, name) => named(page, name).tap(QUICKLY).catch(gone);

/** Without a mouse: the focus goes there as Tab and arrows would, one key after the other. */
export const byKeys: Press = async (page, name) => {
  await named(page, name).focus({ timeout: 2000 }).catch(gone);
  await page.keyboard.press("Enter");
};

/** What somebody would press now, the dearest wish first. */
export type Wishes = (page: Page) => readonly RegExp[] | Promise<readonly RegExp[]>;

/** Presses what is wished for and there, again and again, until the end is there; the test's own time is the limit. */
export async function playOn(page: Page, press: Press, wishes: Wishes): Promise<void> {
  // Said in the title: a key too many may have closed the finale already.
  while (!(await page.title()).startsWith("The end")) {
    const names = await pressable(page);
    const wish = (await wishes(page)).find((each) => names.some((name) => each.test(name)));
    if (wish !== undefined) await press(page, wish);
  }
}
