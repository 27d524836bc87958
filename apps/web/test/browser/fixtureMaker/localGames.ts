import type { Page } from "@playwright/test";
import { readRecord, type Table } from "@courtly/engine";
import {
  byMouse,
  pasteRecord,
  playOn,
  recordKept,
  type PreferredButtons,
} from "../support/courtly.ts";
import { keeper, squire } from "../support/players.ts";
import { COURTS_OVER, KING } from "../support/positions.ts";
import { BOXES } from "../../../development/screens/keptGames.ts";

class Enough extends Error {}

/** Plays the open game of this device until it fulfils a condition, or is over. */
async function playUntil(
  page: Page,
  buttons: PreferredButtons,
  isEnough: (table: Table) => boolean,
): Promise<void> {
  await page.waitForURL(/#\/table\//);
  const untilEnough: PreferredButtons = async () => {
    if (isEnough(await tableKept(page))) throw new Enough();
    return buttons(page);
  };
  try {
    await playOn(page, byMouse, untilEnough);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
}

async function tableKept(page: Page): Promise<Table> {
  const reading = readRecord(await recordKept(page), BOXES);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value.table;
}

/** Whether so many events have happened and the first player, the person of the device, may roll. */
const isToRollAfter = (events: number) => (table: Table) =>
  table.length >= events &&
  table.turn.kind === "decide" &&
  table.playerOf(table.turn.seat) === 0 &&
  table.legal().includes("roll");

const never = () => false;

/** Makes games of all kinds on one device: running and finished, sealed and not, alone and around one screen. */
export async function makeLocalGames(page: Page): Promise<void> {
  await against(page, "To Court the King", 1);
  await playUntil(page, keeper, never);
  await against(page, "Rolling Courts", 1);
  await playUntil(page, squire, never);
  await pasteRecord(page, COURTS_OVER);
  await pasteRecord(page, KING, ["Jonas", "Ines", "Tobias"]);
  await aroundOneScreen(page);
  await onTwoRivers(page);
  await against(page, "To Court the King", 3);
  await playUntil(page, keeper, isToRollAfter(40));
  await against(page, "Rolling Courts", 1);
  await playUntil(page, squire, isToRollAfter(40));
}

async function against(page: Page, game: string, bots: number): Promise<void> {
  await page.goto("./#/");
  const folio = page.getByRole("article", { name: game });
  const count = folio.getByRole("button", { name: `${bots} opponent`, exact: bots === 1 });
  if ((await count.getAttribute("aria-pressed")) !== "true") await count.click();
  await folio.getByRole("button", { name: "Play now" }).click();
}

/** A game around one screen whose dice are not sealed, because the start seat is chosen. */
async function aroundOneScreen(page: Page): Promise<void> {
  await page.goto("./#/setup/to-court-the-king/people");
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Ada");
  await page.getByRole("textbox", { name: "Name of player 2" }).fill("Ben");
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("textbox", { name: "Name of player 3" }).fill("Zoë");
  await page.getByRole("combobox", { name: "Who plays Zoë" }).selectOption("steward");
  await page.getByRole("combobox", { name: "Who begins" }).selectOption("1");
  await page.getByRole("radio", { name: /^Italian/ }).check();
  await page.getByText("House rules").click();
  await page.getByText("There are 36 dice, not 12.").click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await playUntil(page, keeper, isToRollAfter(25));
}

/** A game on another board with a house rule, left in the middle of a turn. */
async function onTwoRivers(page: Page): Promise<void> {
  await page.goto("./#/setup/rolling-courts/bots");
  await page.getByRole("radio", { name: /^Two rivers/ }).check();
  await page.getByRole("group", { name: "Courts 6 and 1" }).getByRole("radio").last().check();
  await page.getByRole("button", { name: "Start the game" }).click();
  const isMidTurn = (table: Table) =>
    table.length > 30 &&
    table.turn.kind === "decide" &&
    table.playerOf(table.turn.seat) === 0 &&
    table.legal().includes("end");
  await playUntil(page, squire, isMidTurn);
}

/** Leaves one lesson half-way and plays the other to its end. */
export async function makeLessons(page: Page): Promise<void> {
  const goOn = page.getByRole("button", { name: /^(?:Go on|Skip this step)$/ });
  await page.goto("./#/lesson/to-court-the-king");
  for (let step = 0; step < 4; step += 1) {
    const where = await page.locator(".lesson-where b").innerText();
    await goOn.click();
    await page.locator(".lesson-where b").filter({ hasNotText: where }).waitFor();
  }
  await page.goto("./#/lesson/rolling-courts");
  const finale = page.locator("dialog.finale");
  while (!(await finale.isVisible())) await goOn.click({ timeout: 500 }).catch(() => undefined);
}

/** Changes every setting to another value than a new device has. */
export async function chooseSettings(page: Page): Promise<void> {
  await page.goto("./#/");
  await page.getByRole("button", { name: /your name, shield and settings/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "lion" }).check();
  for (const name of ["Dark", "Calmly"]) await dialog.getByRole("radio", { name }).check();
  for (const each of await dialog.getByRole("switch").all()) await each.click();
  await dialog.getByRole("radio", { name: "Deutsch" }).check();
  await page.keyboard.press("Escape");
}
