import type { State } from "@courtly/rolling-courts";
import { useMemo } from "preact/hooks";
import { Icon } from "../drawings/icon.tsx";
import { classes } from "../drawings/named.ts";
import { Coin, Crown } from "../drawings/ornaments.tsx";
import { Ask } from "./ask.tsx";
import { CaveSpace, CouncilSeat, CourtSeat, Gate, Mine, PathDie } from "./boardCells.tsx";
import { gridRows, type Sizes } from "./cells.ts";
import { useDesk } from "./desk.ts";
import { useDrag } from "./drag.ts";
import { cellsById, useGrid } from "./grid.ts";
import { fanPaths, lightsOf, tunnelId, tunnelPaths, type Lights } from "./paths.ts";
import { faceOf } from "./scene.ts";
import { sizesOf } from "./sizes.ts";
import "./board.css";
import "./cells.css";
import "./earth.css";

/** The whole board: one row for each face of a die, councils, courts, caves and deep mines. */
export function WideBoard() {
  const desk = useDesk();
  const state = desk.state.value;
  const sizes = sizesOf(state);
  const rows = useMemo(() => gridRows(sizes), [sizes.rows]);
  const cells = useMemo(() => cellsById(sizes), [sizes.rows]);
  const { stop, handlers } = useGrid(rows, cells);
  const drag = useDrag(cells);
  const lights = lightsOf(desk.scene.value, desk.intent.value);
  return (
    <section
      class={classes("courts-board", desk.motion.isDigging.value ? "digging" : undefined)}
      aria-label="Board"
    >
      <i class="courts-ground" aria-hidden="true" />
      <Rock />
      <Head />
      <div
        class="courts-rows"
        role="grid"
        aria-label="Villages, courts and caves"
        {...handlers}
        {...drag}
      >
        <Fan state={state} lights={lights} />
        <Tunnels state={state} lights={lights} />
        {rows.map((_, index) => (
          <BoardRow key={index} number={index + 1} sizes={sizes} stop={stop} lights={lights} />
        ))}
      </div>
    </section>
  );
}

function Rock() {
  return (
    <svg class="courts-rock" viewBox="0 0 22 600" preserveAspectRatio="none" aria-hidden="true">
      <path d="M22 0V600H4L10 566 2 530 12 498 5 455 13 420 3 380 9 346 1 300 11 262 4 226 12 190 2 150 8 118 1 78 11 44 5 0Z" />
    </svg>
  );
}

function Head() {
  return (
    <div class="courts-head">
      <h2 class="courts-head-villages">
        <Icon name="medieval-village-01" size={20} />
        Village councils
      </h2>
      <span class="courts-head-retire">retire</span>
      <h2 class="courts-head-courts">
        <Icon name="castle" size={20} />
        Courts
      </h2>
      <span class="courts-head-leap">
        + leap, <Crown size={13} /> points
      </span>
      <h2 class="courts-head-caves">
        <Icon name="cave-entrance" size={20} />
        Caves
      </h2>
      <h2 class="courts-head-mines">
        <Icon name="mine-wagon" size={20} />
        Deep mines
      </h2>
    </div>
  );
}

interface RowProps {
  readonly number: number;
  readonly sizes: Sizes;
  readonly stop: string;
  readonly lights: Lights;
}

function BoardRow({ number, sizes, stop, lights }: RowProps) {
  const { scene, intent, state } = useDesk();
  const isHot = scene.value !== undefined && faceOf(scene.value, intent.value) === number;
  const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const retirement = state.value.board.villages[number - 1]?.retirement ?? 0;
  return (
    <div
      role="row"
      class={classes("courts-row", isHot ? "hot" : undefined)}
      aria-label={`${number}: council, court, cave`}
    >
      <Gate into="village" number={number} stop={stop} />
      <div class="courts-council" role="presentation">
        {places(sizes.village).map((space) => (
          <CouncilSeat key={space} spot={{ kind: "village", number, space }} stop={stop} />
        ))}
      </div>
      <div class="courts-retirement" aria-hidden="true">
        <Coin amount={retirement} size={20} />
      </div>
      <div class="courts-court" role="presentation">
        {places(sizes.court).map((seat) => (
          <CourtSeat key={seat} court={number} over={seat - 1} stop={stop} />
        ))}
      </div>
      <Gate into="cave" number={number} stop={stop} />
      <div class="courts-cave" role="presentation">
        {places(sizes.cave).map((space) => (
          <CaveSpace
            key={space}
            spot={{ kind: "cave", number, space }}
            stop={stop}
            after={<Ask spot={{ kind: "cave", number, space }} />}
          />
        ))}
      </div>
      <RowMine number={number} sizes={sizes} stop={stop} lights={lights} />
    </div>
  );
}

/** The deep mine beneath a row, and the dice of the two tunnels that begin in its cave. */
export function RowMine({ number, sizes, stop, lights }: RowProps) {
  return (
    <>
      {number > 1 && (
        <PathDie
          face={number - 1}
          isLit={lights.has(tunnelId(number, number - 1))}
          class="upward"
        />
      )}
      {number <= sizes.mines && (
        <>
          <PathDie
            face={number + 1}
            isLit={lights.has(tunnelId(number, number))}
            class="downward"
          />
          <Mine mine={number} stop={stop} />
        </>
      )}
    </>
  );
}

function Fan({ state, lights }: { readonly state: State; readonly lights: Lights }) {
  const paths = useMemo(() => fanPaths(state), [state.rules, state.villages.length]);
  return (
    <svg
      class="courts-fan"
      viewBox={`0 0 44 ${state.villages.length * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(({ id, d }) => (
        <path key={id} d={d} class={lights.get(id)} />
      ))}
    </svg>
  );
}

export function Tunnels({ state, lights }: { readonly state: State; readonly lights: Lights }) {
  const paths = useMemo(() => tunnelPaths(state), [state.deep.length]);
  return (
    <svg
      class="courts-tunnels"
      viewBox={`0 0 64 ${state.caves.length * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(({ id, d }) => (
        <path key={id} d={d} class={lights.get(id)} />
      ))}
    </svg>
  );
}
