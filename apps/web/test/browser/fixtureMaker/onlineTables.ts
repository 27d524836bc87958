import { setTimeout } from "node:timers/promises";
import { assert } from "@courtly/engine";
import { LATE_MS, type TableState } from "@courtly/protocol";
import type { Page } from "@playwright/test";
import { openMarket, openTable, sitDown } from "../support/people.ts";
import {
  joinTable,
  newToken,
  memoryShares,
  openClient,
  postForSeat,
  takeSeat,
  type Answered,
  type Client,
  type Seat,
} from "./client.ts";
import { seatOf, tableAt, type Person } from "./persons.ts";
import { playAsSquires } from "./squires.ts";

/** A table that was made, with the seats whose tokens are known, in the order of the players. */
export interface MadeTable {
  readonly name: string;
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The last request of the first player, which a page might send again. */
  readonly answered?: Answered | undefined;
}

/** The server and the people that make the tables. */
export interface TableMaking {
  readonly url: string;
  readonly ada: Person;
  readonly ben: Person;
}

type MakeTables = (making: TableMaking) => Promise<readonly MadeTable[]>;

export const BEN = { name: "Ben", shield: "gules" } as const;
const CLEO = { name: "Cleo", shield: "vert" } as const;

/** Choices on the page of a new table. */
const CHOOSE = {
  manual: (page: Page) => page.getByRole("radio", { name: /^Manual/ }).check(),
  houseItalian: async (page: Page) => {
    await page.getByRole("radio", { name: /^Italian/ }).check();
    await page.getByText("House rules").click();
    await page.getByText("There are 36 dice, not 12.").click();
  },
  twoRivers: async (page: Page) => {
    await page.getByRole("radio", { name: /^Two rivers/ }).check();
    await page.getByRole("radio", { name: "Without, please" }).check();
  },
};

/** Whether the first player decides and may roll. */
export function mayRoll({ game }: TableState): boolean {
  const isFirst = game?.turn.kind === "decide" && game.playerOf(game.turn.seat) === 0;
  return isFirst && game.legal().includes("roll");
}

/** Makes a table that nobody joins: the server closes it when a day has passed. */
export async function makeForgottenTable({ ada }: TableMaking): Promise<MadeTable> {
  await openTable(ada.page, { game: "To Court the King" });
  const id = tableAt(ada.page);
  return { name: "forgotten", id, seats: [await seatOf(ada, id)] };
}

/** Makes all other tables. Two of them are only finished by `leaveHalfDone`. */
export async function makeTables(making: TableMaking): Promise<readonly MadeTable[]> {
  const makers: readonly MakeTables[] = [
    waiting,
    listed,
    closed,
    leftByHost,
    lateShare,
    withoutShare,
    agreedWithout,
    resigned,
    resignedAmongThree,
    resignedAmongBots,
    finishedKing,
    finishedCourts,
    king,
    courts,
    wholeLives,
    late,
    halfDone,
  ];
  const made: MadeTable[] = [];
  for (const make of makers) made.push(...(await make(making)));
  return made;
}

/** A table that waits for one more player; another player has left it before. */
async function waiting({ url, ada }: TableMaking): Promise<readonly MadeTable[]> {
  const game = "To Court the King";
  await openTable(ada.page, { game, seats: ["open", "open", "squire"], choose: CHOOSE.manual });
  const id = tableAt(ada.page);
  const cleo = await openClient(url, await takeSeat(url, id, CLEO));
  await cleo.ask({ kind: "leave" });
  cleo.close();
  const ben = await takeSeat(url, id, BEN);
  return [{ name: "waiting", id, seats: [await seatOf(ada, id), ben] }];
}

/** A listed table that waits for players. */
async function listed({ ben }: TableMaking): Promise<readonly MadeTable[]> {
  const wanted = { game: "Rolling Courts", seats: ["open", "open"], listed: true } as const;
  await openTable(ben.page, { ...wanted, choose: CHOOSE.twoRivers });
  const id = tableAt(ben.page);
  return [{ name: "listed", id, seats: [await seatOf(ben, id)] }];
}

