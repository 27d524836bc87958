import { setTimeout } from "node:timers/promises";
import { assert, readRecord, type ByPlayer } from "@courtly/engine";
import type { SocketLine } from "@courtly/testkit/fixtures";
import type { Page } from "@playwright/test";
import { byMouse, playOn, type PreferredButtons } from "../support/courtly.ts";
import { recordThere, sitDown, whoseTurn } from "../support/people.ts";
import { HURRY, KEEP_ALL, keeper, ROLL, squireAt } from "../support/players.ts";
import { BOXES } from "../../../development/screens/keptGames.ts";
import { goOn } from "./lostMoves.ts";
import { beginWithoutShare, type MadeTable, type TableMaking } from "./onlineTables.ts";
import { secondWindow, tableAt, type Person } from "./persons.ts";
import type { Recorder } from "./recorder.ts";

/** One file of messages: its name, and the tables that it is about. */
export interface Recorded {
  readonly name: string;
  readonly tables: readonly string[];
  /** Whether it begins with the creation of its table. */
  readonly isWholeLife: boolean;
}

interface Recording extends TableMaking {
  readonly cleo: Person;
  readonly recorder: Recorder;
  readonly idOf: (name: MadeTable["name"]) => string;
}

/** Continues the tables of the copied store. Only pages act here, because their messages are the fixture. */
export async function playRecorded(recording: Recording): Promise<readonly Recorded[]> {
  const recorded: Recorded[] = [];
  for (const record of RECORDED) {
    const one = await record(recording);
    console.log(`made: messages of '${one.name}'`);
    recorded.push(one);
  }
  return recorded;
}

/** Two players return to a final round. A window that missed a roll is refused. Then they play a rematch. */
async function kingToItsEnd({ ada, ben, recorder, idOf }: Recording): Promise<Recorded> {
  const table = idOf("king");
  await comeBack([ada, ben], table);
  const mover = personOf(await whoseTurn([ada.page, ben.page]), [ada, ben]);
  const second = await secondWindow(mover, recorder);
  await comeBack([second], table);
  const roll = { name: ROLL };
  await second.page.getByRole("button", roll).first().waitFor();
  second.traffic.holdBack();
  await mover.page.getByRole("button", roll).first().click();
  await mover.page.getByRole("button", KEEP).first().waitFor();
  await second.page.getByRole("button", roll).first().click();
  await received(recorder, ({ message }) => message["code"] === "stale");
  await second.page.close();
  await playPages([ada.page, ben.page], { buttons: async () => keeper(ada.page), turns: 10 });
  await ada.page.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((address) => !address.href.endsWith(table));
  await ben.page.getByRole("button", { name: "To the next table" }).click();
  await whoseTurn([ada.page, ben.page]);
  return { name: "king", tables: [table, tableAt(ada.page)], isWholeLife: false };
}

const KEEP = { name: KEEP_ALL };

/** Two players return in the middle of a game, undo something, and lose the connection for a moment. */
async function courtsGoesOn({ ada, ben, recorder, idOf }: Recording): Promise<Recorded> {
  const table = idOf("courts");
  const pages = [ada.page, ben.page];
  await comeBack([ada, ben], table);
  await playPages(pages, { buttons: courtsButtons, turns: 2 });
  await takeBack(pages, courtsButtons);
  await ada.page.evaluate(() => dispatchEvent(new Event("online")));
  ada.traffic.cut();
  await sent(
    recorder,
    ({ message }) => message.kind === "hello" && message["signature"] !== undefined,
  );
  await playPages(pages, { buttons: courtsButtons, turns: 1 });
  return { name: "courts", tables: [table], isWholeLife: false };
}

/** From the invitation to the resignation: Ben joins by code, at first with a name that is taken. */
async function lifeOfKing({ ada, ben, idOf }: Recording): Promise<Recorded> {
  const table = idOf("life-king");
  const pages = [ada.page, ben.page];
  await comeBack([ada], table);
  const code = await ada.page.locator(".invitation-code b").innerText();
  await ben.page.goto("./#/");
  await ben.page.getByRole("link", { name: /^Join Ben/ }).waitFor();
  for (const typed of ["OOO-111", code]) {
    await ben.page.getByRole("textbox", { name: "Have a code?" }).fill(typed);
    await ben.page.getByRole("button", { name: "Join table" }).click();
    if (typed !== code) await ben.page.getByText("No open table has this code").first().waitFor();
  }
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.page.getByText("Somebody at this table has that name").first().waitFor();
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await whoseTurn(pages);
  const buttons = async () => keeper(ada.page);
  await playPages(pages, { buttons, turns: 4 });
  const mover = await moverAt(pages);
  await mover?.page.getByRole("button", { name: ROLL }).first().click();
  await takeBack(pages, async () => [KEEP_ALL]);
  await playPages(pages, { buttons, turns: 3 });
  await resign(ben.page);
  await ada.page.getByRole("dialog", { name: "Ada won: Ben resigned" }).waitFor();
  return { name: "life-king", tables: [table], isWholeLife: true };
}

