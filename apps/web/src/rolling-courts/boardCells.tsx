import type { Face } from "@courtly/engine";
import type { Spot } from "@courtly/rolling-courts";
import type { ComponentChildren } from "preact";
import { FlatDie } from "../drawings/dice.tsx";
import { Icon } from "../drawings/icon.tsx";
import { Line } from "../drawings/lines.tsx";
import { classes } from "../drawings/named.ts";
import { Coin, Crown } from "../drawings/ornaments.tsx";
import { Shield } from "../drawings/shield.tsx";
import { CellButton, Member } from "./cellButton.tsx";
import { cellId, spotId, type Cell } from "./cells.ts";
import { useDesk, type Desk } from "./desk.ts";
import { nextTreasure, type Mark } from "./marks.ts";
import { holderOf } from "./preview.ts";

interface Placed {
  /** The id of the grid's tab stop. */
  readonly stop: string;
}

/** The row's die: it shows the number, and where a member comes in. */
export function Gate({
  into,
  number,
  stop,
}: Placed & { readonly into: Spot["kind"]; readonly number: number }) {
  const { marks } = useDesk();
  const cell: Cell = { kind: "gate", into, number };
  const isOpen = marks.value.get(cellId(cell))?.kind === "gate";
  return (
    <CellButton cell={cell} class={`courts-gate ${into}`} isStop={stop === cellId(cell)}>
      <FlatDie face={number as Face} size={34} class="courts-gate-die" />
      {isOpen && <Arrow />}
    </CellButton>
  );
}

function Arrow() {
  return (
    <i class="courts-arrow">
      <Line name="arrow" size={14} weight={2.6} />
    </i>
  );
}

/** A seat of a council. */
export function CouncilSeat({ spot, stop }: Placed & { readonly spot: Spot }) {
  const desk = useDesk();
  const { state, marks } = desk;
  const cell: Cell = { kind: "spot", spot };
  const mark = marks.value.get(spotId(spot));
  const price = state.value.board.villages[spot.number - 1]?.prices[spot.space - 1];
  return (
    <CellButton
      cell={cell}
      class={classes("courts-council-seat", heldClass(desk, cell))}
      isStop={stop === spotId(spot)}
    >
      <span class="courts-label">{price}</span>
      <span class={classes("courts-arch", entryClass(desk, spot))}>
        <Member cell={cell} />
        <Badge mark={mark} />
      </span>
    </CellButton>
  );
}

/** What an action would bring, on the member itself. */
function Badge({ mark }: { readonly mark: Mark | undefined }) {
  const { cast } = useDesk();
  if (mark?.kind === "retire") return <Coin amount={mark.pay} size={20} class="courts-badge" />;
  if (mark?.kind !== "promote") return null;
  const passed = mark.passes === undefined ? undefined : cast.shields[mark.passes];
  return (
    <span class="courts-badge promote">
      <Line name="chevron-right" size={12} weight={3} />
      {passed !== undefined && <Shield tincture={passed} size={13} />}
    </span>
  );
}

/** The first place of a lit row is its entrance too, unless its member can be chosen. */
function entryClass({ marks }: Desk, spot: Spot): string | undefined {
  if (spot.space !== 1 || marks.value.has(spotId(spot))) return undefined;
  const gate = cellId({ kind: "gate", into: spot.kind, number: spot.number });
  return marks.value.get(gate)?.kind === "gate" ? "entry" : undefined;
}

function heldClass({ state }: Desk, cell: Cell): string | undefined {
  return holderOf(state.value, cell) === undefined ? undefined : "held";
}

