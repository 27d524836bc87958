import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type {
  TargetedFocusEvent,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from "preact";
import { useLook } from "../../../ui/look.ts";
import {
  caveCells,
  cellId,
  nearestStop,
  spotId,
  stepInGrid,
  villageCells,
  type Cell,
  type CellId,
  type GridRows,
  type Sizes,
} from "./cells.ts";
import type { Mark, Marks } from "../model/marks.ts";
import { useTableModel, type TableModel } from "../model/tableModel.ts";

/** All cells of the board by their ids. */
export function cellsById(sizes: Sizes): ReadonlyMap<CellId, Cell> {
  const numbers = Array.from({ length: sizes.rows }, (_, index) => index + 1);
  const cells = numbers.flatMap((number) => [
    ...villageCells(number, sizes),
    ...caveCells(number, sizes),
  ]);
  return new Map(cells.map((cell) => [cellId(cell), cell]));
}

export interface GridHandlers {
  readonly onClick: (event: TargetedMouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
  readonly onPointerOver: (event: TargetedPointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocusIn: (event: TargetedFocusEvent<HTMLElement>) => void;
  readonly onFocusOut: (event: TargetedFocusEvent<HTMLElement>) => void;
}

/** Sets up one grid of the board: a single tab stop, arrow keys inside, and the gestures on its cells. */
export function useGrid(rows: GridRows, cells: ReadonlyMap<CellId, Cell>) {
  const model = useTableModel();
  const grid = useRef<HTMLDivElement>(null);
  const chosen = useSignal<CellId>("");
  // The tab stop is the first cell that the draft offers, until the person moves the focus. Another die or member leads
  // there again.
  const offered = useLook(() => firstOffer(rows.flat(), model.marks.value));
  const nearest = nearestStop(rows, chosen.value === "" ? (offered ?? "") : chosen.value);
  const face = model.chosenFace.value;
  const member = useLook(() => model.draft.value.member && spotId(model.draft.value.member));
  useEffect(() => {
    const { activeElement } = document;
    const isInside = grid.current?.contains(activeElement) === true;
    const isUseful = isOpen(model.marks.peek().get(idAt(activeElement) ?? ""));
    if (isInside && (isUseful || offered === undefined)) return;
    chosen.value = "";
    if (isInside) focusCell(grid.current, offered);
  }, [face, member]);
  const stop = useSignal(nearest);
  const focused = useRef<HTMLElement | undefined>(undefined);
  // Rows of a phone open and fold: when the focused control is removed, the focus stays in its row.
  useLayoutEffect(() => {
    stop.value = nearest;
    const isGone = focused.current !== undefined && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) focusCell(grid.current, nearest);
  });
  const handlers = handlersOf({ model, chosen, focused, rows, cells });
  return { stop, handlers: { ref: grid, "data-region": "board", ...handlers } };
}

interface Grid {
  readonly model: TableModel;
  readonly chosen: Signal<CellId>;
  readonly focused: { current: HTMLElement | undefined };
  readonly rows: GridRows;
  readonly cells: ReadonlyMap<CellId, Cell>;
}

function handlersOf({ model, chosen, focused, rows, cells }: Grid): GridHandlers {
  const cellAt = (target: EventTarget | null) => cells.get(idAt(target) ?? "");
  return {
    onClick: (event) => {
      const cell = cellAt(event.target);
      if (cell === undefined) return;
      chosen.value = cellId(cell);
      // A click made by a key has `detail` 0. The focus has already shown the preview, so the move is played at once.
      model.handle({ kind: "cell", cell, isSure: event.detail === 0 });
    },
    onKeyDown: (event) => {
      const from = idAt(event.target);
      const to = from && stepInGrid(rows, from, event.key);
      if (!to) return;
      event.preventDefault();
      chosen.value = to;
      focusCell(event.currentTarget, to);
    },
    onPointerOver: (event) => {
      if (event.pointerType === "mouse" && model.dragged.value === undefined)
        model.pointed.value = cellAt(event.target);
    },
    onPointerLeave: () => {
      if (model.dragged.value === undefined) model.pointed.value = undefined;
    },
    onFocusIn: (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      focused.current = target;
      chosen.value = idAt(target) ?? chosen.value;
      if (target.matches(":focus-visible")) model.pointed.value = cellAt(target);
    },
    onFocusOut: (event) => {
      const { relatedTarget, currentTarget } = event;
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) model.pointed.value = undefined;
    },
  };
}

/** The first goal of the chosen member, or else the first cell that offers a legal move. */
function firstOffer(ids: readonly CellId[], marks: Marks): CellId | undefined {
  const open = ids.filter((id) => isOpen(marks.get(id)));
  return open.find((id) => marks.get(id)?.kind === "goal") ?? open[0];
}

/** Whether a cell offers a legal move. Moves that lack gold, and the member that would move, are marked too. */
function isOpen(mark: Mark | undefined): boolean {
  return mark !== undefined && mark.kind !== "source" && !("isDear" in mark && mark.isDear);
}

function focusCell(grid: HTMLElement | null, id: CellId | undefined): void {
  grid?.querySelector<HTMLElement>(`[data-cell="${id}"]`)?.focus();
}

/** The id of the cell that an element belongs to. */
export function idAt(target: EventTarget | null): CellId | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>("[data-cell]")?.dataset["cell"]
    : undefined;
}
