import { useEffect, useMemo, useRef } from "preact/hooks";
import { dragHandlers, type Drag } from "../../../table/drag.ts";
import type { TableModel } from "../model/tableModel.ts";
import { useTableModel } from "../model/tableModel.ts";
import { cellId, type Cell, type CellId } from "./cells.ts";
import { idAt } from "./grid.ts";

const RETURN_MS = 220;
/** The time that the copy stays after a move was played: the board needs it to draw the move. */
const VANISH_MS = 60;

type Cells = ReadonlyMap<CellId, Cell>;

interface HeldMember {
  readonly source: HTMLElement;
  readonly cell: Extract<Cell, { kind: "spot" }>;
}

/** Lets members be dragged to a seat, a mine or an entrance. Taps can do the same. */
export function useMemberDrag(cells: Cells) {
  const model = useTableModel();
  const latest = useRef(cells);
  latest.current = cells;
  const ghost = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => () => ghost.current?.remove(), []);
  return useMemo(
    () =>
      dragHandlers<HeldMember>({
        pick: (target) => memberAt(target, latest.current),
        onStart: ({ held, event }) => {
          ghost.current = ghostOf(held.source);
          (event.currentTarget as Element).setPointerCapture(event.pointerId);
          model.dragged.value = held.cell.spot;
        },
        onMove: ({ dx, dy, event }) => {
          if (ghost.current !== undefined)
            ghost.current.style.transform = `translate(${dx}px, ${dy}px)`;
          pointAt(model, cellUnder(event, latest.current));
        },
        onDrop: (drag) => {
          release(ghost.current, isPlayed(model, drag, latest.current));
          return true;
        },
        onCancel: () => {
          leave(model);
          release(ghost.current, false);
        },
      }),
    [model],
  );
}

function memberAt(target: Element, cells: Cells): HeldMember | undefined {
  const source = target.closest<HTMLElement>("[data-draggable]");
  const cell = cells.get(source?.dataset["cell"] ?? "");
  return source === null || cell?.kind !== "spot" ? undefined : { source, cell };
}

/** Copies the member's shield: the copy follows the pointer while the board previews the move. */
function ghostOf(source: HTMLElement): HTMLElement {
  const shield = source.querySelector(".courts-member") ?? source;
  const { left, top, width, height } = shield.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "courts-carried";
  ghost.append(shield.cloneNode(true));
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function pointAt({ pointed }: TableModel, cell: Cell | undefined): void {
  const before = pointed.value;
  if ((cell && cellId(cell)) !== (before && cellId(before))) pointed.value = cell;
}

function leave({ dragged, pointed }: TableModel): void {
  dragged.value = undefined;
  pointed.value = undefined;
}

function isPlayed(model: TableModel, { held, event }: Drag<HeldMember>, cells: Cells): boolean {
  const cell = cellUnder(event, cells);
  leave(model);
  return cell !== undefined && model.handle({ kind: "drop", member: held.cell.spot, cell });
}

/** Removes the copy: at once if the move was played, else after it has gone back to its place. */
function release(ghost: HTMLElement | undefined, wasPlayed: boolean): void {
  if (ghost === undefined) return;
  if (!wasPlayed) {
    ghost.style.transition = `transform ${RETURN_MS}ms cubic-bezier(0.2, 0.8, 0.2, 1)`;
    ghost.style.transform = "none";
  }
  setTimeout(() => ghost.remove(), wasPlayed ? VANISH_MS : RETURN_MS);
}

function cellUnder({ clientX, clientY }: PointerEvent, cells: Cells): Cell | undefined {
  return cells.get(idAt(document.elementFromPoint(clientX, clientY)) ?? "");
}
