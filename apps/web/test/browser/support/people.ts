import { randomBytes } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { BotLevel } from "@courtly/bots/names";
import { expect, hurried, test as base } from "./courtly.ts";
import { MARKET } from "./positions.ts";

/** Opens a device for a person; an error in the console of its page fails the test. */
export type Arrive = (name: string, options?: BrowserContextOptions) => Promise<Page>;

export const test = base.extend<{ arrive: Arrive }>({
  arrive: async ({ browser, baseURL }, use) => {
    const errors: string[] = [];
    const pages: Page[] = [];
    await use(async (name, options = {}) => {
      const page = await newPerson(browser, name, { ...(baseURL && { baseURL }), ...options });
      page.on("pageerror", (error) => errors.push(`${name}: ${error.message}`));
      page.on("console", (message) => {
        // Errors of connections that tests cut on purpose are ignored.
        if (
          message.type() === "error" &&
          !/WebSocket|ERR_CONNECTION|Failed to load/.test(message.text())
        )
          errors.push(`${name}: ${message.text()}`);
      });
      pages.push(page);
      return page;
    });
    expect(errors, "errors of the pages").toEqual([]);
    for (const page of pages) await page.context().close();
  },
});

export async function newPerson(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await hurried(page);
  await page.addInitScript((known) => {
    const before = JSON.parse(localStorage.getItem("courtly.settings") ?? "{}") as object;
    localStorage.setItem("courtly.settings", JSON.stringify({ ...before, name: known }));
  }, name);
  return page;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Wanted {
  readonly game: "To Court the King" | "Rolling Courts";
  /** The other seats: open for a person, or a bot. */
  readonly seats?: readonly ("open" | BotLevel)[];
  readonly listed?: boolean;
  /** Makes further choices in the form before the table is opened. */
  readonly choose?: (page: Page) => Promise<void>;
}

/** Opens a table as a person would, and returns its link. */
export async function openTable(page: Page, wanted: Wanted): Promise<string> {
  await askForTable(page, wanted);
  if (wanted.seats?.includes("open") === false) return page.url();
  return page.getByRole("textbox", { name: "The link to this table" }).inputValue();
}

/** Fills the form of a new table and sends it. */
export async function askForTable(
  page: Page,
  { game, seats = ["open"], listed = false, choose }: Wanted,
): Promise<void> {
  await page.goto("./");
  await page.getByRole("link", { name: `Invite by link to ${game}` }).click();
  for (const [at, kind] of seats.entries()) {
    if (at > 0) await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("combobox", { name: `Seat ${at + 2}` }).selectOption(kind);
  }
  if (listed) await page.getByRole("radio", { name: "Everybody here" }).check();
  await choose?.(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/#\/online\//);
}

/** Opens a table with a custom board, which is possible only by the protocol; the page takes its seat there. */
export async function openMarket(page: Page, name: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const response = await page.request.post("/api/tables", {
    data: {
      game: "rolling-courts",
      board: JSON.stringify(MARKET),
      seats: [{ kind: "you" }, { kind: "open" }, { kind: "bot", level: "squire" }],
      listed: false,
      name,
      shield: "azure",
      token,
    },
  });
  const { table } = (await response.json()) as { table: string };
  await page.addInitScript(
    ([key, seat]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, seat);
    },
    [`courtly.seat.${table}`, JSON.stringify({ table, token })] as const,
  );
  await page.goto(`./#/online/${table}`);
  return page.getByRole("textbox", { name: "The link to this table" }).inputValue();
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** The record of an online table, from the server. */
export function recordThere(page: Page): Promise<string> {
  const table = new URL(page.url()).hash.slice("#/online/".length);
  return page.evaluate(async (path) => (await fetch(path)).text(), `api/tables/${table}/record`);
}

/** The events of that record, line by line. */
export async function eventsThere(page: Page): Promise<readonly string[]> {
  const record = await recordThere(page);
  const events = record.slice(record.indexOf("---\n") + 4).trim();
  return events === "" ? [] : events.split("\n");
}

/** The one of these pages whose player decides now. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    const titles = await Promise.all(pages.map((page) => page.title()));
    found = pages[titles.findIndex((title) => title.includes("your turn"))];
    expect(found, titles.join(" | ")).toBeDefined();
  }).toPass();
  return found as Page;
}
