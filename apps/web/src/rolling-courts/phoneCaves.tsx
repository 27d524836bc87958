import { useMemo } from "preact/hooks";
import { classes } from "../drawings/named.ts";
import { Ask } from "./ask.tsx";
import { CaveSpace, Gate } from "./boardCells.tsx";
import { gridRows } from "./cells.ts";
import { useDesk } from "./desk.ts";
import { useDrag } from "./drag.ts";
import { cellsById, useGrid } from "./grid.ts";
import { lightsOf } from "./paths.ts";
import { faceOf } from "./scene.ts";
import { sizesOf } from "./sizes.ts";
import { RowMine, Tunnels } from "./wideBoard.tsx";

/** The caves and deep mines on a phone. */
export function PhoneCaves() {
  const { state, scene, intent, motion } = useDesk();
  const sizes = sizesOf(state.value);
  const rows = useMemo(() => gridRows(sizes, ["cave"]), [sizes.rows]);
  const cells = useMemo(() => cellsById(sizes), [sizes.rows]);
  const { stop, handlers } = useGrid(rows, cells);
  const drag = useDrag(cells);
  const lights = lightsOf(scene.value, intent.value);
  const face = scene.value && faceOf(scene.value, intent.value);
  return (
    <div
      class={classes("courts-earth", motion.isDigging.value ? "digging" : undefined)}
      role="grid"
      aria-label="Caves and deep mines"
      {...handlers}
      {...drag}
    >
      <Tunnels state={state.value} lights={lights} />
      {rows.map((_, index) => {
        const number = index + 1;
        return (
          <div
            key={number}
            role="row"
            class={classes("courts-earth-row", face === number ? "hot" : undefined)}
            aria-label={`${number}: cave`}
          >
            <Gate into="cave" number={number} stop={stop} />
            <div class="courts-cave" role="presentation">
              {Array.from({ length: sizes.cave }, (_, at) => (
                <CaveSpace
                  key={at}
                  spot={{ kind: "cave", number, space: at + 1 }}
                  stop={stop}
                  after={<Ask spot={{ kind: "cave", number, space: at + 1 }} />}
                />
              ))}
            </div>
            <RowMine number={number} sizes={sizes} stop={stop} lights={lights} />
          </div>
        );
      })}
    </div>
  );
}
