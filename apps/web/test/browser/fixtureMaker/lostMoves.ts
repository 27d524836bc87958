import type { SignedLog } from "@courtly/client";
import { openTable, sitDown } from "../support/people.ts";
import type { MakersServer } from "./makersServer.ts";
import {
  mayRoll,
  playSeats,
  tableNamed,
  type MadeTable,
  type TableMaking,
} from "./onlineTables.ts";
import { seatOf, tableAt, type Person } from "./persons.ts";

/** The number of entries that the server loses, at least. */
const LOST = 15;

/** A game of two pages that the server loses later. */
export async function makeLost(making: TableMaking): Promise<readonly MadeTable[]> {
  return [await begunGame(making, "lost")];
}

/** A game of two pages whose last moves the server has lost, and the table where it goes on. */
export async function makeContinued(
  making: TableMaking,
  server: MakersServer,
  copy: string,
): Promise<readonly MadeTable[]> {
  const { ada, ben } = making;
  const table = await begunGame(making, "continued");
  await server.stop();
  server.copyTo(copy);
  await server.start();
  await playBeyond(making, table);
  await server.stop();
  for (const person of [ada, ben]) await person.page.goto("about:blank");
  server.restore(copy);
  await server.start();
  const id = await goOn([ada, ben], table.id);
  const taken = [await seatOf(ada, id), await seatOf(ben, id)];
  const seats = taken.map((seat) => ({ ...seat, continues: table.id }));
  const { clients } = await playSeats(making, seats, (now) => now.length > LOST && mayRoll(now));
  for (const client of clients) client.close();
  return [table, { name: "continuation", id, seats }];
}

/**
 * Plays on at the table 'lost', after the server's file was copied for the fixture: the pages get moves that the copy
 * lacks.
 */
export async function loseMoves(
  making: TableMaking,
  made: readonly MadeTable[],
  server: MakersServer,
): Promise<void> {
  await server.start();
  await playBeyond(making, tableNamed(made, "lost"));
  await server.stop();
}

/** Opens a table again whose server was restored. Returns the table to which the pages are led. */
export async function goOn(people: readonly Person[], table: string): Promise<string> {
  for (const { page } of people) {
    await page.goto(`./#/online/${table}`);
    await page.waitForURL((address) => !address.href.endsWith(table));
    await page
      .getByRole("dialog", { name: "The game goes on at this table" })
      .getByRole("button", { name: "Go on" })
      .click();
  }
  for (const { page } of people) await page.locator(".table-frame").waitFor();
  return tableAt((people[0] as Person).page);
}

async function begunGame(making: TableMaking, name: string): Promise<MadeTable> {
  const { ada, ben } = making;
  const link = await openTable(ada.page, { game: "To Court the King" });
  await sitDown(ben.page, link);
  const id = tableAt(ada.page);
  const seats = [await seatOf(ada, id), await seatOf(ben, id)];
  const { clients } = await playSeats(making, seats, ({ length }) => length > 30);
  for (const client of clients) client.close();
  return { name, id, seats };
}

/** Plays on at a table, until both pages have stored the new moves. */
async function playBeyond(making: TableMaking, { id, seats }: MadeTable): Promise<void> {
  const people = [making.ada, making.ben];
  for (const { page } of people) await page.goto(`./#/online/${id}`);
  let length = 0;
  const isEnough = (now: { readonly length: number }) => {
    length ||= now.length + LOST;
    return now.length > length;
  };
  const { clients } = await playSeats(making, seats, isEnough);
  for (const client of clients) client.close();
  for (const { page } of people)
    await page.waitForFunction(
      ([key, wanted]) => {
        const log = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<SignedLog>;
        return (log.entries?.length ?? 0) > wanted;
      },
      [`courtly.log.${id}`, length] as const,
    );
}
