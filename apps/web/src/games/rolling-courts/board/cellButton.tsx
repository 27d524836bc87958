import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { classes } from "../../../ui/drawings/named.ts";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useLook } from "../../../ui/look.ts";
import { ScreenReaderName } from "../../../ui/screenReaderName.tsx";
import { memberIn, type CellLook, type MemberLook } from "./cellLook.ts";
import { cellId, type Cell, type CellId } from "./cells.ts";
import { useTableModel } from "../model/tableModel.ts";
import type { Mark } from "../model/marks.ts";

interface CellButtonProps {
  readonly cell: Cell;
  readonly look: CellLook;
  readonly class: string;
  /** The id of the grid's tab stop, the only cell that Tab reaches. */
  readonly stop: ReadonlySignal<CellId>;
  readonly children: ComponentChildren;
}

/** A cell of the grid with its button. */
export function CellButton({ cell, look, class: kind, stop, children }: CellButtonProps) {
  const id = cellId(cell);
  const isStop = useLook(() => stop.value === id);
  const { name, mark, isOff, isDraggable, steps, arrived } = look;
  return (
    <div role="gridcell" class={classes("courts-cell", kind)}>
      <button
        type="button"
        class={classes("courts-cell-button", markClass(mark), steps)}
        data-cell={id}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={isOff}
        {...(mark?.kind === "source" && { "aria-pressed": true })}
        {...(isDraggable && { "data-draggable": true })}
      >
        <ScreenReaderName name={name}>{children}</ScreenReaderName>
        {arrived !== undefined && <i class="courts-arrival" key={arrived} />}
      </button>
    </div>
  );
}

export function markClass(mark: Mark | undefined): string | undefined {
  if (mark === undefined) return undefined;
  const dear = "isDear" in mark && mark.isDear ? "dear" : undefined;
  const picked = "isPicked" in mark && mark.isPicked ? "picked" : undefined;
  return classes(mark.kind, dear, picked);
}

/** The shield of the member in a cell; during a preview, of the member that would be there. */
export function Member({ cell }: { readonly cell: Cell }) {
  const model = useTableModel();
  return <MemberShield member={useLook(() => memberIn(model, cell))} />;
}

export function MemberShield({ member }: { readonly member: MemberLook | undefined }) {
  if (member === undefined) return null;
  const { tincture, move, isLifted } = member;
  return (
    <Shield
      key={`${tincture} ${move ?? ""}`}
      tincture={tincture}
      size={29}
      class={classes("courts-member", move, isLifted ? "lifted" : undefined)}
    />
  );
}