async function closed({ ada: { page } }: TableMaking): Promise<readonly MadeTable[]> {
  await openTable(page, { game: "Rolling Courts" });
  const id = tableAt(page);
  await page.getByRole("button", { name: "Close the table" }).click();
  await page.getByRole("button", { name: "Close it" }).click();
  await page.waitForURL(/#\/$/);
  return [{ name: "closed", id, seats: [] }];
}

/** A host's page can only close its table; programs may also leave it. */
async function leftByHost({ url }: TableMaking): Promise<readonly MadeTable[]> {
  const seats = [{ kind: "you" }, { kind: "open" }];
  const request = { game: "to-court-the-king", seats, listed: false, ...CLEO, token: newToken() };
  const seat = await postForSeat(`${url}api/tables`, request);
  const cleo = await openClient(url, seat);
  await cleo.ask({ kind: "leave" });
  cleo.close();
  return [{ name: "left", id: seat.table, seats: [seat] }];
}

/** Ben's share of the dice was late, and Ada agreed to begin without it. Ada can roll now. */
async function late(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  await openTable(ada.page, { game: "To Court the King" });
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await takeSeat(url, id, BEN)];
  await beginWithoutShare(ada.page);
  const isEnough = (now: TableState) => mayRoll(now) && now.length > 40;
  const { answered } = await playSeats(making, seats, isEnough);
  return [{ name: "late", id, seats, answered }];
}

/** Agrees to begin without the share of the other player, until the clock of the server allows it too. */
export async function beginWithoutShare(page: Page): Promise<void> {
  const game = page.locator(".table-frame");
  const agree = page.getByRole("button", { name: "Begin without this share" });
  while (!(await game.isVisible())) await agree.click({ timeout: 500 }).catch(() => undefined);
}

/** Ben's share is late: Ada can agree to begin without it. */
async function lateShare(making: TableMaking): Promise<readonly MadeTable[]> {
  return [await withoutBensDevice(making, "late-share", "To Court the King")];
}

/** A table at which Ada's page has revealed its share, and Ben has taken a seat and not come. */
async function withoutBensDevice(
  { url, ada }: TableMaking,
  name: string,
  game: "To Court the King" | "Rolling Courts",
): Promise<MadeTable> {
  await openTable(ada.page, { game });
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await takeSeat(url, id, BEN)];
  const observer = await openClient(url, seats[0] as Seat);
  await observer.until(({ drawing }) => drawing?.parts[0]?.kind === "revealed");
  observer.close();
  return { name, id, seats };
}

/** Ada's own share was late, so that Ben began without it. Ada knows that and plays on. */
async function withoutShare(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  const { page } = ada;
  await openTable(page, { game: "To Court the King" });
  const id = tableAt(page);
  const seat = await seatOf(ada, id);
  await page.goto("about:blank");
  const seats = [seat, await takeSeat(url, id, BEN)];
  const ben = await openClient(url, seats[1] as Seat);
  await ben.until(({ drawing }) => drawing?.parts[1]?.kind === "revealed");
  await setTimeout(LATE_MS);
  await ben.agree();
  ben.close();
  await page.goto(`./#/online/${id}`);
  const told = page.getByRole("dialog", { name: "Your share is not in the dice" });
  await told.getByRole("button", { name: "Play on" }).click();
  const { clients } = await playSeats(making, seats, ({ length }) => length > 20);
  for (const client of clients) client.close();
  return [{ name: "without-share", id, seats }];
}

