import {
  drawShare,
  rematchTerms,
  requestedTerms,
  seenTerms,
  type ApiAnswer,
  type Terms,
} from "@courtly/client";
import { err } from "@courtly/engine";
import type { CreateTable, SeatGiven, TableState } from "@courtly/protocol";
import { tableApi } from "./api.ts";
import { winsAfter } from "./wins/wins.ts";
import type { Person } from "./lobby/personForm.tsx";
import { followNotified } from "./notify/notifiedSeats.ts";
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

interface NewSeat extends SeatClaim {
  readonly terms?: Terms | undefined;
}

export function newSeat(table: string, gameId: string, { token, seal, terms }: NewSeat): KeptSeat {
  return { ...bareSeat(table, gameId, token), seatSeal: seal, seals: [seal], terms };
}

/** A seat of which nothing is known but its token. */
export function bareSeat(table: string, gameId: string, token: string): KeptSeat {
  return { table, token, gameId, player: undefined, isOver: false, seen: 0, at: Date.now() };
}

/** A table as its host wants it. */
export type WantedTable = Omit<CreateTable, "token" | "seal">;

/** The place of a share in the storage until the server has told the id of its table. */
const NO_TABLE_YET = "new";

/** Draws the claim of a host. */
export function drawHostClaim(): SeatClaim {
  return drawClaim(NO_TABLE_YET);
}

/** Opens a table. The same request with the same claim, sent again, gives the same table. */
export async function openTable(wanted: WantedTable, claim: SeatClaim): Given {
  const given = await tableApi.createTable({ ...wanted, ...claim });
  if (!given.ok) return given;
  const { table, player } = given.value;
  // A new table has a new id: with the id of another one, a server could make this device forget its seat there.
  if ((seatAt(table) ?? claim).token !== claim.token) return err({ code: "unreadable" });
  const terms = requestedTerms(wanted);
  keepSeat({ ...newSeat(table, wanted.game, { ...claim, terms }), player });
  return given;
}

/**
 * The same table again, with open seats for the guests. `undefined` if its host is unknown, or if a game was to go on there:
 * a new table would begin another one.
 */
export function sameTable({ opening, places, pace }: TableState): WantedTable | undefined {
  const { game, rules, board, listed, coach, host } = opening;
  const ours = places[host];
  if (ours?.kind !== "person" || opening.continues !== undefined) return undefined;
  return {
    game,
    ...(rules === undefined ? {} : { rules }),
    ...(board === undefined ? {} : { board }),
    seats: places.map((who, player) => {
      if (player === host) return { kind: "you" };
      return who.kind === "bot" ? { kind: "bot", level: who.level } : { kind: "open" };
    }),
    listed,
    ...(coach === undefined ? {} : { coach }),
    ...(pace === undefined ? {} : { pace }),
    name: ours.name,
    shield: ours.shield,
  };
}

/** The lobby that a guest sees before sitting down. */
type SeenLobby = Pick<TableState, "id" | "opening" | "places">;

/** Joins a table. The token is stored before it is sent, so that the seat is not lost if the answer is. */
export async function sitDown(lobby: SeenLobby, { name, shield }: Person): Given {
  const { id: table, opening } = lobby;
  const before = seatAt(table);
  const seen = seenTerms(lobby, name);
  const seat = before ?? newSeat(table, opening.game, { ...drawClaim(table), terms: seen });
  // The first terms stay: a server could refuse a seat, and show another lobby before it is asked for again.
  const { terms } = seat;
  const ownNames = [...new Set([...(terms?.ownNames ?? []), ...seen.ownNames])];
  keepSeat({ ...seat, terms: terms && { ...terms, ownNames } });
  const { token, seatSeal: seal } = seat;
  const given = await tableApi.joinTable(table, { name, shield, token, ...(seal && { seal }) });
  // The seat is forgotten only if the server has certainly refused it: a token that has a seat must never be lost.
  if (!given.ok && before === undefined && NO_SEAT.has(given.error.code)) forgetSeat(table);
  if (given.ok) changeSeat(table, () => ({ player: given.value.player }));
  return given;
}

/** Asks for a rematch. The players keep their tokens at the new table. */
export async function sitAgain(tableState: TableState): Given {
  const { token = "" } = seatAt(tableState.id) ?? {};
  const given = await tableApi.askRematch(tableState.id, token);
  if (given.ok) followRematch(tableState, given.value.table);
  return given;
}

/** Takes the seat of this device along to a rematch. */
export function followRematch(tableState: TableState, next: string): void {
  const { player, wins } = seatAt(tableState.id) ?? {};
  const terms = player === undefined ? undefined : rematchTerms(tableState, player);
  follow(tableState.id, next, { terms, wins: winsAfter(wins, tableState) });
}

/** Takes the seat of this device along to the table where its game goes on. */
export function followContinued(table: string, next: string): void {
  const { player, terms, revealedFor, head, wins } = seatAt(table) ?? {};
  const mayHaveBegun = revealedFor !== undefined || head !== undefined;
  follow(table, next, {
    continues: table,
    // Everybody keeps the same seat: a server must not exchange the seats of two players.
    player,
    wins,
    terms: terms && { ...terms, ...(mayHaveBegun && { mayHaveBegun }) },
  });
}

type Followed = Pick<KeptSeat, "terms" | "wins"> & Partial<Pick<KeptSeat, "continues" | "player">>;

function follow(table: string, next: string, more: Followed): void {
  const seat = seatAt(table);
  if (seat === undefined || seatAt(next) !== undefined) return;
  // Everybody is seated at once, so the seal follows when the table is opened.
  const isBound = seat.seals !== undefined || seat.isLinked === true;
  const seals = isBound ? [] : undefined;
  keepSeat({ ...bareSeat(next, seat.gameId, seat.token), ...(seals && { seals }), ...more });
  void followNotified(table, next);
}
