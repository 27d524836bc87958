import { readPass } from "@courtly/client";
import { tableApi } from "../api.ts";
import { logBook } from "../logBook.ts";
import { changeSeat, drawToken, forgetSeat, keepSeat, seatAt } from "../seatBook.ts";
import { bareSeat } from "../seating.ts";
import { whyNot } from "../whyNot.ts";
import { words } from "../words/index.ts";

/** The reason why a device did not get the seat, and whether it is useless to try again. */
export interface NotTaken {
  readonly message: string;
  readonly isFinal: boolean;
}

export const BROKEN_LINK = (): NotTaken => ({ message: words().page.noAddress, isFinal: true });

/** The refusals after which the token of this device certainly has no seat. */
const NO_SEAT: ReadonlySet<string> = new Set(["unknown-link", "unknown-table", "not-now"]);

/**
 * Takes the seat that another device has offered by a link, and stores how far that device has seen the log. Returns the
 * reason if that is not possible. The token is stored before it is sent, so that the seat is not lost if the answer is; a
 * link that is opened twice here is used once.
 */
export async function takeSeatOver(table: string, text: string): Promise<NotTaken | undefined> {
  const pass = readPass(text);
  if (pass === undefined) return BROKEN_LINK();
  const { secret, seen, continues } = pass;
  const before = seatAt(table);
  const token = before?.token ?? drawToken();
  if (before === undefined) {
    const glance = await tableApi.glanceAt(table);
    const gameId = glance.ok ? glance.value.game : "";
    // Its player has seen these entries on the other device.
    const seat = { ...bareSeat(table, gameId, token), seen: seen.length };
    keepSeat({ ...seat, isLinked: true, continues });
    logBook.mark(table, seen);
  }
  const given = await tableApi.takeOver(table, { link: secret, token });
  if (given.ok) {
    const { player } = given.value;
    changeSeat(table, () => ({ player, isOver: false, at: Date.now() }));
    return undefined;
  }
  const isFinal = NO_SEAT.has(given.error.code);
  if (before === undefined && isFinal) forgetSeat(table);
  return { message: whyNot(given.error).message, isFinal };
}
