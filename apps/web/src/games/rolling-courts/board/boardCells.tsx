import type { Face } from "@courtly/engine";
import type { Spot } from "@courtly/rolling-courts";
import type { ReadonlySignal } from "@preact/signals";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { Coin, Crown } from "../../../ui/drawings/ornaments.tsx";
import { Shield } from "../../../ui/drawings/shield.tsx";
import { useDelayedLook, useLook } from "../../../ui/look.ts";
import { CellButton, Member, MemberShield } from "./cellButton.tsx";
import { lookOf, memberIn } from "./cellLook.ts";
import type { Cell, CellId } from "./cells.ts";
import { useTableModel } from "../model/tableModel.ts";
import { nextTreasure, type Mark } from "../model/marks.ts";
import { words } from "../words/index.ts";

interface Placed {
  /** The id of the grid's tab stop. */
  readonly stop: ReadonlySignal<CellId>;
}

/** A place of a row. */
interface PlacedSpot extends Placed {
  readonly number: number;
  readonly space: number;
}

/** The entrance of a row: a die with the number of the row, and an arrow while a member can enter. */
export function Gate({
  into,
  number,
  stop,
}: Placed & { readonly into: Spot["kind"]; readonly number: number }) {
  const model = useTableModel();
  const cell: Cell = { kind: "gate", into, number };
  const look = useLook(() => lookOf(model, cell));
  return (
    <CellButton cell={cell} look={look} class={`courts-gate ${into}`} stop={stop}>
      <FlatDie face={number as Face} size={34} class="courts-gate-die" />
      {look.mark?.kind === "gate" && <Arrow />}
    </CellButton>
  );
}

function Arrow() {
  return (
    <i class="courts-arrow">
      <LineIcon name="arrow" size={14} weight={2.6} />
    </i>
  );
}

/** A seat of a council. */
export function CouncilSeat({ number, space, stop }: PlacedSpot) {
  const model = useTableModel();
  const cell: Cell = { kind: "spot", spot: { kind: "village", number, space } };
  const look = useLook(() => lookOf(model, cell));
  return (
    <CellButton
      cell={cell}
      look={look}
      class={classes("courts-council-seat", look.isHeld ? "held" : undefined)}
      stop={stop}
    >
      <span class="courts-label">{model.board.villages[number - 1]?.prices[space - 1]}</span>
      <span class={classes("courts-arch", look.isEntry ? "entry" : undefined)}>
        <Member cell={cell} />
        <Badge mark={look.mark} />
      </span>
    </CellButton>
  );
}

/** The effect of an action on a member: the pay of a retirement, or the shield that a promotion passes. */
function Badge({ mark }: { readonly mark: Mark | undefined }) {
  const { roster } = useTableModel();
  if (mark?.kind === "retire") return <Coin amount={mark.pay} size={20} class="courts-badge" />;
  if (mark?.kind !== "promote") return null;
  const passed = mark.passes === undefined ? undefined : roster.shields[mark.passes];
  return (
    <span class="courts-badge promote">
      <LineIcon name="chevron-right" size={12} weight={3} />
      {passed !== undefined && <Shield tincture={passed} size={13} />}
    </span>
  );
}

/** A seat at court: the price of the leap above, the points below, and the full price while a member could take it. */
export function CourtSeat({
  court,
  over,
  stop,
}: Placed & { readonly court: number; readonly over: number }) {
  const model = useTableModel();
  const cell: Cell = { kind: "seat", court, over };
  const look = useLook(() => lookOf(model, cell));
  const { points, leaps } = model.board.courts;
  const isFull = useLook(() => model.state.value.courts[court - 1]?.length === points.length);
  const label = over === 0 ? "0" : `+${leaps[over] ?? 0}`;
  return (
    <CellButton
      cell={cell}
      look={look}
      class={classes(
        "courts-court-seat",
        look.isHeld ? "held" : undefined,
        isFull ? "full" : undefined,
      )}
      stop={stop}
    >
      <span class="courts-label">
        {isFull && over === points.length - 1 ? (
          <b class="courts-full">{words().board.full}</b>
        ) : (
          label
        )}
      </span>
      <span class="courts-shield-seat">
        <Member cell={cell} />
        <Price mark={look.mark} />
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
      {mark.isDear && <LineIcon name="cross" size={13} weight={2.4} />}
      {mark.amount}
    </span>
  );
}

/** The delay of the caves, in frames: all miners dig at once, so caves are drawn after the rest of the table. */
const CAVE_FRAMES = 1;

export function useDigging(): boolean {
  const { isDigging } = useTableModel().motion;
  return useDelayedLook(() => isDigging.value, CAVE_FRAMES);
}

/** A space of a cave with its value. A member that stands there shows the value as well. */
export function CaveSpace({ number, space, stop }: PlacedSpot) {
  const model = useTableModel();
  const spot: Spot = { kind: "cave", number, space };
  const cell: Cell = { kind: "spot", spot };
  const look = useDelayedLook(
    () => ({ ...lookOf(model, cell), member: memberIn(model, cell) }),
    CAVE_FRAMES,
  );
  const cave = model.board.caves[number - 1];
  const value = cave?.values[space - 1] ?? 0;
  const redLine = cave?.redLine ?? 0;
  const isLast = space === cave?.values.length;
  return (
    <CellButton
      cell={cell}
      look={look}
      class={classes(
        "courts-cave-space",
        look.isHeld ? "held" : undefined,
        space > redLine ? "deep" : undefined,
        space === redLine + 1 ? "after-line" : undefined,
        isLast ? "last" : undefined,
      )}
      stop={stop}
    >
      <span
        class={classes("courts-hollow", look.isEntry ? "entry" : undefined)}
        style={{ "--space": space }}
      >
        {!look.isHeld && value > 0 && <b class="courts-value">{value}</b>}
        <MemberShield member={look.member} />
        {look.isHeld && value > 0 && <b class="courts-worth">{value}</b>}
        {isLast && <LineIcon name="home" size={13} class="courts-homeward" />}
        <Badge mark={look.mark} />
      </span>
    </CellButton>
  );
}

/** A deep mine with the treasures that are left. */
export function Mine({ mine, stop }: Placed & { readonly mine: number }) {
  const model = useTableModel();
  const cell: Cell = { kind: "mine", mine };
  const look = useLook(() => lookOf(model, cell));
  const treasures = model.board.deepMines[mine - 1] ?? [];
  const { taken, next } = useLook(() => ({
    taken: model.state.value.deep[mine - 1] ?? 0,
    next: nextTreasure(model.state.value, mine),
  }));
  const isOut = taken >= treasures.length;
  return (
    <CellButton
      cell={cell}
      look={look}
      class={classes("courts-mine", isOut ? "exhausted" : undefined, look.mark && "lit")}
      stop={stop}
    >
      <span class="courts-mine-head">
        <Icon name="mine-wagon" size={22} />
        <b>{isOut ? words().board.exhausted : `+${next}`}</b>
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

/** The die that a move through a tunnel needs. */
export function PathDie({
  face,
  tunnel,
  class: where,
}: {
  readonly face: number;
  /** The id of its path. */
  readonly tunnel: string;
  readonly class: string;
}) {
  const { lights } = useTableModel();
  const isLit = useLook(() => lights.value.has(tunnel));
  return (
    <span class={classes("courts-path-die", where, isLit ? "lit" : undefined)} aria-hidden="true">
      <FlatDie face={face as Face} size={20} />
    </span>
  );
}
