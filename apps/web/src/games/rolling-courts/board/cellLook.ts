import type { Tincture } from "../../../ui/drawings/tinctures.ts";
import { classes } from "../../../ui/drawings/named.ts";
import { cellId, type Cell, type CellId } from "./cells.ts";
import { cellName } from "./cellWords.ts";
import type { TableModel } from "../model/tableModel.ts";
import type { Mark } from "../model/marks.ts";
import { holderOf, shownIn, type Shown } from "../model/preview.ts";

/** Everything that a cell shows and offers, as plain values: the cell is redrawn only when one of them changes. */
export interface CellLook {
  readonly name: string;
  readonly mark: Mark | undefined;
  readonly isOff: boolean;
  readonly isHeld: boolean;
  /** The classes of the marked steps that begin or end here. */
  readonly steps: string | undefined;
  /** Whether the cell is the first place of a lit row, which is an entrance too, and its member cannot be chosen. */
  readonly isEntry: boolean;
  readonly isDraggable: boolean;
  /** The number of steps when something has just arrived here; `undefined` otherwise. */
  readonly arrived: number | undefined;
}

export function lookOf(model: TableModel, cell: Cell): CellLook {
  const id = cellId(cell);
  const [state, situation] = [model.state.value, model.situation.value];
  const mark = model.marks.value.get(id);
  const holder = holderOf(state, cell);
  const isAsked =
    cell.kind === "spot" &&
    model.homecomings.value.some(({ spot }) => cellId({ kind: "spot", spot }) === id);
  return {
    name: cellName(cell, mark, {
      state,
      roster: model.roster,
      situation,
      draft: model.draft.value,
    }),
    mark,
    isOff: (mark === undefined || (mark.kind === "goal" && mark.isDear)) && !isAsked,
    isHeld: holder !== undefined,
    steps: stepClasses(model, id),
    isEntry: mark === undefined && isEntry(model, cell),
    isDraggable: cell.kind === "spot" && situation !== undefined && holder === situation.seat,
    arrived: model.arrived.value.has(id) ? model.view.value.steps.length : undefined,
  };
}

/** The classes of a cell where the advised step begins or ends, or in a replay the played one. */
export function stepClasses(
  { advised, played }: Pick<TableModel, "advised" | "played">,
  id: CellId,
): string | undefined {
  return classes(
    advised.value.cells.has(id) ? "advised" : undefined,
    advised.value.target === id ? "best-here" : undefined,
    played.value.cells.has(id) ? "played" : undefined,
    played.value.target === id ? "played-here" : undefined,
  );
}

function isEntry({ marks }: TableModel, cell: Cell): boolean {
  if (cell.kind !== "spot" || cell.spot.space !== 1) return false;
  const gate = cellId({ kind: "gate", into: cell.spot.kind, number: cell.spot.number });
  return marks.value.get(gate)?.kind === "gate";
}

/** The member in a cell; during a preview, the member that would be there. */
export interface MemberLook extends Pick<Shown, "move"> {
  readonly tincture: Tincture;
  readonly isLifted: boolean;
}

export function memberIn(
  { state, preview, roster, dragged }: TableModel,
  cell: Cell,
): MemberLook | undefined {
  const { seat, move } = shownIn(state.value, preview.value, cell);
  const tincture = seat === undefined ? undefined : roster.shields[seat];
  if (tincture === undefined) return undefined;
  const isLifted =
    dragged.value !== undefined && cellId({ kind: "spot", spot: dragged.value }) === cellId(cell);
  return { tincture, move, isLifted };
}
