import type { Face } from "@courtly/engine";
import { useSignal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useMemo } from "preact/hooks";
import type { TargetedMouseEvent } from "preact";
import { FlatDie } from "../../../ui/drawings/dice.tsx";
import { Icon } from "../../../ui/drawings/icon.tsx";
import { LineIcon } from "../../../ui/drawings/lines.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { Coin } from "../../../ui/drawings/ornaments.tsx";
import { useLook } from "../../../ui/look.ts";
import { moveFocus } from "../../../ui/moveFocus.ts";
import { ScreenReaderName } from "../../../ui/screenReaderName.tsx";
import { CouncilSeat, CourtSeat, Gate } from "./boardCells.tsx";
import { markClass, Member } from "./cellButton.tsx";
import { stepClasses } from "./cellLook.ts";
import { cellId, villageCells, type Cell, type CellId } from "./cells.ts";
import { rowSummary } from "./cellWords.ts";
import { useTableModel } from "../model/tableModel.ts";
import { useMemberDrag } from "./memberDrag.ts";
import { cellsById, useGrid } from "./grid.ts";
import { laneChoice, laneId, laneRows } from "./lanes.ts";
import { sideOf, type Side } from "./motion.ts";
import { openWays } from "../model/openWays.ts";
import { PhoneCaves } from "./phoneCaves.tsx";
import { CoachSwitch } from "../coachSwitch.tsx";
import { holderOf } from "../model/preview.ts";
import { readyDie } from "../model/tray.ts";
import { words } from "../words/index.ts";
import "./cells.css";
import "./earth.css";
import "./phone.css";

/** The board on a phone: villages and caves are two tabs. */
export function PhoneBoard() {
  const { situation, draft, homecomings, advised } = useTableModel();
  const tab = useShownSide();
  const advisedSide = sideOfCells(advised.value.cells);
  const panel = useId();
  const ways = situation.value === undefined ? undefined : openWays(situation.value, draft.value);
  const counts = {
    villages: ways?.villages ?? 0,
    caves: ways?.caves ?? homecomings.value.length,
  };
  return (
    <section class="courts-phone-board" aria-label={words().board.board}>
      <div class="courts-tab-row">
        <div
          class="courts-tabs"
          role="tablist"
          aria-label={words().board.sides}
          onKeyDown={moveFocus}
        >
          <TabButton
            tab="villages"
            now={tab.value}
            count={counts.villages}
            isAdvised={advisedSide === "villages"}
            panel={panel}
            onPick={() => tab.choose("villages")}
          />
          <TabButton
            tab="caves"
            now={tab.value}
            count={counts.caves}
            isAdvised={advisedSide === "caves"}
            panel={panel}
            onPick={() => tab.choose("caves")}
          />
        </div>
        <CoachSwitch />
      </div>
      <div id={panel} role="tabpanel" aria-label={tabLabel(tab.value)}>
        {tab.value === "villages" ? <Lanes /> : <PhoneCaves />}
      </div>
    </section>
  );
}

/** The side of a move that uses these cells; `undefined` if there is none. */
function sideOfCells(cells: ReadonlySet<CellId>): Side | undefined {
  const [target] = [...cells].toReversed();
  if (target === undefined) return undefined;
  return /cave|mine/.test(target) ? "caves" : "villages";
}

/**
 * The visible side: the one that the person chose; in a rival's turn, a dig or a replay the one where something happens.
 */
function useShownSide() {
  const { view, motion, homecomings, replayed } = useTableModel();
  const { fresh, waiting } = view.value;
  const chosen = useSignal<Side>("villages");
  const followed = useSignal<Side | undefined>(undefined);
  const isInCaves = homecomings.value.length > 0 || motion.isDigging.value;
  const happens =
    sideOfCells(replayed.value) ?? (waiting.kind === "rival" ? sideOf(fresh) : undefined);
  useLayoutEffect(() => {
    if (isInCaves) followed.value = "caves";
    else if (waiting.kind === "person") followed.value = undefined;
    else if (happens !== undefined) followed.value = happens;
  }, [fresh, isInCaves, waiting.kind, happens]);
  return {
    value: followed.value ?? chosen.value,
    choose: (side: Side) => {
      chosen.value = side;
      followed.value = undefined;
    },
  };
}