/** Ben's share was late, and Ada agreed on the page to begin without it. */
async function agreedWithout(making: TableMaking): Promise<readonly MadeTable[]> {
  const table = await withoutBensDevice(making, "agreed-without", "Rolling Courts");
  const { page } = making.ada;
  // The clock of the server is a little late, so the page offers this too early.
  await setTimeout(LATE_MS);
  await page.getByRole("button", { name: "Begin without this share" }).click();
  await page.locator(".table-frame").waitFor();
  const { clients } = await playSeats(making, table.seats, ({ length }) => length > 20);
  for (const client of clients) client.close();
  return [table];
}

async function resigned(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  await openTable(ada.page, { game: "To Court the King" });
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await takeSeat(url, id, BEN)];
  const { clients } = await playSeats(making, seats, ({ length }) => length > 30);
  await clients[1]?.ask({ kind: "resign" });
  await ada.page.getByRole("dialog", { name: "Ada won: Ben resigned" }).waitFor();
  return [{ name: "resigned", id, seats }];
}

/** A game of three in which one has resigned and a bot plays on. */
async function resignedAmongThree(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  await openTable(ada.page, { game: "Rolling Courts", seats: ["open", "open"] });
  const id = tableAt(ada.page);
  const cleo = await takeSeat(url, id, CLEO);
  const seats = [await seatOf(ada, id), cleo, await takeSeat(url, id, BEN)];
  const { clients } = await playSeats(making, seats, ({ length }) => length > 30);
  await clients[1]?.ask({ kind: "resign" });
  for (const client of clients) await client.until((now) => now.resigned.length === 1);
  const remaining = clients.map((client, player) => (player === 1 ? undefined : client));
  await playAsSquires(remaining, (now) => now.length > 60 && mayRoll(now));
  return [{ name: "resigned-among-three", id, seats }];
}

/** A game that was closed because its last person resigned. */
async function resignedAmongBots(making: TableMaking): Promise<readonly MadeTable[]> {
  const { ada } = making;
  await openTable(ada.page, { game: "To Court the King", seats: ["squire", "page"] });
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id)];
  const { clients } = await playSeats(making, seats, ({ length }) => length > 30);
  await clients[0]?.ask({ kind: "resign" });
  await ada.page.getByRole("dialog", { name: "You have resigned" }).waitFor();
  return [{ name: "resigned-among-bots", id, seats }];
}

/** A finished game, and its rematch. */
async function finishedKing(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  const game = "To Court the King";
  await openTable(ada.page, { game, seats: ["open", "squire"], choose: CHOOSE.houseItalian });
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await takeSeat(url, id, BEN)];
  await playSeats(making, seats, () => false);
  await ada.page.getByRole("button", { name: "Play again" }).click();
  await ada.page.waitForURL((address) => !address.href.endsWith(id));
  const next = tableAt(ada.page);
  // In a rematch everybody sits one seat further, with the same token.
  const ben = { ...(seats[1] as Seat), table: next, player: 0, shares: memoryShares() };
  const client = await openClient(url, ben);
  await client.until(({ game: begun }) => begun !== undefined);
  client.close();
  return [
    { name: "finished-king", id, seats },
    { name: "rematch", id: next, seats: [ben, await seatOf(ada, next)] },
  ];
}

/** A finished game on a board that came with the request. */
async function finishedCourts(making: TableMaking): Promise<readonly MadeTable[]> {
  const { url, ada } = making;
  await ada.page.goto("about:blank"); // so that the next page is loaded again
  await openMarket(ada.page, "Ada");
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await takeSeat(url, id, BEN)];
  await playSeats(making, seats, () => false);
  await ada.page.getByRole("dialog").getByRole("table").waitFor();
  return [{ name: "finished-courts", id, seats }];
}

/** Two pages in the final round: one turn is left. */
async function king(making: TableMaking): Promise<readonly MadeTable[]> {
  const { ada, ben } = making;
  const link = await openTable(ada.page, { game: "To Court the King", choose: CHOOSE.manual });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await seatOf(ben, id)];
  const isClaimed = ({ game }: TableState) => game?.lastAction() === "take king";
  await playSeats(making, seats, isClaimed, { undoes: true });
  return [{ name: "king", id, seats }];
}

