import { setTimeout } from "node:timers/promises";
import { assert, type Player } from "@courtly/engine";
import { awaitedTurn, stageOf, type TableState } from "@courtly/protocol";
import type { Locator, Page } from "@playwright/test";
import { openTable, sitDown } from "../support/people.ts";
import { takeSeat, type Client } from "./client.ts";
import type { MakersServer } from "./makersServer.ts";
import { BEN, mayRoll, playSeats, type MadeTable, type TableMaking } from "./onlineTables.ts";
import { seatOf, tableAt } from "./persons.ts";
import { playAsSquires } from "./squires.ts";

/** Time passes in such steps: a server takes a step of 20 seconds for an outage, and ends no turn for a minute. */
const STEP_MS = 15_000;
/** The pause in which a server does what is due after a step, and its devices answer. */
const LOOK_MS = 100;

/** Ben's seat at these tables. */
const BENS: Player = 1;

const isBensTurn = (now: TableState) => awaitedTurn(now)?.player === BENS;

/** Makes tables whose players are away. Time passes on the clock of the server, so they are made on an earlier day. */
export async function makeAbsentTables(
  making: TableMaking,
  { pass }: MakersServer,
): Promise<readonly MadeTable[]> {
  return [await outOfTime(making, pass), await held(making, pass)];
}

/** Lets time pass on the clock of a server. */
type Pass = (ms: number) => Promise<void>;

/**
 * Lets time pass until the page shows something. A page counts by its own clock from what the server says when it connects,
 * so it is loaded again after each step.
 */
export async function passUntilShown(page: Page, wanted: Locator, pass: Pass): Promise<void> {
  do {
    await pass(STEP_MS);
    await page.reload();
    await wanted.waitFor({ timeout: 1000 }).catch(() => undefined);
  } while (!(await wanted.isVisible()));
}

/** Lets time pass until the table is in this state. */
async function passUntil(
  pass: Pass,
  client: Client,
  isSo: (now: TableState) => boolean,
): Promise<void> {
  while (!isSo(client.tableState())) {
    await pass(STEP_MS);
    await setTimeout(LOOK_MS);
  }
}

/** Ben, a program, has run out of time twice, and has taken the seat back. Then both have ended the game. */
async function outOfTime(making: TableMaking, pass: Pass): Promise<MadeTable> {
  const { url, ada } = making;
  const choose = (page: Page) => page.getByText("Brisk", { exact: true }).click();
  await openTable(ada.page, { game: "To Court the King", choose });
  const id = tableAt(ada.page);
  const program = await takeSeat(url, id, { ...BEN, program: true });
  const seats = [await seatOf(ada, id), program];
  const { clients } = await playSeats(making, seats, isBensTurn);
  const [adas, bens] = clients;
  assert(adas !== undefined && bens !== undefined, "both have a client");
  await passUntil(pass, adas, (now) => now.lateTurn?.player === BENS);
  await playAsSquires([adas, undefined], isBensTurn);
  await passUntil(pass, adas, (now) => now.held.includes(BENS));
  await bens.ask({ kind: "takeBack" });
  await adas.until((now) => !now.held.includes(BENS));
  await playAsSquires([adas, undefined], isBensTurn);
  for (const client of [adas, bens]) await client.ask({ kind: "propose", what: "end" });
  await adas.until((now) => stageOf(now) === "over");
  for (const client of clients) client.close();
  return { name: "out-of-time", id, seats };
}

/** Ben is away. Ada has asked the Steward to play for him, and can roll now. */
async function held(making: TableMaking, pass: Pass): Promise<MadeTable> {
  const { ada, ben } = making;
  const link = await openTable(ada.page, { game: "To Court the King" });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await seatOf(ben, id)];
  const { clients } = await playSeats(making, seats, isBensTurn);
  const [adas, bens] = clients;
  assert(adas !== undefined && bens !== undefined, "both have a client");
  await ben.page.goto("about:blank");
  bens.close();
  const ask = ada.page.getByRole("button", { name: "Ask the Steward" });
  await passUntilShown(ada.page, ask, pass);
  await ask.click();
  await adas.until((now) => now.held.includes(BENS));
  await playAsSquires([adas, undefined], mayRoll);
  adas.close();
  await ada.page.goto("about:blank");
  return { name: "held", id, seats };
}
