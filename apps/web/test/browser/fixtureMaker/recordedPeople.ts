import type { Logged } from "@courtly/protocol";
import type { Message } from "@courtly/testkit/fixtures";
import { ROLL, keeper } from "../support/players.ts";
import { passUntilShown } from "./absentTables.ts";
import { arrange, chooseInMenu, goOnWith } from "./agreedTables.ts";
import { comeBack, playPages, received } from "./drivenPages.ts";
import type { Person } from "./persons.ts";
import type { MakeRecording, Recorded, Recording } from "./recordings.ts";

/** The host changes the lobby and hands it over. */
async function hostArranges({ ada, ben, idOf }: Recording): Promise<Recorded> {
  const table = idOf("arranged");
  await comeBack([ada, ben], table);
  await arrange(ben.page, { pace: "Steady", host: "Ada" });
  return { name: "arranged", tables: [table], isWholeLife: false };
}

/** Two players resume their game, say something, keep a die and roll the others at once, and end the game together. */
async function playersAgree({ ada, ben, recorder, idOf }: Recording): Promise<Recorded> {
  const table = idOf("paused");
  await comeBack([ada, ben], table);
  await ben.page.getByRole("button", { name: "Resume the game" }).click();
  await ada.page.getByRole("button", { name: "Say" }).click();
  await ada.page.keyboard.press("3");
  await received(recorder, ({ message, who }) => message.kind === "said" && who === ben.name);
  await ada.page.getByRole("button", { name: ROLL }).click();
  await ada.page.locator(".king-die").first().click();
  await ada.page.getByRole("button", { name: /^Keep 1, roll/ }).click();
  await proposeEnd(ada);
  await ben.page.getByRole("button", { name: "No, play on" }).click();
  // Nobody proposes the same again before a move, so Ben does.
  await proposeEnd(ben);
  await ada.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [ada, ben])
    await page.getByText("The players ended the game together").first().waitFor();
  return { name: "paused", tables: [table], isWholeLife: false };
}

async function proposeEnd({ page }: Person): Promise<void> {
  await chooseInMenu(page, "End the game without a winner");
  await page.getByRole("button", { name: "Propose it" }).click();
}

/** Ada takes her seat away from her phone, and hands it over to the phone again. */
async function changeDevices({ ada, phone, idOf }: Recording): Promise<Recorded> {
  const table = idOf("two-devices");
  await comeBack([ada], table);
  await chooseInMenu(ada.page, "You also play on another device.");
  await ada.page.getByRole("button", { name: "Remove the other device" }).click();
  await ada.page.getByRole("button", { name: "Remove it" }).click();
  await ada.page.getByRole("dialog").waitFor({ state: "hidden" });
  await goOnWith(phone, ada.page);
  return { name: "two-devices", tables: [table], isWholeLife: false };
}

/**
 * Ben takes his seat back from the Steward and goes away again, so that Ada asks the Steward once more. What the Steward plays
 * then is no message of a page: later bots may play otherwise.
 */
async function stewardHolds({ ada, ben, recorder, idOf, pass }: Recording): Promise<Recorded> {
  const table = idOf("held");
  await comeBack([ada, ben], table);
  await ben.page.getByRole("button", { name: "Take your seat back" }).click();
  await ben.page.locator(".away-notice").waitFor({ state: "hidden" });
  const pages = [ada.page, ben.page];
  await playPages(pages, { buttons: async () => keeper(ada.page), turns: 1 });
  await ben.page.goto("about:blank");
  const ask = ada.page.getByRole("button", { name: "Ask the Steward" });
  await passUntilShown(ada.page, ask, (ms) => pass(table, ms));
  await ask.click();
  await received(recorder, ({ message }) => entriesIn(message).some(({ kind }) => kind === "held"));
  return { name: "held", tables: [table], isWholeLife: false };
}

/** The log entries in a message. */
function entriesIn({ entries = [] }: Message): readonly Logged["entry"][] {
  return (entries as readonly Logged[]).map(({ entry }) => entry);
}

/** In the order of playing. Time passes in the last one. */
export const RECORDED_PEOPLE: readonly MakeRecording[] = [
  hostArranges,
  playersAgree,
  changeDevices,
  stewardHolds,
];
