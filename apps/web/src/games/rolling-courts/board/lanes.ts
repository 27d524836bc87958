import {
  cellId,
  villageCells,
  type Cell,
  type CellId,
  type GridRows,
  type Sizes,
} from "./cells.ts";
import type { Mark, Marks } from "../model/marks.ts";

/** The id of a folded row on a phone, which is one target. */
export const laneId = (number: number): CellId => `lane ${number}`;

/** The rows of the villages tab for the arrow keys: open rows cell by cell, folded rows as one target. */
export function laneRows(sizes: Sizes, open: ReadonlySet<number>): GridRows {
  return Array.from({ length: sizes.rows }, (_, index) => {
    const number = index + 1;
    return open.has(number) ? villageCells(number, sizes).map(cellId) : [laneId(number)];
  });
}

function isChoice(mark: Mark | undefined): boolean {
  if (mark === undefined || mark.kind === "gate") return false;
  return !("isDear" in mark && mark.isDear);
}

function isChosen(mark: Mark | undefined): boolean {
  return mark?.kind === "source" || (mark?.kind === "goal" && mark.isPicked);
}

/** The cell that a tap on a folded row chooses: its only member or seat that can be chosen, unless it is chosen already. */
export function laneChoice(marks: Marks, number: number, sizes: Sizes): Cell | undefined {
  const markOf = (cell: Cell) => marks.get(cellId(cell));
  const [only, ...others] = villageCells(number, sizes).filter((cell) => isChoice(markOf(cell)));
  return only === undefined || others.length > 0 || isChosen(markOf(only)) ? undefined : only;
}
