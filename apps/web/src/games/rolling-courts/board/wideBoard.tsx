import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { Coin, Crown } from "../../../ui/drawings/ornaments.tsx";
import { useLook } from "../../../ui/look.ts";
import {
  CaveSpace,
  CouncilSeat,
  CourtSeat,
  Gate,
  Mine,
  PathDie,
  useDigging,
} from "./boardCells.tsx";
import { gridRows, type CellId } from "./cells.ts";
import { useTableModel } from "../model/tableModel.ts";
import { useMemberDrag } from "./memberDrag.ts";
import { cellsById, useGrid } from "./grid.ts";
import { fanPaths, tunnelId, tunnelPaths, type BoardPath, type Lights } from "../model/paths.ts";
import { words } from "../words/index.ts";
import "./board.css";
import "./cells.css";
import "./earth.css";

/** The whole board: one row for each face of a die, councils, courts, caves and deep mines. */
export function WideBoard() {
  const { sizes } = useTableModel();
  const rows = useMemo(() => gridRows(sizes), [sizes]);
  const cells = useMemo(() => cellsById(sizes), [sizes]);
  const { stop, handlers } = useGrid(rows, cells);
  const drag = useMemberDrag(cells);
  const isDigging = useDigging();
  return (
    <section
      class={classes("courts-board", isDigging ? "digging" : undefined)}
      aria-label={words().board.board}
    >
      <i class="courts-ground" aria-hidden="true" />
      <Rock />
      <Head />
      <div class="courts-rows" role="grid" aria-label={words().board.grid} {...handlers} {...drag}>
        <Fan />
        <Tunnels />
        {rows.map((_, index) => (
          <BoardRow key={index} number={index + 1} stop={stop} />
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
  const said = words().board;
  return (
    <div class="courts-head">
      <h2 class="courts-head-villages">
        <Icon name="medieval-village-01" size={20} />
        {said.councils}
      </h2>
      <span class="courts-head-retire">{said.retire}</span>
      <h2 class="courts-head-courts">
        <Icon name="castle" size={20} />
        {said.courts}
      </h2>
      <span class="courts-head-leap">
        {said.leap} <Crown size={13} /> {said.points}
      </span>
      <h2 class="courts-head-caves">
        <Icon name="cave-entrance" size={20} />
        {said.caves}
      </h2>
      <h2 class="courts-head-mines">
        <Icon name="mine-wagon" size={20} />
        {said.deepMines}
      </h2>
    </div>
  );
}

interface RowProps {
  readonly number: number;
  readonly stop: ReadonlySignal<CellId>;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function BoardRow({ number, stop }: RowProps) {
  const { chosenFace, board, sizes } = useTableModel();
  const isHot = useLook(() => chosenFace.value === number);
  return (
    <div
      role="row"
      class={classes("courts-row", isHot ? "hot" : undefined)}
      aria-label={words().board.row(number)}
    >
      <Gate into="village" number={number} stop={stop} />
      <div class="courts-council" role="presentation">
        {upTo(sizes.village).map((space) => (
          <CouncilSeat key={space} number={number} space={space} stop={stop} />
        ))}
      </div>
      <div class="courts-retirement" aria-hidden="true">
        <Coin amount={board.villages[number - 1]?.retirement ?? 0} size={20} />
      </div>
      <div class="courts-court" role="presentation">
        {upTo(sizes.court).map((seat) => (
          <CourtSeat key={seat} court={number} over={seat - 1} stop={stop} />
        ))}
      </div>
      <Gate into="cave" number={number} stop={stop} />
      <div class="courts-cave" role="presentation">
        {upTo(sizes.cave).map((space) => (
          <CaveSpace key={space} number={number} space={space} stop={stop} />
        ))}
      </div>
      <RowMine number={number} stop={stop} />
    </div>
  );
}

/** The deep mine beneath a row, and the dice of the two tunnels that begin in its cave. */
export function RowMine({ number, stop }: RowProps) {
  const { sizes } = useTableModel();
  return (
    <>
      {number > 1 && (
        <PathDie face={number - 1} tunnel={tunnelId(number, number - 1)} class="upward" />
      )}
      {number <= sizes.mines && (
        <>
          <PathDie face={number + 1} tunnel={tunnelId(number, number)} class="downward" />
          <Mine mine={number} stop={stop} />
        </>
      )}
    </>
  );
}

function Fan() {
  const { lights, state, sizes } = useTableModel();
  const paths = useMemo(() => fanPaths(state.peek()), [state]);
  return <Paths class="courts-fan" width={44} rows={sizes.rows} paths={paths} lights={lights} />;
}

export function Tunnels() {
  const { lights, state, sizes } = useTableModel();
  const paths = useMemo(() => tunnelPaths(state.peek()), [state]);
  return (
    <Paths class="courts-tunnels" width={64} rows={sizes.rows} paths={paths} lights={lights} />
  );
}

interface PathsProps {
  readonly class: string;
  readonly width: number;
  readonly rows: number;
  readonly paths: readonly BoardPath[];
  readonly lights: ReadonlySignal<Lights>;
}

function Paths({ class: kind, width, rows, paths, lights }: PathsProps) {
  return (
    <svg
      class={kind}
      viewBox={`0 0 ${width} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map(({ id, d }) => (
        <path key={id} d={d} class={lights.value.get(id)} />
      ))}
    </svg>
  );
}
