import type { Action, State } from "@courtly/rolling-courts";
import { useMemo } from "preact/hooks";
import { isCoached } from "../../table/coach/level.ts";
import { useCoach } from "../../table/coach/useCoach.ts";
import { useKeptFocus } from "../../table/voice/keptFocus.ts";
import { Chronicle } from "../../table/chronicle/chronicle.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { TableBar } from "../../table/tableBar.tsx";
import type { TableProps } from "../../table/gameUi.ts";
import { ClothView, PhoneDock } from "./dice/clothView.tsx";
import { openTableModel, TableModelContext, useTableModel } from "./model/tableModel.ts";
import { pressKey } from "./model/keys.ts";
import { useNarrow } from "./board/narrow.ts";
import { Delayed } from "./delayed.tsx";
import { courtsFull } from "./model/phases.ts";
import { CoachSwitch } from "./coachSwitch.tsx";
import { DigOrder } from "./dice/digOrder.tsx";
import { PurseLine } from "./players/purse.tsx";
import { Players } from "./players/players.tsx";
import { Rivals, TimelineView } from "./players/timelineView.tsx";
import { flyingCoins, phoneBoard } from "./lazyParts.ts";
import { WideBoard } from "./board/wideBoard.tsx";
import { useLatestEntries } from "./ticker.tsx";
import { words } from "./words/index.ts";
import "./table.css";

const STEPS_SHOWN_MAX = 40;

/** The table of Rolling Courts. */
export function CourtsTable({ session, onMenu }: TableProps<State, Action>) {
  const model = useMemo(() => openTableModel(session), [session]);
  const isNarrow = useNarrow();
  useKeptFocus();
  useShortcuts((key, event) => {
    const isHandled = pressKey(model, key, event.repeat);
    if (isHandled && model.draft.value.die !== undefined && DIE_KEYS.has(key)) focusOffer();
    return isHandled;
  });
  useCoach(model, async () => {
    const { openCourtsCoach } = await import("./coach/index.tsx");
    return () => openCourtsCoach(model);
  });
  return (
    <TableModelContext.Provider value={model}>
      <div class={`courts-table ${isNarrow ? "narrow" : "wide"}`}>
        <Delayed frames={3}>
          <Bar onMenu={onMenu} />
        </Delayed>
        {isNarrow ? <NarrowTable /> : <WideTable />}
        <Coins />
      </div>
    </TableModelContext.Provider>
  );
}

const DIE_KEYS: ReadonlySet<string> = new Set(["1", "2", "3"]);

/** The places of a chosen die are marked after two frames, on a busy device later. */
const MARKED_FRAMES = { least: 2, most: 20 } as const;

/** Moves the focus to the first place that the chosen die leads to, once it is marked. */
function focusOffer(frames = 1): void {
  requestAnimationFrame(() => {
    const stop = '[data-cell][tabindex="0"]:not([aria-disabled="true"])';
    const place =
      frames < MARKED_FRAMES.least
        ? null
        : document.querySelector<HTMLElement>(`.courts-table ${stop}`);
    if (place !== null) place.focus();
    else if (frames < MARKED_FRAMES.most) focusOffer(frames + 1);
  });
}

/** The coins of a dig; their code is loaded before the first one, or with it. */
function Coins() {
  const { motion } = useTableModel();
  return motion.isDigging.value ? <flyingCoins.Part /> : <></>;
}

function Bar({ onMenu }: Pick<TableProps<State, Action>, "onMenu">) {
  const isNarrow = useNarrow();
  const { state, view, roster, motion } = useTableModel();
  const { waiting } = view.value;
  const { full, needed } = courtsFull(state.value);
  const name = waiting.kind === "over" ? "" : (roster.names[waiting.player] ?? "");
  const { bar, mainButton, round: roundWords } = words();
  const turn = waiting.kind === "rival" ? mainButton.plays(name) : bar.subtitle(full, needed);
  const round = roundWords(state.value.round);
  return (
    <TableBar
      gameId="rolling-courts"
      game="Rolling Courts"
      detail={round}
      title={round}
      subtitle={motion.isDigging.value ? bar.digging : turn}
      timeline={
        <>
          <TimelineView />
          {!isNarrow && <CoachLine />}
          {!isNarrow && <CoachSwitch />}
        </>
      }
      rivals={<Rivals />}
      onMenu={onMenu}
    />
  );
}

function WideTable() {
  return (
    <main class="courts-main" tabIndex={-1}>
      <div class="courts-left">
        <Delayed frames={2}>
          <Players />
        </Delayed>
        <WideBoard />
        <DigOrder />
        <ClothView />
      </div>
      <aside class="courts-side panel">
        <CoachPanel />
        <Delayed frames={4}>
          <LatestChronicle />
        </Delayed>
      </aside>
    </main>
  );
}

function NarrowTable() {
  return (
    <main class="courts-main" tabIndex={-1}>
      <PurseLine />
      <phoneBoard.Part />
      <CoachLine />
      <DigOrder />
      <PhoneDock />
    </main>
  );
}

/** The latest entries of the chronicle, beside a wide board. The menu has all of them. */
function LatestChronicle() {
  const { roster } = useTableModel();
  const entries = useLatestEntries(STEPS_SHOWN_MAX);
  return (
    <div class="courts-chronicle">
      <Chronicle entries={entries} roster={roster} />
    </div>
  );
}

/** The place of the coach. It is reserved, so that the table does not move when the coach is loaded. */
function CoachPanel() {
  const { coach: place, session } = useTableModel();
  const { value: coach } = place;
  if (!isCoached(session)) return <CoachSwitch />;
  return (
    <div class="courts-coach" data-region="coach">
      {coach && <coach.Panel />}
    </div>
  );
}

/** The coach in one line, for windows without room for the panel. */
function CoachLine() {
  const { coach: place, session } = useTableModel();
  const { value: coach } = place;
  if (!isCoached(session)) return <></>;
  return <div class="courts-coach-line">{coach && <coach.Line />}</div>;
}
