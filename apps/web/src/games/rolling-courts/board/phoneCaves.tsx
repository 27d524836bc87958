import { useMemo } from "preact/hooks";
import { classes } from "../../../ui/drawings/named.ts";
import { CaveSpace, Gate, useDigging } from "./boardCells.tsx";
import { gridRows } from "./cells.ts";
import { useTableModel } from "../model/tableModel.ts";
import { useMemberDrag } from "./memberDrag.ts";
import { cellsById, useGrid } from "./grid.ts";
import { RowMine, Tunnels } from "./wideBoard.tsx";
import { words } from "../words/index.ts";

/** The caves and deep mines on a phone. */
export function PhoneCaves() {
  const { sizes, chosenFace } = useTableModel();
  const isDigging = useDigging();
  const rows = useMemo(() => gridRows(sizes, ["cave"]), [sizes]);
  const cells = useMemo(() => cellsById(sizes), [sizes]);
  const { stop, handlers } = useGrid(rows, cells);
  const drag = useMemberDrag(cells);
  return (
    <div
      class={classes("courts-earth", isDigging ? "digging" : undefined)}
      role="grid"
      aria-label={words().board.cavesAndMines}
      {...handlers}
      {...drag}
    >
      <Tunnels />
      {rows.map((_, index) => {
        const number = index + 1;
        return (
          <div
            key={number}
            role="row"
            class={classes("courts-earth-row", chosenFace.value === number ? "hot" : undefined)}
            aria-label={words().board.caveRow(number)}
          >
            <Gate into="cave" number={number} stop={stop} />
            <div class="courts-cave" role="presentation">
              {Array.from({ length: sizes.cave }, (_, at) => (
                <CaveSpace key={at} number={number} space={at + 1} stop={stop} />
              ))}
            </div>
            <RowMine number={number} stop={stop} />
          </div>
        );
      })}
    </div>
  );
}
