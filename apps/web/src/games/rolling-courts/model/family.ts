import type { Player, Seat } from "@courtly/engine";
import { rollingCourts, type State } from "@courtly/rolling-courts";
import { botWords, type Roster } from "../../../table/roster.ts";
import { turnStateOf } from "./phases.ts";
import { words } from "../words/index.ts";

export interface Family {
  /** One colour, or two with two players (R24). */
  readonly seats: readonly Seat[];
  readonly isActing: boolean;
  /** Whether one of its colours begins the round. */
  readonly isFirst: boolean;
}

export function family(state: State, player: Player): Family {
  const seats = [...state.gold.keys()].filter(
    (seat) => rollingCourts.playerOf(state, seat) === player,
  );
  return {
    seats,
    isActing: state.stage.kind !== "over" && seats.includes(state.toAct),
    isFirst: seats.includes(state.start),
  };
}

/** The line beneath a player's name: the progress of the turn, or the kind of player. */
export function statusWords(state: State, roster: Roster, player: Player): string {
  const { seats, isActing } = family(state, player);
  const said = words().players;
  const acts = turnStateOf(state, state.toAct);
  if (isActing && acts === "examining") return said.examines;
  if (isActing) return roster.chairs[player]?.kind === "person" ? said.yourTurn : said.playsNow;
  const areDone =
    state.stage.kind === "turn" && seats.every((seat) => turnStateOf(state, seat) === "done");
  if (areDone) return said.turnDone;
  const chair = roster.chairs[player];
  if (chair?.kind === "bot") return botWords(chair.level);
  if (chair?.kind === "away") return said.online;
  return roster.chairs.some(({ kind }) => kind === "away") ? said.you : said.here;
}

/** The seats other than the one whose purse is shown. */
export function rivalsOf(state: State, roster: Roster): readonly Seat[] {
  const own = seatInHand(state, roster);
  return [...roster.shields.keys()].filter((seat) => seat !== own);
}

/** The seat whose purse is shown: the next one, from the acting seat on, that a person here plays. */
export function seatInHand(state: State, roster: Roster): Seat {
  const seats = state.gold.length;
  const order = Array.from({ length: seats }, (_, ahead) => (state.toAct + ahead) % seats);
  const isHere = (seat: Seat) =>
    roster.chairs[rollingCourts.playerOf(state, seat)]?.kind === "person";
  return order.find(isHere) ?? state.toAct;
}

/** Whether this family belongs to the player whose other family has its purse shown (R24). */
export function isOtherFamily(state: State, roster: Roster, seat: Seat): boolean {
  const own = seatInHand(state, roster);
  return seat !== own && rollingCourts.playerOf(state, seat) === rollingCourts.playerOf(state, own);
}
