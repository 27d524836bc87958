import type { Browser, Page } from "@playwright/test";
import { assert } from "@courtly/engine";
import type { Seat } from "./client.ts";
import type { Interception, Recorder } from "./recorder.ts";

/** A person with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly traffic: Interception;
}

interface Arrival {
  readonly name: string;
  readonly url: string;
  readonly recorder: Recorder;
}

/** Opens a new device. Its settings are made fast at the first visit only, so that later changes are kept. */
export async function arrive(browser: Browser, { name, url, recorder }: Arrival): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript((fast) => {
    const key = "courtly.settings";
    if (localStorage.getItem(key) === null) localStorage.setItem(key, fast);
  }, fastSettings(name));
  return openWindow(await context.newPage(), name, recorder);
}

function fastSettings(name: string): string {
  return JSON.stringify({ pace: "swift", dice: "fast", coach: "off", name });
}

/** Restores the settings of the first visit, so that this page can be driven again. */
export async function restoreFastSettings({ page, name }: Person): Promise<void> {
  await page.goto("./#/");
  await page.evaluate(
    (settings) => localStorage.setItem("courtly.settings", settings),
    fastSettings(name),
  );
  await page.reload();
}

/** Opens another window of the same device. */
export async function secondWindow(person: Person, recorder: Recorder): Promise<Person> {
  const page = await person.page.context().newPage();
  return openWindow(page, `${person.name}, second window`, recorder);
}

async function openWindow(page: Page, name: string, recorder: Recorder): Promise<Person> {
  page.setDefaultTimeout(30_000);
  return { name, page, traffic: await recorder.listenTo(page, name) };
}

/** The table that a page shows. */
export function tableAt(page: Page): string {
  const [, table] = /#\/online\/(.+)$/.exec(page.url()) ?? [];
  assert(table !== undefined, `no table at ${page.url()}`);
  return table;
}

/** Reads a device's seat at a table, as soon as the server has told which one it is. */
export async function seatOf({ page }: Person, table: string): Promise<Seat> {
  const kept = await page.waitForFunction((id) => {
    const text = localStorage.getItem(`courtly.seat.${id}`);
    const seat = text === null ? {} : (JSON.parse(text) as Partial<Seat>);
    return seat.player === undefined ? undefined : seat;
  }, table);
  const { token = "", player = 0 } = (await kept.jsonValue()) ?? {};
  return { table, token, player };
}
