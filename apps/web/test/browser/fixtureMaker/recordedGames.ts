import { assert } from "@courtly/engine";
import { sitDown, whoseTurn } from "../support/people.ts";
import { KEEP_ALL, keeper, ROLL } from "../support/players.ts";
import {
  comeBack,
  courtsButtons,
  moverAt,
  personOf,
  playPages,
  pressOn,
  received,
  resign,
  sent,
  takeBack,
} from "./drivenPages.ts";
import { goOn } from "./lostMoves.ts";
import { beginWithoutShare } from "./onlineTables.ts";
import { secondWindow, tableAt } from "./persons.ts";
import type { MakeRecording, Recorded, Recording } from "./recordings.ts";

/** Two players return to a final round. A window that missed a roll is refused. Then they play a rematch. */
async function kingToItsEnd({ ada, ben, recorder, idOf }: Recording): Promise<Recorded> {
  const table = idOf("king");
  await comeBack([ada, ben], table);
  const now = await moverAt([ada.page, ben.page]);
  assert(now !== undefined, "the game goes on");
  const mover = personOf(now.page, [ada, ben]);
  const second = await secondWindow(mover, recorder);
  await comeBack([second], table);
  const roll = second.page.getByRole("button", { name: ROLL }).first();
  await roll.waitFor();
  second.traffic.holdBack();
  await pressOn(now, rolls);
  await roll.click();
  await received(recorder, ({ message }) => message["code"] === "stale");
  await second.page.close();
  await playPages([ada.page, ben.page], { buttons: async () => keeper(ada.page), turns: 10 });
  await ada.page.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((address) => !address.href.endsWith(table));
  await ben.page.getByRole("button", { name: "To the next table" }).click();
  await whoseTurn([ada.page, ben.page]);
  return { name: "king", tables: [table, tableAt(ada.page)], isWholeLife: false };
}

/** Rolls. A press on a card that was late may have opened its sheet. */
const rolls = async () => [/^Close$/, ROLL];

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
  if (mover !== undefined) await pressOn(mover, rolls);
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

export const RECORDED_GAMES: readonly MakeRecording[] = [
  kingToItsEnd,
  courtsGoesOn,
  lifeOfKing,
  lifeOfCourts,
  hostCloses,
  shareIsLate,
  continueLost,
];
