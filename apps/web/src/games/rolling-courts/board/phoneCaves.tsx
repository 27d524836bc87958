import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
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
  useAskedInSight(handlers.ref);
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

const MARGIN_PX = 8;

/** While the mines ask, scrolls until the dock hides none of the caves that the question is about. */
function useAskedInSight(grid: RefObject<HTMLElement | null>): void {
  const { homecomings } = useTableModel();
  const numbers = homecomings.value.map(({ spot }) => spot.number);
  useEffect(() => {
    const dock = document.querySelector(".courts-dock");
    if (numbers.length === 0 || dock === null) return;
    const show = () => {
      const rows = [...(grid.current?.querySelectorAll(".courts-earth-row") ?? [])]
        .filter((_, index) => numbers.includes(index + 1))
        .map((row) => row.getBoundingClientRect());
      const top = Math.min(...rows.map((row) => row.top));
      const bottom = Math.max(...rows.map((row) => row.bottom));
      const { left, top: dockTop } = dock.getBoundingClientRect();
      const isBeside = left > 0; // on a phone held sideways
      const hidden = bottom + MARGIN_PX - (isBeside ? innerHeight : dockTop);
      if (hidden > 0) scrollBy(0, Math.min(hidden, top));
    };
    // The dock grows when its list of members has been loaded.
    const observer = new ResizeObserver(show);
    observer.observe(dock);
    return () => observer.disconnect();
  }, [numbers.join(" ")]);
}
