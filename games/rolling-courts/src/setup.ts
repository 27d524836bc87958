import type { Seat } from "@courtly/engine";
import { examined } from "./apply.ts";
import { CAVE_SPACES, COUNCIL_SEATS, DEEP_MINES, PLACES, type Board } from "./board.ts";
import type { Rules } from "./rules.ts";
import { freshSpending, SCORED, type Row, type State } from "./state.ts";
import { seatsFor } from "./seats.ts";

/** A state without the players, rules, board and start seat, which the setup has itself. */
export type Position = Omit<State, "players" | "rules" | "board" | "start">;

export interface Setup {
  readonly players: number;
  readonly rules: Rules;
  readonly board: Board;
  readonly start: Seat;
  /** Undefined for the opening. */
  readonly position?: Position | undefined;
}

const empty = (spaces: number): Row => Array.from({ length: spaces }, () => undefined);
const sixOf = <Value>(value: Value): readonly Value[] =>
  Array.from({ length: PLACES }, () => value);

export function openingOf({ players, rules, board, start }: Setup): State {
  const opening: State = {
    players,
    rules,
    board,
    gold: Array.from({ length: seatsFor(players) }, () => 0),
    villages: sixOf(empty(COUNCIL_SEATS)),
    caves: sixOf(empty(CAVE_SPACES)),
    courts: sixOf([]),
    deep: Array.from({ length: DEEP_MINES }, () => 0),
    round: 1,
    start,
    toAct: start,
    gained: 0,
    stage: SCORED,
  };
  return { ...opening, stage: { kind: "turn", spending: freshSpending(opening, start) } };
}

/** Starts a game and makes the automatic steps that are due in its position. */
export function startOf(setup: Setup): State {
  const state = { ...openingOf(setup), ...setup.position };
  return state.stage.kind === "examine" ? examined(state) : state;
}

export function positionOf(state: State): Setup {
  const { players, rules, board, start, ...position } = state;
  return { players, rules, board, start, position };
}