const ICONS = { villages: "castle", caves: "cave-entrance" } as const;

function tabLabel(tab: Side): string {
  const { villagesAndCourts, caves } = words().board;
  return tab === "villages" ? villagesAndCourts : caves;
}

interface TabButtonProps {
  readonly tab: Side;
  readonly now: Side;
  readonly count: number;
  /** Whether the coach's next move is on this side. */
  readonly isAdvised: boolean;
  readonly panel: string;
  readonly onPick: () => void;
}

function TabButton({ tab, now, count, isAdvised, panel, onPick }: TabButtonProps) {
  const label = tabLabel(tab);
  return (
    <button
      type="button"
      role="tab"
      class={isAdvised ? "advised" : undefined}
      aria-selected={tab === now}
      aria-controls={panel}
      onClick={onPick}
    >
      <ScreenReaderName name={words().board.tab(label, count)}>
        <Icon name={ICONS[tab]} size={18} />
        {label}
        {count > 0 && <b>{count}</b>}
      </ScreenReaderName>
    </button>
  );
}

/** Villages and courts: the row of the chosen die is open, the others are folded. */
function Lanes() {
  const model = useTableModel();
  const { situation, sizes } = model;
  const looked = useSignal<number | undefined>(undefined);
  const face = model.chosenFace.value;
  useEffect(() => {
    looked.value = undefined;
  }, [face]);
  const open = new Set([face, looked.value].filter((number) => number !== undefined));
  const rows = laneRows(sizes, open);
  const cells = useMemo(() => cellsById(sizes), [sizes]);
  const { stop, handlers } = useGrid(rows, cells);
  const drag = useMemberDrag(cells);
  const touchLane = (number: number, tapped: Cell | undefined) => {
    const choice = tapped ?? laneChoice(model.marks.value, number, sizes);
    const die = readyDie(model.tray.value, number);
    if (choice !== undefined) model.handle({ kind: "cell", cell: choice });
    else if (situation.value !== undefined && die !== undefined && face === undefined)
      model.handle({ kind: "die", id: die.id });
    else looked.value = number;
  };
  return (
    <div
      class="courts-lanes"
      role="grid"
      aria-label={words().board.villagesAndCourts}
      {...handlers}
      {...drag}
    >
      {rows.map((_, index) => {
        const number = index + 1;
        return open.has(number) ? (
          <OpenLane key={number} number={number} stop={stop} isHot={face === number} />
        ) : (
          <FoldedLane
            key={number}
            number={number}
            isStop={stop.value === laneId(number)}
            onTouch={(place) => touchLane(number, cells.get(place ?? ""))}
          />
        );
      })}
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface OpenLaneProps {
  readonly number: number;
  readonly stop: ReadonlySignal<CellId>;
  readonly isHot: boolean;
}

function OpenLane({ number, stop, isHot }: OpenLaneProps) {
  const { board, sizes } = useTableModel();
  const retirement = board.villages[number - 1]?.retirement ?? 0;
  return (
    <div
      role="row"
      class={classes("courts-open-lane", isHot ? "hot" : undefined)}
      aria-label={words().board.villageRow(number)}
    >
      <div class="courts-open-council" role="presentation">
        <Gate into="village" number={number} stop={stop} />
        {upTo(sizes.village).map((space) => (
          <CouncilSeat key={space} number={number} space={space} stop={stop} />
        ))}
        <span class="courts-open-retire" aria-hidden="true">
          <Coin amount={retirement} size={22} />
          <small>{words().board.retire}</small>
        </span>
      </div>
      <div class="courts-open-court" role="presentation">
        <svg class="courts-hook" viewBox="0 0 34 46" aria-hidden="true">
          <path d="M8 2V22C8 32 14 34 20 34H29M23 27l7 7-7 7" />
        </svg>
        {upTo(sizes.court).map((seat) => (
          <CourtSeat key={seat} court={number} over={seat - 1} stop={stop} />
        ))}
      </div>
    </div>
  );
}

interface FoldedLaneProps {
  readonly number: number;
  readonly isStop: boolean;
  /** Handles a tap on the row, or on the place with this id in it. */
  readonly onTouch: (place: CellId | undefined) => void;
}

function FoldedLane({ number, isStop, onTouch }: FoldedLaneProps) {
  const { state, roster, marks, tray, situation, sizes } = useTableModel();
  const [, ...cells] = villageCells(number, sizes);
  const choice = laneChoice(marks.value, number, sizes);
  const isReady = situation.value !== undefined && readyDie(tray.value, number) !== undefined;
  const members = state.value.courts[number - 1] ?? [];
  const isFull = members.length === sizes.court;
  const { chooseItsDie, open } = words().board;
  const offer = choice === undefined ? (isReady ? chooseItsDie : open) : offerWords(choice);
  return (
    <div role="row" class="courts-folded-row" aria-label={words().board.villageRow(number)}>
      <div role="gridcell">
        <button
          type="button"
          class={classes("courts-folded", isReady ? "ready" : undefined)}
          data-cell={laneId(number)}
          tabIndex={isStop ? 0 : -1}
          onClick={(event) => onTouch(placeUnder(event))}
        >
          <ScreenReaderName name={`${rowSummary(state.value, roster, number)} ${offer}`}>
            <FlatDie face={number as Face} size={24} />
            <span class="courts-folded-council">
              {cells.slice(0, sizes.village).map((cell) => (
                <MiniSeat key={cellId(cell)} cell={cell} />
              ))}
            </span>
            <LineIcon name="chevron-right" size={14} class="courts-folded-way" />
            <span class={classes("courts-folded-court", isFull ? "full" : undefined)}>
              {cells.slice(sizes.village).map((cell) => (
                <MiniSeat key={cellId(cell)} cell={cell} />
              ))}
            </span>
          </ScreenReaderName>
        </button>
      </div>
    </div>
  );
}

/** Half the gap between two places of a folded row, in px: a finger between them means the nearer one. */
const HALF_GAP = 2;

/** The id of the marked place that was tapped. The row is one button, whose content takes no taps. */
function placeUnder({ currentTarget, clientX, detail }: TargetedMouseEvent<HTMLElement>) {
  if (detail === 0) return undefined; // a key has no position
  const places = [...currentTarget.querySelectorAll<HTMLElement>("[data-place]")];
  return places.find((place) => {
    const { left, right } = place.getBoundingClientRect();
    return left - HALF_GAP <= clientX && clientX < right + HALF_GAP;
  })?.dataset["place"];
}

function offerWords(cell: Cell): string {
  const { proposeSeat, chooseMember, open } = words().board;
  if (cell.kind === "seat") return proposeSeat(cell.over + 1, cell.court);
  return cell.kind === "spot" ? chooseMember(cell.spot.space) : open;
}

/** A place of a folded row. If it has a mark, a tap on it is meant for it and not for the row. */
function MiniSeat({ cell }: { readonly cell: Cell }) {
  const model = useTableModel();
  const { state, view, marks, preview, board, arrived } = model;
  const { isHeld, steps, mark, arrival } = useLook(() => ({
    steps: stepClasses(model, cellId(cell)),
    arrival: arrived.value.has(cellId(cell)) ? view.value.steps.length : undefined,
    isHeld: holderOf(preview.value?.after ?? state.value, cell) !== undefined,
    mark: marks.value.get(cellId(cell)),
  }));
  return (
    <i
      class={classes("courts-mini", isHeld ? "held" : undefined, steps, markClass(mark))}
      {...(mark && { "data-place": cellId(cell) })}
    >
      {isHeld ? <Member cell={cell} /> : cell.kind === "seat" && board.courts.points[cell.over]}
      {arrival !== undefined && <i class="courts-arrival" key={arrival} />}
    </i>
  );
}