/** Two pages with two colours each, in the middle of a game. */
async function courts(making: TableMaking): Promise<readonly MadeTable[]> {
  const { ada, ben } = making;
  const link = await openTable(ada.page, { game: "Rolling Courts" });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await seatOf(ben, id)];
  const isEnough = (now: TableState) => mayRoll(now) && now.length > 150;
  const { answered } = await playSeats(making, seats, isEnough, { undoes: true });
  return [{ name: "courts", id, seats, answered }];
}

/** Two tables that wait for their players. All messages about them are recorded, from the first to the last. */
async function wholeLives({ ada, ben }: TableMaking): Promise<readonly MadeTable[]> {
  await openTable(ada.page, { game: "To Court the King", choose: CHOOSE.houseItalian });
  const kings = tableAt(ada.page);
  const seats = ["open", "open"] as const;
  await openTable(ben.page, { game: "Rolling Courts", seats, choose: CHOOSE.twoRivers });
  const courts = tableAt(ben.page);
  return [
    { name: "life-king", id: kings, seats: [await seatOf(ada, kings)] },
    { name: "life-courts", id: courts, seats: [await seatOf(ben, courts)] },
  ];
}

/** Prepares the two tables of `leaveHalfDone`, while the page still speaks English. */
async function halfDone(making: TableMaking): Promise<readonly MadeTable[]> {
  const { ada } = making;
  await openTable(ada.page, { game: "Rolling Courts", seats: ["chancellor", "page"] });
  const bots = tableAt(ada.page);
  const seat = await seatOf(ada, bots);
  const { clients } = await playSeats(making, [seat], mayRoll);
  for (const client of clients) client.close();
  await openTable(ada.page, { game: "To Court the King" });
  const drawing = tableAt(ada.page);
  return [
    { name: "bot-to-move", id: bots, seats: [seat] },
    { name: "drawing", id: drawing, seats: [await seatOf(ada, drawing)] },
  ];
}

/**
 * Leaves one table in its drawing, with Ada's seal and without Ben's, and one while a bot thinks about its move. The
 * server must be stopped right after this.
 */
export async function leaveHalfDone(
  { url, ada }: TableMaking,
  made: readonly MadeTable[],
): Promise<readonly MadeTable[]> {
  const [bots, drawing] = [tableNamed(made, "bot-to-move"), tableNamed(made, "drawing")];
  await ada.page.goto(`./#/online/${drawing.id}`);
  const ben = await joinTable(url, drawing.id, BEN);
  const observer = await openClient(url, drawing.seats[0] as Seat);
  await observer.until((now) => now.drawing?.parts[0]?.kind === "sealed");
  observer.close();
  const player = await openClient(url, bots.seats[0] as Seat);
  await playAsSquires([player], ({ game }) => game?.turn.kind === "decide" && game.turn.seat !== 0);
  player.close();
  return made.map((table) =>
    table === drawing ? { ...table, seats: [...table.seats, ben] } : table,
  );
}

export function tableNamed(made: readonly MadeTable[], name: string): MadeTable {
  const table = made.find((each) => each.name === name);
  assert(table !== undefined, `there is a table '${name}'`);
  return table;
}

interface Played {
  /** Still connected. */
  readonly clients: readonly Client[];
  readonly answered: Answered | undefined;
}

/** Plays for these seats as soon as the dice are drawn. */
export async function playSeats(
  { url }: TableMaking,
  seats: readonly Seat[],
  isEnough: (tableState: TableState) => boolean,
  options?: Parameters<typeof playAsSquires>[2],
): Promise<Played> {
  const clients = await Promise.all(seats.map((seat) => openClient(url, seat)));
  for (const client of clients) await client.until(({ game }) => game !== undefined);
  const answered = await playAsSquires(clients, isEnough, options);
  return { clients, answered: answered.get(0) };
}
