import { setTimeout } from "node:timers/promises";
import { assert, readRecord, type ByPlayer } from "@courtly/engine";
import type { SocketLine } from "@courtly/testkit/fixtures";
import type { Page } from "@playwright/test";
import { byMouse, playOn, type PreferredButtons } from "../support/courtly.ts";
import { recordThere } from "../support/people.ts";
import { HURRY, squireAt } from "../support/players.ts";
import { BOXES } from "../../../development/screens/keptGames.ts";
import { tableAt, type Person } from "./persons.ts";
import type { Recorder } from "./recorder.ts";

export async function comeBack(people: readonly Person[], table: string): Promise<void> {
  for (const { page } of people) {
    await page.goto("./#/credits");
    await page.goto(`./#/online/${table}`);
    const news = page.getByRole("button", { name: "To the table" });
    const isThere = page.locator(".table-frame, .lobby").first();
    await isThere.waitFor();
    if (await news.isVisible()) await news.click();
  }
}

export function personOf(page: Page, people: readonly Person[]): Person {
  const person = people.find((each) => each.page === page);
  assert(person !== undefined, "a person decides");
  return person;
}

/** The buttons that the player to move would press, by the record of the table. */
type ButtonsAt = (record: string, page: Page) => Promise<readonly RegExp[]>;

export const courtsButtons: ButtonsAt = async (record) => squireAt(record);

interface Playing {
  readonly buttons: ButtonsAt;
  /** The number of turns; fewer if the game ends before. */
  readonly turns: number;
}

/** Lets the pages play one after the other, so that messages are recorded in the order of the log. */
export async function playPages(pages: ByPlayer<Page>, { buttons, turns }: Playing): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const mover = await moverAt(pages);
    if (mover === undefined) return;
    let now: Mover | undefined = mover;
    while (now?.seat === mover.seat) {
      await pressOn(now, buttons);
      now = await moverAt(pages);
    }
  }
}

interface Mover {
  readonly seat: number;
  readonly page: Page;
  /** The server's record at that moment. */
  readonly record: string;
}

/**
 * The seat that decides according to the server's record, and its page as soon as it shows that; `undefined` when the
 * game is over.
 */
export async function moverAt(pages: ByPlayer<Page>): Promise<Mover | undefined> {
  for (;;) {
    const record = await recordThere(pages[0] as Page);
    const reading = readRecord(record, BOXES);
    assert(reading.ok, "the server's record can be read");
    const { turn, playerOf } = reading.value.table;
    if (turn.kind !== "decide") return undefined;
    const page = pages[playerOf(turn.seat)];
    assert(page !== undefined, "everybody has a page");
    if ((await page.title()).includes("your turn")) return { seat: turn.seat, page, record };
    await setTimeout(LOOK_MS);
  }
}

class Changed extends Error {}

/** The button of the dialog that tells a player who comes back what has happened. It may come late. */
const NEWS = /^To the table$/;

/** Presses buttons until the server's record has changed. A press that the server was slow to answer may have done so already. */
export async function pressOn({ page, record: before }: Mover, buttons: ButtonsAt): Promise<void> {
  const untilChanged: PreferredButtons = async () => {
    const record = await recordThere(page);
    if (record !== before) throw new Changed();
    return [HURRY, NEWS, ...(await buttons(record, page))];
  };
  try {
    await playOn(page, byMouse, untilChanged);
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
  }
}

/** Plays until a move that is not a roll was made, and undoes it. */
export async function takeBack(pages: ByPlayer<Page>, buttons: ButtonsAt): Promise<void> {
  let mover = await moverAt(pages);
  while (mover !== undefined && !(await lastLine(mover.page)).startsWith("*")) {
    await pressOn(mover, buttons);
    mover = await moverAt(pages);
  }
  assert(mover !== undefined, "the game goes on");
  const { page } = mover;
  await pressOn(mover, buttons);
  const before = await recordThere(page);
  await page.keyboard.press("u");
  await page.waitForFunction(
    async ([path, length]) => (await (await fetch(path)).text()).length < length,
    [`api/tables/${tableAt(page)}/record`, before.length] as const,
  );
}

async function lastLine(page: Page): Promise<string> {
  return (await recordThere(page)).trim().split("\n").at(-1) ?? "";
}

export async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  const asked = page.getByRole("dialog", { name: "Resign?" });
  await asked.getByRole("button", { name: "Resign" }).click();
}

type IsIt = (line: SocketLine) => boolean;

/** Waits until the server has sent such a message. */
export async function received({ lines }: Recorder, isIt: IsIt): Promise<void> {
  while (!lines.some((line) => line.kind === "toClient" && isIt(line))) await setTimeout(LOOK_MS);
}

/** Waits until a page has sent such a message. */
export async function sent({ lines }: Recorder, isIt: IsIt): Promise<void> {
  while (!lines.some((line) => line.kind === "toServer" && isIt(line))) await setTimeout(LOOK_MS);
}

const LOOK_MS = 20;
