import type { Action, State } from "@courtly/rolling-courts";
import { useMemo } from "preact/hooks";
import { isCoached } from "../../table/coach/level.ts";
import { useCoach } from "../../table/coach/useCoach.ts";
import { language } from "../../i18n/spoken.ts";
import { Chronicle } from "../../table/chronicle.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { TableBar } from "../../table/tableBar.tsx";
import type { TableProps } from "../../table/face.ts";
import { chronicleOf } from "./chronicle.ts";
import { Cloth, PhoneDock } from "./dice/cloth.tsx";
import { createDesk, DeskContext, useDesk } from "./model/desk.ts";
import { pressKey } from "./model/keys.ts";
import { useNarrow } from "./board/narrow.ts";
import { Later } from "./later.tsx";
import { courtsFull } from "./model/phases.ts";
import { PhoneBoard } from "./board/phoneBoard.tsx";
import { PurseLine } from "./players/purse.tsx";
import { Strip } from "./players/strip.tsx";
import { Rivals, Timeline } from "./players/timeline.tsx";
import { WideBoard } from "./board/wideBoard.tsx";
import { words } from "./words/index.ts";
import "./table.css";

const STEPS_SHOWN_MAX = 40;

/** The table of Rolling Courts. */
export function CourtsTable({ sitting, onMenu }: TableProps<State, Action>) {
  const desk = useMemo(() => createDesk(sitting), [sitting]);
  const isNarrow = useNarrow();
  useShortcuts((key, event) => pressKey(desk, key, event.repeat));
  useCoach(desk, async () => {
    const { openCourtsCoach } = await import("./coach/index.tsx");
    return () => openCourtsCoach(desk);
  });
  return (
    <DeskContext.Provider value={desk}>
      <div class={`courts-table ${isNarrow ? "narrow" : "wide"}`}>
        <Later frames={3}>
          <Bar onMenu={onMenu} />
        </Later>
        {isNarrow ? <NarrowTable /> : <WideTable />}
      </div>
    </DeskContext.Provider>
  );
}

function Bar({ onMenu }: Pick<TableProps<State, Action>, "onMenu">) {
  const isNarrow = useNarrow();
  const { state, view, cast, motion } = useDesk();
  const { waiting } = view.value;
  const { full, needed } = courtsFull(state.value);
  const name = waiting.kind === "over" ? "" : (cast.names[waiting.player] ?? "");
  const { bar, go, round: roundWords } = words();
  const turn = waiting.kind === "rival" ? go.plays(name) : bar.subtitle(full, needed);
  const round = roundWords(state.value.round);
  return (
    <TableBar
      game="Rolling Courts"
      detail={round}
      title={round}
      subtitle={motion.isDigging.value ? bar.digging : turn}
      timeline={
        <>
          <Timeline />
          {!isNarrow && <CoachLine />}
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
        <Later frames={2}>
          <Strip />
        </Later>
        <WideBoard />
        <Cloth />
      </div>
      <aside class="courts-side panel">
        <CoachPanel />
        <Later frames={4}>
          <LatestChronicle />
        </Later>
      </aside>
    </main>
  );
}

function NarrowTable() {
  return (
    <main class="courts-main" tabIndex={-1}>
      <PurseLine />
      <PhoneBoard />
      <CoachLine />
      <PhoneDock />
    </main>
  );
}

/** Beside a wide board: what happened last. The menu has all of it. */
function LatestChronicle() {
  const { view, cast } = useDesk();
  const { steps } = view.value;
  const entries = useMemo(
    () =>
      steps
        .slice(-STEPS_SHOWN_MAX)
        .flatMap((step) => chronicleOf(step, cast))
        .toReversed(),
    [steps, language.value],
  );
  return (
    <div class="courts-chronicle">
      <Chronicle entries={entries} cast={cast} />
    </div>
  );
}

/** Where the coach will sit; the table does not move when it comes. */
function CoachPanel() {
  const { coach: place, sitting } = useDesk();
  const { value: coach } = place;
  if (!isCoached(sitting)) return <></>;
  return (
    <div class="courts-coach" data-region="coach">
      {coach && <coach.Panel />}
    </div>
  );
}

/** The same where there is no room for it. */
function CoachLine() {
  const { coach: place, sitting } = useDesk();
  const { value: coach } = place;
  if (!isCoached(sitting)) return <></>;
  return <div class="courts-coach-line">{coach && <coach.Line />}</div>;
}
