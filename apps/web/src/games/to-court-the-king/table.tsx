import type { Action, State } from "@courtly/to-court-the-king";
import type { TargetedMouseEvent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { isCoached, leavesRoom, toggleCoach } from "../../table/coach/level.ts";
import { useCoach } from "../../table/coach/useCoach.ts";
import { useKeptFocus } from "../../table/voice/keptFocus.ts";
import { ChronicleFrame } from "../../table/chronicle/chronicleFrame.tsx";
import { shownTableEvents } from "../../table/chronicle/withTableEvents.ts";
import { useDelayed } from "../../ui/loading/delayed.ts";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { TableBar } from "../../table/tableBar.tsx";
import type { TableProps } from "../../table/gameUi.ts";
import { Actions, hurry } from "./dice/actions.tsx";
import { Sheets } from "./court/sheets.tsx";
import { Characters } from "./players/characters.tsx";
import { ClothView } from "./dice/clothView.tsx";
import { CourtView } from "./court/courtView.tsx";
import { openTableModel, type TableModel } from "./model/tableModel.ts";
import { TableModelProvider, useTableModel } from "./model/tableModelContext.ts";
import { CardFlight, LatestTurns } from "./lazyParts.ts";
import { Delayed } from "./delayed.tsx";
import { keyCommand, type Pressed } from "./model/keys.ts";
import { Players, Rivals } from "./players/players.tsx";
import { subtitleOf } from "./model/timeline.ts";
import { TimelineView } from "./players/timelineView.tsx";
import { words } from "./words/index.ts";
import "./table.css";

/** The table of To Court the King. */
export function KingTable({ session, onMenu }: TableProps<State, Action>) {
  const model = useMemo(() => openTableModel(session), [session]);
  useEffect(() => model.close, [model]);
  useShortcuts((key, event) =>
    typed(model, { key, isShifted: event.shiftKey, isHeld: event.repeat }),
  );
  useKeptFocus();
  const layout = model.layout.value;
  const isWide = layout === "wide";
  useCoach(model, async () => {
    const { openKingCoach } = await import("./coach/index.tsx");
    return () => openKingCoach(model);
  });
  const hasCoach = isCoached(session);
  return (
    <TableModelProvider value={model}>
      <div
        class={`king-table is-${layout} ${leavesRoom(session) ? "is-coached" : ""}`}
        onMouseDown={leaveFocus}
      >
        <Delayed frames={3}>
          <Bar onMenu={onMenu} isWide={isWide} />
        </Delayed>
        <main class="king-main" tabIndex={-1}>
          <div class="king-centre">
            <CourtView />
            {hasCoach && layout === "stacked" && <CoachPlace isWide={false} />}
            <ClothView />
            {isWide && <Characters />}
            {!isWide && <Actions isBar />}
          </div>
          {layout !== "sideways" && (
            <aside class="king-side">
              <Delayed frames={2}>
                <Players />
              </Delayed>
              {isWide && <ChroniclePanel />}
            </aside>
          )}
          {hasCoach && isWide && <CoachPlace isWide />}
        </main>
        <Flights />
      </div>
      <Sheets />
    </TableModelProvider>
  );
}

/** A mouse click must not move the keyboard focus: Space would press the last clicked die, not the gold button. */
function leaveFocus(event: TargetedMouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest(".king-main button") === null) return;
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && currentTarget.contains(activeElement))
    activeElement.blur();
}

interface BarProps {
  readonly onMenu: () => void;
  readonly isWide: boolean;
}

function Bar({ onMenu, isWide }: BarProps) {
  const { state, session, layout } = useTableModel();
  const { roster } = session;
  const subtitle = subtitleOf(state.value, roster);
  const round = words().turns.round(state.value.round);
  return (
    <TableBar
      gameId="to-court-the-king"
      game="To Court the King"
      detail={round}
      title={round}
      subtitle={subtitle}
      timeline={
        isWide ? (
          <TimelineView />
        ) : (
          <div class="king-bar-words">
            <p>
              <b>{round}</b>
              {subtitle}
            </p>
            {layout.value === "sideways" && isCoached(session) && <CoachPlace isWide={false} />}
            <Rivals />
          </div>
        )
      }
      rivals={<Rivals />}
      onMenu={onMenu}
    />
  );
}

/** The place of the coach. It is reserved, so that the table does not move when the coach is loaded. */
function CoachPlace({ isWide }: { readonly isWide: boolean }) {
  const { value: coach } = useTableModel().coach;
  if (isWide)
    return (
      <div class="king-coach panel" data-region="coach">
        {coach && <coach.Panel />}
      </div>
    );
  return <div class="king-coach-line">{coach && <coach.Line />}</div>;
}

/** The chronicle, some frames late: the parts that people play with are redrawn first. */
function ChroniclePanel() {
  const { seenSteps, session } = useTableModel();
  const steps = useDelayed(seenSteps, CHRONICLE_FRAMES);
  return (
    <div class="king-chronicle panel" data-region="chronicle" tabIndex={0}>
      {steps.value.length === 0 && shownTableEvents().length === 0 ? (
        <ChronicleFrame />
      ) : (
        <LatestTurns steps={steps.value} roster={session.roster} />
      )}
    </div>
  );
}

const CHRONICLE_FRAMES = 4;

/** The flights of taken cards. None happens before the first step, so their code is loaded after it. */
function Flights() {
  return useTableModel().view.value.steps.length > 0 ? <CardFlight /> : <></>;
}

/** Handles Tab: if dice were chosen by their keys, it moves the focus to the pips. */
function goToPips(): boolean {
  const pips = document.querySelector<HTMLElement>(".king-stepper [role=spinbutton]");
  const isElsewhere = document.activeElement?.matches("body, main") === false;
  if (pips === null || isElsewhere) return false;
  pips.focus();
  return true;
}

interface Typed extends Pressed {
  readonly isHeld: boolean;
}

/** Handles a key; returns whether it has a meaning. A waiting key is read again when it runs: dice may have changed. */
function typed(model: TableModel, key: Typed): boolean {
  if (key.key === "Tab") return goToPips();
  if (keyCommand(model.situation.value, model.numbered.value, key) === undefined) return false;
  if (!key.isHeld) model.press(key.key, () => pressKey(model, key));
  return true;
}

/** Handles a key at once, if it has a meaning at this table. */
function pressKey(model: TableModel, pressed: Typed): void {
  const command = keyCommand(model.situation.value, model.numbered.value, pressed);
  if (command === undefined) return;
  if (command.kind === "undo") {
    if (model.session.view.value.waiting.kind !== "over") model.undo();
    return;
  }
  if (command.kind === "odds") {
    toggleCoach();
    return;
  }
  if (!model.isPlaying.value) {
    if (model.session.view.value.waiting.kind === "rival") hurry(model);
    return;
  }
  if (model.isTumbling.value) {
    model.endTumble();
    // Gestures can be undone, so they may follow at once. Other commands wait until the roll has been seen.
    if (command.kind !== "gesture") return;
  }
  const { main, quiet } = model.offers.value;
  if (command.kind === "main") model.pressOffer(main);
  else if (command.kind === "quiet") {
    if (quiet !== undefined) model.pressOffer(quiet);
  } else if (command.kind === "putAside") model.putAside();
  else if (command.kind === "coach") model.coach.value?.playNext();
  else model.handle(command.gesture);
}
