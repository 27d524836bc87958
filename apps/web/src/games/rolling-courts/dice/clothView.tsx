import { endingWords, hasTwoColours, spendingOf } from "@courtly/rolling-courts";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../../ui/announcer.tsx";
import { classes } from "../../../ui/drawings/named.ts";
import { courts } from "../languages/gameWords.ts";
import { COURTS_LOW, SHORT } from "../../../theme/breakpoints.ts";
import { useMedia } from "../../../theme/media.ts";
import { peopleUi } from "../../../table/additions.ts";
import { resignedHeadline } from "../../../table/headline.ts";
import { AfterGame } from "../../../table/rematch/rematch.ts";
import { ActionTiles } from "./actionTiles.tsx";
import { useTableModel } from "../model/tableModel.ts";
import { Dice } from "./dice.tsx";
import { family } from "../model/family.ts";
import { headlineOf } from "../model/headline.ts";
import { EndButton, MainButtonView, UndoButton } from "./turnButtons.tsx";
import { homecomings as homecomingsPart } from "../lazyParts.ts";
import { useMotionClock } from "../board/motionClock.ts";
import { useNarrow } from "../board/narrow.ts";
import { Purse } from "../players/purse.tsx";
import { RivalPurses } from "../players/timelineView.tsx";
import { Ticker } from "../ticker.tsx";
import { words } from "../words/index.ts";
import "./cloth.css";
import "./dice.css";
import "./dock.css";

/** The size of the dice, in px, which depends on the window. */
function useDieSize(): number {
  const isShort = useMedia(SHORT);
  const isLow = useMedia(COURTS_LOW);
  const isNarrow = useNarrow();
  if (isLow) return 38;
  if (isNarrow) return 46;
  return isShort ? 50 : 60;
}

/** The cloth after the end of the game, with the result only. */
function ClosedCloth() {
  const { state, roster, view } = useTableModel();
  const { table } = view.value;
  return (
    <section class="cloth courts-closed" aria-label={words().mainButton.cloth}>
      <h2>{resignedHeadline(table, roster) ?? headlineOf(state.value, roster)}</h2>
      <p>{endingWords(state.value, courts())}</p>
      <AfterGame />
    </section>
  );
}

/** The cloth of a wide table: dice, purse, actions, and the next decision. */
export function ClothView() {
  const { motion, homecomings, view } = useTableModel();
  const size = useDieSize();
  const isAsking = homecomings.value.length > 0;
  const root = useTurn();
  if (view.value.table.turn.kind === "over") return <ClosedCloth />;
  return (
    <section
      class={classes("cloth courts-cloth", isAsking ? "asking" : undefined)}
      aria-label={words().mainButton.cloth}
      ref={root}
      onClick={skipOf(motion)}
    >
      {isAsking ? (
        <homecomingsPart.Part />
      ) : (
        <>
          <Dice size={size} />
          <Purse />
          <Actions />
        </>
      )}
      <div class="courts-go-column">
        <MainButtonView />
        <div class="courts-go-row">
          <UndoButton />
          <EndButton />
        </div>
      </div>
      <ClothNotice />
    </section>
  );
}

/** The actions. They are not open before a player's first move; in a game of two a note has their place until then. */
function Actions() {
  const note = useFamiliesNote();
  useEffect(() => {
    if (note !== undefined) announce(note);
  }, [note]);
  return note === undefined ? <ActionTiles /> : <p class="courts-families-note">{note}</p>;
}

/** The note that a player of two has two families (R24), before the first move. */
function useFamiliesNote(): string | undefined {
  const { session, state, view, roster } = useTableModel();
  const { waiting, steps } = view.value;
  const isForTwo = hasTwoColours(state.value) && session.voice !== "lesson";
  if (!isForTwo || state.value.round > 1 || waiting.kind !== "person") return undefined;
  const { seats } = family(state.value, waiting.player);
  const hasMoved = steps.some(({ event }) => event.kind === "acted" && seats.includes(event.seat));
  const { beasts, players } = words();
  return hasMoved
    ? undefined
    : players.startsWithTwo(seats.map((seat) => beasts[roster.shields[seat] ?? "azure"]));
}

/** A message over the cloth of an online table. */
function ClothNotice() {
  const people = peopleUi.value;
  return people === undefined ? <></> : <people.ClothNotice />;
}

/** The cloth on a phone, within reach of a thumb. */
export function PhoneDock() {
  const { motion, homecomings, view } = useTableModel();
  const { waiting } = view.value;
  const size = useDieSize();
  const root = useTurn();
  if (view.value.table.turn.kind === "over")
    return (
      <div class="courts-dock">
        <ClosedCloth />
      </div>
    );
  return (
    <div
      class={classes("courts-dock", waiting.kind === "rival" ? "watching" : undefined)}
      ref={root}
    >
      <section
        class="cloth courts-cloth"
        aria-label={words().mainButton.cloth}
        onClick={skipOf(motion)}
      >
        <div class="courts-news">
          <RivalPurses />
          <Ticker />
        </div>
        {homecomings.value.length > 0 ? (
          <homecomingsPart.Part />
        ) : (
          <>
            <Dice size={size} />
            <Actions />
          </>
        )}
        <ClothNotice />
      </section>
      <div class="courts-thumb-bar">
        <UndoButton isIcon />
        <EndButton isOnCloth={false} />
        <MainButtonView isShort />
      </div>
    </div>
  );
}

function skipOf(motion: ReturnType<typeof useTableModel>["motion"]) {
  return motion.thrown.value === undefined && !motion.isDigging.value ? undefined : motion.skip;
}

/** Runs the animations, and begins a turn with the focus on the large button. */
function useTurn() {
  const { motion, view } = useTableModel();
  useMotionClock(motion, view.value);
  const root = useRef<HTMLDivElement>(null);
  useRollFocus(root);
  return root;
}

/** Moves the focus to the large button when a person is to roll, away from the place of the last move. */
function useRollFocus(root: RefObject<HTMLElement | null>): void {
  const { view, state } = useTableModel();
  const { waiting } = view.value;
  const isToRoll = waiting.kind === "person" && spendingOf(state.value)?.dice === "waiting";
  const turn = isToRoll ? `${state.value.round} ${waiting.seat}` : "";
  const before = useRef(turn);
  useEffect(() => {
    const isNew = turn !== "" && turn !== before.current;
    before.current = turn;
    const table = root.current?.closest(".courts-table");
    const { activeElement } = document;
    const isOurs = activeElement === document.body || table?.contains(activeElement) === true;
    if (isNew && isOurs)
      root.current?.querySelector<HTMLElement>("[data-gold]")?.focus({ preventScroll: true });
  }, [turn]);
}
