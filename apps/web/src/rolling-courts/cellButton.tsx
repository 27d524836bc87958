import type { ComponentChildren } from "preact";
import { classes } from "../drawings/named.ts";
import { Shield } from "../drawings/shield.tsx";
import { Spoken } from "../parts/spoken.tsx";
import { cellId, type Cell } from "./cells.ts";
import { cellName } from "./cellWords.ts";
import { useDesk } from "./desk.ts";
import type { Mark } from "./marks.ts";
import { shownIn } from "./preview.ts";

interface CellButtonProps {
  readonly cell: Cell;
  readonly class: string;
  /** The one cell of the grid that Tab reaches. */
  readonly isStop: boolean;
  /** Beside the button, inside the cell of the grid. */
  readonly after?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A cell of the grid, and the button that it is. */
export function CellButton({ cell, class: kind, isStop, after, children }: CellButtonProps) {
  const desk = useDesk();
  const id = cellId(cell);
  const mark = desk.marks.value.get(id);
  const name = cellName(cell, mark, {
    state: desk.state.value,
    cast: desk.cast,
    scene: desk.scene.value,
    intent: desk.intent.value,
  });
  const { asked } = desk;
  const isAsked =
    cell.kind === "spot" && asked.value.some(({ spot }) => cellId({ kind: "spot", spot }) === id);
  const isOff = (mark === undefined || (mark.kind === "goal" && mark.isDear)) && !isAsked;
  return (
    <div role="gridcell" class={classes("courts-cell", kind)}>
      <button
        type="button"
        class={classes("courts-cell-button", markClass(mark))}
        data-cell={id}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={isOff}
        {...(mark?.kind === "source" && { "aria-pressed": true })}
        {...(desk.dragged.value !== undefined && { "data-dropping": true })}
        data-draggable={isDraggable(desk.scene.value, cell)}
      >
        <Spoken name={name}>{children}</Spoken>
        {desk.arrived.value.has(id) && (
          <i class="courts-arrival" key={desk.view.value.steps.length} />
        )}
      </button>
      {after}
    </div>
  );
}

function isDraggable(
  scene: ReturnType<typeof useDesk>["scene"]["value"],
  cell: Cell,
): boolean | undefined {
  if (scene === undefined || cell.kind !== "spot") return undefined;
  const { seat } = shownIn(scene.state, undefined, cell);
  return seat === scene.seat ? true : undefined;
}

export function markClass(mark: Mark | undefined): string | undefined {
  if (mark === undefined) return undefined;
  const dear = "isDear" in mark && mark.isDear ? "dear" : undefined;
  const picked = "isPicked" in mark && mark.isPicked ? "picked" : undefined;
  return classes(mark.kind, dear, picked);
}

/** Who is in a cell, or would be. */
export function Member({ cell }: { readonly cell: Cell }) {
  const { state, preview, cast, dragged } = useDesk();
  const { seat, move } = shownIn(state.value, preview.value, cell);
  const tincture = seat === undefined ? undefined : cast.shields[seat];
  if (tincture === undefined) return null;
  const isLifted =
    cell.kind === "spot" &&
    dragged.value !== undefined &&
    cellId({ kind: "spot", spot: dragged.value }) === cellId(cell);
  return (
    <Shield
      key={`${tincture} ${move ?? ""}`}
      tincture={tincture}
      size={29}
      class={classes("courts-member", move, isLifted ? "lifted" : undefined)}
    />
  );
}