/** A request for a seat is lost; one of three watches first, one leaves and returns; then they play. */
async function lifeOfCourts({ ada, ben, cleo, recorder, idOf }: Recording): Promise<Recorded> {
  const table = idOf("life-courts");
  const link = `./#/online/${table}`;
  await comeBack([ben], table);
  ada.traffic.loseSeatRequests(true);
  await sitDown(ada.page, link);
  await received(recorder, ({ message }) => message["code"] === "wrong-token");
  ada.traffic.loseSeatRequests(false);
  await ada.page.getByRole("button", { name: "Sit down" }).click();
  await ada.page.getByRole("button", { name: "Leave the table" }).waitFor();
  await cleo.page.goto(link);
  await cleo.page.getByRole("button", { name: "Sit down" }).waitFor();
  await ada.page.getByRole("button", { name: "Leave the table" }).click();
  await ada.page.getByRole("button", { name: "Leave", exact: true }).click();
  await ada.page.waitForURL(/#\/$/);
  await cleo.page.getByRole("button", { name: "Sit down" }).click();
  await sitDown(ada.page, link);
  const pages = [ben.page, cleo.page, ada.page];
  await whoseTurn(pages);
  await playPages(pages, { buttons: courtsButtons, turns: 4 });
  return { name: "life-courts", tables: [table], isWholeLife: true };
}

async function hostCloses({ ada, idOf }: Recording): Promise<Recorded> {
  const table = idOf("waiting");
  await comeBack([ada], table);
  await ada.page.getByRole("button", { name: "Close the table" }).click();
  await ada.page.getByRole("button", { name: "Close it" }).click();
  await ada.page.waitForURL(/#\/$/);
  return { name: "waiting", tables: [table], isWholeLife: false };
}

/** The share of Ben is late, and Ada agrees to begin without it. */
async function shareIsLate({ ada, idOf }: Recording): Promise<Recorded> {
  const table = idOf("late-share");
  await comeBack([ada], table);
  await beginWithoutShare(ada.page);
  return { name: "late-share", tables: [table], isWholeLife: false };
}

/** The server was restored and has lost moves. Ada's page presents them, and Ben's follows to the new table. */
async function continueLost({ ada, ben, idOf }: Recording): Promise<Recorded> {
  const table = idOf("lost");
  return { name: "lost", tables: [table, await goOn([ada, ben], table)], isWholeLife: false };
}

async function comeBack(people: readonly Person[], table: string): Promise<void> {
  for (const { page } of people) {
    await page.goto("./#/credits");
    await page.goto(`./#/online/${table}`);
    const news = page.getByRole("button", { name: "To the table" });
    const isThere = page.locator(".table-frame, .lobby").first();
    await isThere.waitFor();
    if (await news.isVisible()) await news.click();
  }
}

function personOf(page: Page, people: readonly Person[]): Person {
  const person = people.find((each) => each.page === page);
  assert(person !== undefined, "a person decides");
  return person;
}

/** The buttons that the player to move would press, by the record of the table. */
type ButtonsAt = (record: string, page: Page) => Promise<readonly RegExp[]>;

const courtsButtons: ButtonsAt = async (record) => squireAt(record);

interface Playing {
  readonly buttons: ButtonsAt;
  /** The number of turns; fewer if the game ends before. */
  readonly turns: number;
}

/** Lets the pages play one after the other, so that messages are recorded in the order of the log. */
async function playPages(pages: ByPlayer<Page>, { buttons, turns }: Playing): Promise<void> {
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
async function moverAt(pages: ByPlayer<Page>): Promise<Mover | undefined> {
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

/** Presses buttons until the server's record has changed. A press that the server was slow to answer may have done so already. */
async function pressOn({ page, record: before }: Mover, buttons: ButtonsAt): Promise<void> {
  const untilChanged: PreferredButtons = async () => {
    const record = await recordThere(page);
    if (record !== before) throw new Changed();
    return [HURRY, ...(await buttons(record, page))];
  };
  try {
    await playOn(page, byMouse, untilChanged);
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
  }
}

/** Plays until a move that is not a roll was made, and undoes it. */
async function takeBack(pages: ByPlayer<Page>, buttons: ButtonsAt): Promise<void> {
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

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  const asked = page.getByRole("dialog", { name: "Resign?" });
  await asked.getByRole("button", { name: "Resign" }).click();
}

type IsIt = (line: SocketLine) => boolean;

/** Waits until the server has sent such a message. */
async function received({ lines }: Recorder, isIt: IsIt): Promise<void> {
  while (!lines.some((line) => line.kind === "toClient" && isIt(line))) await setTimeout(LOOK_MS);
}

/** Waits until a page has sent such a message. */
async function sent({ lines }: Recorder, isIt: IsIt): Promise<void> {
  while (!lines.some((line) => line.kind === "toServer" && isIt(line))) await setTimeout(LOOK_MS);
}

const LOOK_MS = 20;

const RECORDED: readonly ((recording: Recording) => Promise<Recorded>)[] = [
  kingToItsEnd,
  courtsGoesOn,
  lifeOfKing,
  lifeOfCourts,
  hostCloses,
  shareIsLate,
  continueLost,
];