/** A seat at court: the leap's price above, its points beneath, the full price when somebody could come. */
export function CourtSeat({
  court,
  over,
  stop,
}: Placed & { readonly court: number; readonly over: number }) {
  const desk = useDesk();
  const { state, marks } = desk;
  const cell: Cell = { kind: "seat", court, over };
  const mark = marks.value.get(cellId(cell));
  const { points, leaps } = state.value.board.courts;
  const isFull = state.value.courts[court - 1]?.length === points.length;
  const leap = leaps[over] ?? 0;
  const label = over === 0 ? "0" : `+${leap}`;
  return (
    <CellButton
      cell={cell}
      class={classes("courts-court-seat", heldClass(desk, cell), isFull ? "full" : undefined)}
      isStop={stop === cellId(cell)}
    >
      <span class="courts-label">
        {isFull && over === points.length - 1 ? <b class="courts-full">Full</b> : label}
      </span>
      <span class="courts-shield-seat">
        <Member cell={cell} />
        <Price mark={mark} />
      </span>
      <span class="courts-points">
        <Crown size={11} />
        {points[over]}
      </span>
    </CellButton>
  );
}

function Price({ mark }: { readonly mark: Mark | undefined }) {
  if (mark?.kind !== "goal" || mark.amount === undefined) return null;
  return (
    <span class={classes("courts-price", mark.isDear ? "dear" : undefined)}>
      {mark.isDear && <Line name="cross" size={13} weight={2.4} />}
      {mark.amount}
    </span>
  );
}

/** A space of a cave; what it is worth shows on it, and on whoever stands there. */
export function CaveSpace({
  spot,
  stop,
  after,
}: Placed & { readonly spot: Spot; readonly after?: ComponentChildren }) {
  const desk = useDesk();
  const { state, marks } = desk;
  const cell: Cell = { kind: "spot", spot };
  const cave = state.value.board.caves[spot.number - 1];
  const value = cave?.values[spot.space - 1] ?? 0;
  const isLast = spot.space === cave?.values.length;
  const held = heldClass(desk, cell);
  return (
    <CellButton
      cell={cell}
      class={classes(
        "courts-cave-space",
        held,
        spot.space > (cave?.redLine ?? 0) ? "deep" : undefined,
        spot.space === (cave?.redLine ?? 0) + 1 ? "after-line" : undefined,
        isLast ? "last" : undefined,
      )}
      isStop={stop === spotId(spot)}
      after={after}
    >
      <span
        class={classes("courts-hollow", entryClass(desk, spot))}
        style={{ "--space": spot.space }}
      >
        {held === undefined && value > 0 && <b class="courts-value">{value}</b>}
        <Member cell={cell} />
        {held !== undefined && value > 0 && <b class="courts-worth">{value}</b>}
        {isLast && <Line name="home" size={13} class="courts-homeward" />}
        <Badge mark={marks.value.get(spotId(spot))} />
      </span>
    </CellButton>
  );
}

/** A deep mine with the treasures that are left. */
export function Mine({ mine, stop }: Placed & { readonly mine: number }) {
  const { state, marks } = useDesk();
  const cell: Cell = { kind: "mine", mine };
  const mark = marks.value.get(cellId(cell));
  const taken = state.value.deep[mine - 1] ?? 0;
  const treasures = state.value.board.deepMines[mine - 1] ?? [];
  const isOut = taken >= treasures.length;
  return (
    <CellButton
      cell={cell}
      class={classes("courts-mine", isOut ? "exhausted" : undefined, mark && "lit")}
      isStop={stop === cellId(cell)}
    >
      <span class="courts-mine-head">
        <Icon name="mine-wagon" size={22} />
        <b>{isOut ? "Empty" : `+${nextTreasure(state.value, mine)}`}</b>
      </span>
      <span class={classes("courts-treasures", Math.max(...treasures) > 99 ? "long" : undefined)}>
        {treasures.map((treasure, index) => (
          <i key={index} class={index < taken ? "taken" : index === taken ? "next" : undefined}>
            {treasure}
          </i>
        ))}
      </span>
    </CellButton>
  );
}

/** The die that a tunnel asks for. */
export function PathDie({
  face,
  isLit,
  class: where,
}: {
  readonly face: number;
  readonly isLit: boolean;
  readonly class: string;
}) {
  return (
    <span class={classes("courts-path-die", where, isLit ? "lit" : undefined)} aria-hidden="true">
      <FlatDie face={face as Face} size={20} />
    </span>
  );
}
