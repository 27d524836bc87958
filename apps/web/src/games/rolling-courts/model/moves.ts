import type { Seat } from "@courtly/engine";
import {
  pathDie,
  rollingCourts,
  type Action,
  type Of,
  type Place,
  type State,
} from "@courtly/rolling-courts";

/** An action that spends a die. */
export type Move = Of<"enter"> | Of<"court"> | Of<"deep">;

export function isMove(action: Action): action is Move {
  return action.kind === "enter" || action.kind === "court" || action.kind === "deep";
}

/** The number on the die that a move needs. */
export function dieFor({ rules }: Pick<State, "rules">, move: Move): number {
  if (move.kind === "enter") return move.into.number;
  if (move.kind === "deep") return pathDie(move.from.number, move.mine) ?? 0;
  return rules.courtDie === "court" ? move.court : move.from.number;
}

/** The place where a move ends. */
export function placeOf(move: Move): Place {
  if (move.kind === "enter") return move.into;
  return move.kind === "court"
    ? { kind: "court", number: move.court }
    : { kind: "deep", number: move.mine };
}

/** The legal actions of a seat, and the moves to court for which only gold is missing. */
export interface Reach {
  readonly actions: readonly Action[];
  readonly dear: readonly Of<"court">[];
}

export function reachOf(state: State, seat: Seat): Reach {
  const actions = rollingCourts.actions(state, seat);
  const rich = { ...state, gold: state.gold.with(seat, Infinity) };
  const dear = rollingCourts
    .actions(rich, seat)
    .filter((action) => action.kind === "court")
    .filter((action) => rollingCourts.refusal(state, seat, action) !== undefined);
  return { actions, dear };
}

export function movesWith(state: State, { actions }: Reach, die: number): readonly Move[] {
  return actions.filter(isMove).filter((move) => dieFor(state, move) === die);
}

export function dearWith(state: State, { dear }: Reach, die: number): readonly Of<"court">[] {
  return dear.filter((move) => dieFor(state, move) === die);
}

/** The number of ways on each side of the board. A phone shows one side at a time. */
export interface Ways {
  readonly villages: number;
  readonly caves: number;
}

export function waysOf(moves: readonly Move[]): Ways {
  const caves = moves.filter(
    (move) => move.kind === "deep" || (move.kind === "enter" && move.into.kind === "cave"),
  ).length;
  return { villages: moves.length - caves, caves };
}
