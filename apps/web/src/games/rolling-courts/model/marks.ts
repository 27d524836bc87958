import type { Seat } from "@courtly/engine";
import { courtPrice, memberAt, type State } from "@courtly/rolling-courts";
import { cellId, isSameCell, spotId, type Cell, type CellId } from "../board/cells.ts";
import { needsRecall } from "./gestures.ts";
import { movesWith } from "./moves.ts";
import { previewOf } from "./preview.ts";
import { faceOf, refusalIn, type Draft, type Situation } from "./situation.ts";
import { memberFor, moversOf, recallsOf, waysOn, waysTo, type WayOn } from "./ways.ts";

/** The mark of a cell: what it offers now. */
export type Mark =
  /** An open entrance. */
  | { readonly kind: "gate"; readonly isPicked: boolean }
  /** A member that may move or be recalled; `isDear` if only gold is missing. */
  | { readonly kind: "mover"; readonly isDear: boolean }
  /** The member that would move. */
  | { readonly kind: "source" }
  /** A seat or mine that a member can reach; `amount` is undefined until it is clear which member goes. */
  | {
      readonly kind: "goal";
      readonly amount: number | undefined;
      readonly isDear: boolean;
      readonly isPicked: boolean;
    }
  | { readonly kind: "retire"; readonly pay: number }
  | { readonly kind: "promote"; readonly passes: Seat | undefined };

export type Marks = ReadonlyMap<CellId, Mark>;

export function marksOf(situation: Situation, draft: Draft): Marks {
  const marks = new Map<CellId, Mark>();
  if (draft.mode === "retire" || draft.mode === "promote")
    markActions(marks, situation, draft.mode);
  else if (draft.mode === "recall") markRecall(marks, situation, draft);
  else if (draft.mode === "move") markMoves(marks, situation, draft);
  return marks;
}

type MutableMarks = Map<CellId, Mark>;

function markActions(
  marks: MutableMarks,
  { state, seat, reach }: Situation,
  mode: "retire" | "promote",
): void {
  for (const action of reach.actions) {
    if (action.kind !== mode) continue;
    const pay = previewOf(state, seat, action).gold[seat] ?? 0;
    const passes = memberAt(state, { ...action.spot, space: action.spot.space + 1 });
    marks.set(
      spotId(action.spot),
      mode === "retire" ? { kind: "retire", pay } : { kind: "promote", passes },
    );
  }
}

function markRecall(marks: MutableMarks, situation: Situation, draft: Draft): void {
  const { member, target } = draft;
  for (const { into, from } of recallsOf(situation, draft)) {
    const gate: Cell = { kind: "gate", into: into.kind, number: into.number };
    const isChosen = member !== undefined && spotId(member) === spotId(from);
    const fitsTarget = target === undefined || isSameCell(target, gate);
    if (member === undefined ? fitsTarget : isChosen)
      marks.set(cellId(gate), { kind: "gate", isPicked: isSameCell(target, gate) });
    if (fitsTarget)
      marks.set(spotId(from), isChosen ? { kind: "source" } : { kind: "mover", isDear: false });
  }
}

function markMoves(marks: MutableMarks, situation: Situation, draft: Draft): void {
  const face = faceOf(situation, draft);
  if (face === undefined) return;
  const entries = movesWith(situation.state, situation.reach, face);
  for (const into of ["village", "cave"] as const) {
    const gate = { kind: "gate", into, number: face } as const;
    const isOpen = entries.some(
      (move) => move.kind === "enter" && move.into.kind === into && move.from === undefined,
    );
    if (isOpen || needsRecall(situation, gate))
      marks.set(cellId(gate), { kind: "gate", isPicked: false });
  }
  const wanted = wantedWays(situation, draft);
  for (const way of waysOn(situation, draft)) {
    if (wanted === undefined || wanted.includes(way)) markMover(marks, situation, way);
    markGoal(marks, situation, draft, way);
  }
  const movers = moversOf(situation, draft);
  const [only, ...others] = movers;
  const source = draft.member ?? (others.length === 0 ? only : undefined);
  if (source !== undefined) marks.set(spotId(source), { kind: "source" });
}

/** The ways to the chosen target, while no member is chosen. */
function wantedWays(situation: Situation, draft: Draft): readonly WayOn[] | undefined {
  const { target, member } = draft;
  if (member !== undefined || target === undefined) return undefined;
  return target.kind === "seat" || target.kind === "mine"
    ? waysTo(situation, draft, target)
    : undefined;
}

function markMover(marks: MutableMarks, situation: Situation, way: WayOn): void {
  const isDear = refusalIn(situation, way) !== undefined;
  const before = marks.get(spotId(way.from));
  if (before?.kind !== "mover" || before.isDear)
    marks.set(spotId(way.from), { kind: "mover", isDear });
}

function markGoal(marks: MutableMarks, situation: Situation, draft: Draft, way: WayOn): void {
  const isDear = refusalIn(situation, way) !== undefined;
  const goal = goalOf(way);
  const member = memberFor(situation, draft, goal);
  const isGoer = member !== undefined && spotId(member) === spotId(way.from);
  if (!isGoer && (draft.member !== undefined || member !== undefined)) return;
  const known = marks.get(cellId(goal));
  if (!isGoer && known?.kind === "goal" && !known.isDear) return;
  marks.set(cellId(goal), {
    kind: "goal",
    amount: isGoer || way.kind === "deep" ? amountOf(situation.state, way) : undefined,
    isDear,
    isPicked: isSameCell(draft.target, goal),
  });
}

function goalOf(way: WayOn) {
  return way.kind === "court"
    ? ({ kind: "seat", court: way.court, over: way.over } as const)
    : ({ kind: "mine", mine: way.mine } as const);
}

/** The price of a way to court, or the treasure of a way to a deep mine. */
function amountOf(state: State, way: WayOn): number {
  return way.kind === "court"
    ? courtPrice(state, way.from, way.over)
    : nextTreasure(state, way.mine);
}

export function nextTreasure({ board, deep }: State, mine: number): number {
  return board.deepMines[mine - 1]?.[deep[mine - 1] ?? 0] ?? 0;
}
