import type { BySeat, Seat } from "@courtly/engine";
import { pointsOf, rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import type { Cell } from "../board/cells.ts";

/** The board after an action, and the change of points and gold of every seat. */
export interface Preview {
  readonly action: Action;
  readonly after: State;
  readonly points: BySeat<number>;
  readonly gold: BySeat<number>;
}

export function previewOf(state: State, seat: Seat, action: Action): Preview {
  const after = rollingCourts.apply(state, { kind: "acted", seat, action });
  const seats = [...state.gold.keys()];
  return {
    action,
    after,
    points: seats.map((each) => pointsOf(after, each) - pointsOf(state, each)),
    gold: seats.map((each) => (after.gold[each] ?? 0) - (state.gold[each] ?? 0)),
  };
}

/** The seat whose member is in a cell; gates and mines hold no members. */
export function holderOf(state: State, cell: Cell): Seat | undefined {
  if (cell.kind === "seat") return state.courts[cell.court - 1]?.[cell.over];
  if (cell.kind !== "spot") return undefined;
  const rows = cell.spot.kind === "village" ? state.villages : state.caves;
  return rows[cell.spot.number - 1]?.[cell.spot.space - 1];
}

/** The member that a cell shows, now or in a preview. */
export interface Shown {
  readonly seat: Seat | undefined;
  /** The move of the member; `undefined` if it stays. */
  readonly move: "pushed" | "newcomer" | "leaving" | undefined;
}

export function shownIn(state: State, preview: Preview | undefined, cell: Cell): Shown {
  const now = holderOf(state, cell);
  if (preview === undefined) return { seat: now, move: undefined };
  const then = holderOf(preview.after, cell);
  if (then === undefined) return { seat: now, move: now === undefined ? undefined : "leaving" };
  if (isDestination(preview.action, cell)) return { seat: then, move: "newcomer" };
  return { seat: then, move: then !== now || isPushed(preview, cell) ? "pushed" : undefined };
}

/** Whether the member of an action ends in this cell. */
function isDestination(action: Action, cell: Cell): boolean {
  if (action.kind === "court")
    return cell.kind === "seat" && cell.court === action.court && cell.over === action.over;
  if (cell.kind !== "spot") return cell.kind === "mine" && isMineOf(action, cell.mine);
  const { kind, number, space } = cell.spot;
  if (action.kind === "enter")
    return kind === action.into.kind && number === action.into.number && space === 1;
  return (
    action.kind === "promote" &&
    kind === action.spot.kind &&
    number === action.spot.number &&
    space === action.spot.space + 1
  );
}

function isMineOf(action: Action, mine: number): boolean {
  return action.kind === "deep" && action.mine === mine;
}

/** Whether a newcomer pushes the member of this cell. Two neighbours of one colour look the same, but have moved. */
function isPushed({ action, after }: Preview, cell: Cell): boolean {
  if (action.kind !== "court" || cell.kind !== "seat" || cell.court !== action.court) return false;
  return cell.over > action.over && holderOf(after, cell) !== undefined;
}
