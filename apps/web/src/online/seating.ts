import { drawShare, type ApiAnswer } from "@courtly/client";
import type { SeatGiven } from "@courtly/protocol";
import { tableApi } from "./api.ts";
import type { Person } from "./lobby/personForm.tsx";
import {
  changeSeat,
  drawToken,
  forgetSeat,
  keepSeat,
  keepShare,
  seatAt,
  type KeptSeat,
} from "./seatBook.ts";

/** The refusals after which the token certainly has no seat. */
const NO_SEAT: ReadonlySet<string> = new Set([
  "full",
  "name-taken",
  "same-network",
  "unknown-table",
]);

type Given = ApiAnswer<SeatGiven>;

/** The secret and the promise with which this device takes a seat. */
export interface SeatClaim {
  readonly token: string;
  /** The seal of this device's share of the dice. */
  readonly seal: string;
}

/** Draws the token and the share for a seat. Both are stored before they are sent. */
export function drawClaim(table: string): SeatClaim {
  const { seal, share } = drawShare();
  keepShare({ table, seal, share });
  return { token: drawToken(), seal };
}

export function newSeat(table: string, gameId: string, { token, seal }: SeatClaim): KeptSeat {
  return { ...bareSeat(table, gameId, token), seatSeal: seal, seals: [seal] };
}

function bareSeat(table: string, gameId: string, token: string): KeptSeat {
  return { table, token, gameId, player: undefined, isOver: false, seen: 0, at: Date.now() };
}

/** Joins a table. The token is stored before it is sent, so that the seat is not lost if the answer is. */
export async function sitDown(table: string, gameId: string, { name, shield }: Person): Given {
  const before = seatAt(table);
  const seat = before ?? newSeat(table, gameId, drawClaim(table));
  keepSeat(seat);
  const { token, seatSeal: seal } = seat;
  const given = await tableApi.joinTable(table, { name, shield, token, ...(seal && { seal }) });
  // The seat is forgotten only if the server has certainly refused it: a token that has a seat must never be lost.
  if (!given.ok && before === undefined && NO_SEAT.has(given.error.code)) forgetSeat(table);
  if (given.ok) changeSeat(table, () => ({ player: given.value.player }));
  return given;
}

/** Asks for a rematch. The players keep their tokens at the new table. */
export async function sitAgain(table: string): Given {
  const { token = "", gameId = "" } = seatAt(table) ?? {};
  const given = await tableApi.askRematch(table, token);
  if (given.ok) followTo(table, given.value.table, gameId);
  return given;
}

export function followTo(table: string, next: string, gameId: string): void {
  const seat = seatAt(table);
  if (seat === undefined || seatAt(next) !== undefined) return;
  // Everybody is seated at once, so the seal follows when the table is opened.
  const seals = seat.seals && [];
  keepSeat({ ...bareSeat(next, gameId, seat.token), ...(seals && { seals }) });
}
