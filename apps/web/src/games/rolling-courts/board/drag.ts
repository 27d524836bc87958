import type { TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cellId, type Cell, type CellId } from "./cells.ts";
import { useTableModel, type TableModel } from "../model/tableModel.ts";
import { idAt } from "./grid.ts";

/** A finger shakes a little: so far it may move before it drags. */
const SLACK_PX = 7;
const RETURN_MS = 220;

interface Held {
  readonly pointerId: number;
  readonly source: HTMLElement;
  readonly cell: Extract<Cell, { kind: "spot" }>;
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | undefined;
}

/** Members can be carried to a seat, a mine or an entrance: the second way, never the only one. */
export function useDrag(cells: ReadonlyMap<CellId, Cell>) {
  const model = useTableModel();
  const held = useRef<Held | undefined>(undefined);
  useEffect(() => () => held.current?.ghost?.remove(), []);
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      held.current = heldAt(event, cells);
    },
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => {
      const hold = held.current;
      if (hold?.pointerId === event.pointerId) carry(model, hold, event, cells);
    },
    onPointerUp: (event: TargetedPointerEvent<HTMLElement>) => {
      const hold = held.current;
      held.current = undefined;
      if (hold?.ghost !== undefined) letGo(model, hold, cellUnder(event, cells));
    },
    onPointerCancel: () => {
      const hold = held.current;
      held.current = undefined;
      if (hold?.ghost !== undefined) letGo(model, hold, undefined);
    },
  };
}

function heldAt(
  { target, pointerId, clientX, clientY }: TargetedPointerEvent<HTMLElement>,
  cells: ReadonlyMap<CellId, Cell>,
): Held | undefined {
  const source = target instanceof Element ? target.closest<HTMLElement>("[data-draggable]") : null;
  const cell = cells.get(source?.dataset["cell"] ?? "");
  if (source === null || cell?.kind !== "spot") return undefined;
  return { pointerId, source, cell, x: clientX, y: clientY, ghost: undefined };
}

function carry(
  model: TableModel,
  hold: Held,
  event: TargetedPointerEvent<HTMLElement>,
  cells: ReadonlyMap<CellId, Cell>,
): void {
  const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
  if (hold.ghost === undefined) {
    if (Math.hypot(dx, dy) < SLACK_PX) return;
    hold.ghost = ghostOf(hold.source);
    event.currentTarget.setPointerCapture(event.pointerId);
    model.dragged.value = hold.cell.spot;
  }
  hold.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  const over = cellUnder(event, cells);
  const before = model.pointed.value;
  if (
    over === undefined
      ? before !== undefined
      : before === undefined || cellId(over) !== cellId(before)
  )
    model.pointed.value = over;
}

/** The shield in the air: a copy, so that the board can draw what would come of it. */
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

function letGo(model: TableModel, { cell, ghost, source }: Held, over: Cell | undefined): void {
  swallowClick(source);
  model.dragged.value = undefined;
  model.pointed.value = undefined;
  const isPlayed =
    over !== undefined && model.touch({ kind: "drop", member: cell.spot, cell: over });
  if (ghost === undefined) return;
  // What was played draws itself; a refused member goes back to where it was.
  if (!isPlayed) {
    ghost.style.transition = `transform ${RETURN_MS}ms cubic-bezier(0.2, 0.8, 0.2, 1)`;
    ghost.style.transform = "none";
  }
  setTimeout(() => ghost.remove(), isPlayed ? 60 : RETURN_MS);
}

/** The click that follows a drag is none. */
function swallowClick(source: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const root = source.ownerDocument;
  root.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 50);
}

function cellUnder(
  { clientX, clientY }: TargetedPointerEvent<HTMLElement>,
  cells: ReadonlyMap<CellId, Cell>,
): Cell | undefined {
  return cells.get(idAt(document.elementFromPoint(clientX, clientY)) ?? "");
}
