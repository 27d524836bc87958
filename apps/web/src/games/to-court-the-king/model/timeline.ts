import { nameOf, right, type Seat } from "@courtly/engine";
import { isFinalRound, toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { isPerson, isShared, type Roster } from "../../../table/roster.ts";
import { words } from "../words/index.ts";

/** A turn as the bar shows it. */
export interface TimelineTurn {
  readonly seat: Seat;
  readonly when: "done" | "now" | "later";
  /** Whether the same seat has just had a turn: the seat that ends a round begins the next (K4). */
  readonly isAgain: boolean;
}

export interface TimelineRound {
  readonly round: number;
  readonly isFinal: boolean;
  readonly turns: readonly TimelineTurn[];
}

const PASS: Action = { kind: "take", character: "nothing" };
const DECLINE: Action = { kind: "decline" };

/** The turns of this round and the next. */
export function timelineOf(state: State): readonly TimelineRound[] {
  if (state.winner !== undefined) return [];
  const first = firstOfRound(state);
  const now = turnsOfRound(first);
  const at = now.seats.indexOf(state.toAct);
  const turns = now.seats.map((seat, index): TimelineTurn => {
    const when = index < at ? "done" : index === at ? "now" : "later";
    return { seat, when, isAgain: false };
  });
  const rounds: TimelineRound[] = [roundOf(state, turns)];
  if (now.next !== undefined) {
    const later = turnsOfRound(now.next).seats.map((seat, index): TimelineTurn => {
      const isAgain = index === 0 && seat === now.seats.at(-1);
      return { seat, when: "later", isAgain };
    });
    rounds.push(roundOf(now.next, later));
  }
  return rounds;
}

function roundOf(state: State, turns: readonly TimelineTurn[]): TimelineRound {
  return { round: state.round, isFinal: isFinalRound(state), turns };
}

/** The turn after this one; `undefined` if the game may be over by then. */
export function nextTurn(state: State): TimelineTurn | undefined {
  const turns = timelineOf(state).flatMap((round) => round.turns);
  return turns[turns.findIndex(({ when }) => when === "now") + 1];
}

/** The state at the beginning of the current round. The final round begins where the round before it ended. */
function firstOfRound(state: State): State {
  const { ending, start, players } = state;
  if (ending === undefined || !isFinalRound(state)) return { ...state, toAct: start };
  return passed({ ...state, round: ending.round, toAct: right(start, players) }, PASS);
}

interface RoundWalk {
  readonly seats: readonly Seat[];
  /** The state at the beginning of the next round. */
  readonly next: State | undefined;
}

/** The turns of a round, in the order that the rules give: everybody takes nothing, or declines. */
function turnsOfRound(first: State): RoundWalk {
  const seats: Seat[] = [];
  const isFinal = isFinalRound(first);
  let state = first;
  while (state.round === first.round && state.winner === undefined) {
    seats.push(state.toAct);
    state = passed(state, isFinal ? DECLINE : PASS);
  }
  // K23: the Queen's holder has a turn only if somebody takes the King away. It is shown because it may come.
  const holder = first.ending?.claim.seat;
  if (isFinal && holder !== undefined && !seats.includes(holder)) seats.push(holder);
  return { seats, next: state.winner === undefined ? state : undefined };
}

function passed(state: State, action: Action): State {
  return toCourtTheKing.apply(state, { kind: "acted", seat: state.toAct, action });
}

/** The seat of the only person at this screen, who is addressed as "you"; `undefined` if several share it. */
export function youOf(roster: Roster): Seat | undefined {
  if (isShared(roster)) return undefined;
  const seat = roster.chairs.findIndex((_, player) => isPerson(roster, player));
  return seat === -1 ? undefined : seat;
}

/** The name of a seat: "Jonas", or "You" for the only person here. Sentences are built with it. */
export function calledHere(seat: Seat, roster: Roster): string {
  return seat === youOf(roster) ? "You" : nameOf(roster.names, seat);
}

/** The label of a turn: "Your turn", "Jonas". */
export function turnWords({ seat, isAgain, when }: TimelineTurn, roster: Roster): string {
  const { turns } = words();
  const name = calledHere(seat, roster);
  if (isAgain) return turns.again(name);
  return when === "now" ? turns.now(name) : turns.later(name);
}

/** The line beneath the title: "Your turn, then you again". */
export function subtitleOf(state: State, roster: Roster): string {
  const { turns } = words();
  if (state.winner !== undefined) return turns.over;
  const next = nextTurn(state);
  return turns.subtitle({
    now: calledHere(state.toAct, roster),
    next: next && calledHere(next.seat, roster),
    isAgain: next?.isAgain === true,
  });
}
