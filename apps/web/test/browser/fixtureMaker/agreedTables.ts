import { assert } from "@courtly/engine";
import type { Page } from "@playwright/test";
import { expect } from "../support/courtly.ts";
import { openTable, sitDown } from "../support/people.ts";
import { setWebhook } from "./client.ts";
import { mayRoll, playSeats, type MadeTable, type TableMaking } from "./onlineTables.ts";
import { seatOf, tableAt, type Person } from "./persons.ts";

/** Makes tables whose players arrange something with each other, or go on with another device. */
export async function makeAgreedTables(
  making: TableMaking,
  phone: Person,
): Promise<readonly MadeTable[]> {
  return [await arranged(making), await paused(making), await twoDevices(making, phone)];
}

/** Enough seats that the game does not begin when a bot sits down. */
const OTHERS = ["open", "open", "open"] as const;

/** A lobby whose host has handed it over to Ben, who is told by a webhook when it is full. */
async function arranged({ url, ada, ben }: TableMaking): Promise<MadeTable> {
  const link = await openTable(ada.page, { game: "Rolling Courts", seats: OTHERS });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const bens = await setWebhook(url, await seatOf(ben, id), "https://ntfy.example/ben");
  await arrange(ada.page, { pace: "Brisk", host: "Ben" });
  return { name: "arranged", id, seats: [await seatOf(ada, id), bens] };
}

/** The choices of a host in a lobby. */
interface Arranging {
  readonly pace: "Brisk" | "Steady";
  /** The player who becomes the host. */
  readonly host: string;
}

/** Changes the pace, puts a bot into an open seat, opens it again, and hands the table over. */
export async function arrange(page: Page, { pace, host }: Arranging): Promise<void> {
  const putBot = page.getByRole("button", { name: "Put a bot" });
  await page.getByText(pace, { exact: true }).click();
  await putBot.first().click();
  await page.getByRole("button", { name: "Open the seat" }).click();
  await putBot.nth(1).waitFor();
  const seat = page.locator(".lobby-seats > li").filter({ hasText: host });
  await seat.getByRole("button", { name: "Make host" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make host" }).click();
  await putBot.first().waitFor({ state: "hidden" });
}

/** A paused game of two pages. It was resumed once; Ada can roll when it is resumed again. */
async function paused(making: TableMaking): Promise<MadeTable> {
  const { ada, ben } = making;
  const link = await openTable(ada.page, { game: "To Court the King" });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await seatOf(ben, id)];
  const { clients } = await playSeats(making, seats, (now) => now.length > 20 && mayRoll(now));
  const [adas, bens] = clients;
  assert(adas !== undefined && bens !== undefined, "both have a client");
  const pause = { kind: "propose", what: "pause" } as const;
  await adas.ask(pause);
  await bens.ask({ kind: "decline" });
  // Nobody proposes the same again before a move, so Ben does.
  for (const client of [bens, adas]) await client.ask(pause);
  await adas.ask({ kind: "resume" });
  for (const client of [bens, adas]) await client.ask(pause);
  for (const client of clients) client.close();
  return { name: "paused", id, seats };
}

/** A slow game that Ada has begun on her phone and goes on with at her computer. */
async function twoDevices(making: TableMaking, phone: Person): Promise<MadeTable> {
  const { ada, ben } = making;
  const choose = (page: Page) => page.getByText("Slow", { exact: true }).click();
  const link = await openTable(phone.page, { game: "Rolling Courts", choose });
  await sitDown(ben.page, link);
  const id = tableAt(phone.page);
  const first = [await seatOf(phone, id), await seatOf(ben, id)];
  const begun = await playSeats(making, first, (now) => now.length > 20 && mayRoll(now));
  for (const client of begun.clients) client.close();
  await goOnWith(ada, phone.page);
  const seats = [await seatOf(ada, id), ...first.slice(1)];
  await phone.page.goto("about:blank");
  const { clients } = await playSeats(making, seats, (now) => now.length > 40 && mayRoll(now));
  for (const client of clients) client.close();
  return { name: "two-devices", id, seats };
}

/** Goes on with a second device at the table that a page shows. */
export async function goOnWith(second: Person, page: Page): Promise<void> {
  await chooseInMenu(page, "Continue on another device");
  const shown = page.getByRole("textbox", { name: "The link to your seat" });
  await expect(shown).toHaveValue(/#\/device\//);
  await second.page.goto(await shown.inputValue());
  await second.page.waitForURL(/#\/online\//);
}

/** Chooses an item of the menu of a table. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name }).click();
}
