import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { GameUi } from "../table/gameUi.ts";
import type { GameSession } from "../table/session.ts";
import { Brand, ThemeButton } from "../table/tableBar.tsx";
import { prefersReducedMotion } from "../theme/media.ts";
import { announce } from "../ui/announcer.tsx";
import { LineIcon } from "../ui/drawings/lines.tsx";
import { useLazyDialog } from "../ui/loading/lazyDialog.tsx";
import { useShortcuts } from "../ui/shortcuts.ts";
import { useTitle } from "../ui/title.ts";
import { HOME, hrefOf } from "../routes.ts";
import { words as shellWords } from "../i18n/words/index.ts";
import { Dock } from "./dock.tsx";
import { openPlayback, type Playback } from "./playback.ts";
import { Happened } from "./happened.tsx";
import { turnStep, type Replay } from "./replay.ts";
import { TryPanel } from "./tryPanel.tsx";
import { words } from "./words/index.ts";
import "./replay.css";

interface ReplayScreenProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly replay: Replay<State, Action>;
  readonly gameName: string;
}

/** A game that is shown again: its table, the way through it, and what happened at each place. */
export function ReplayScreen<Setup, State, Action>(props: ReplayScreenProps<Setup, State, Action>) {
  const { ui, replay, gameName } = props;
  const { session, place } = replay;
  const playback = useMemo(() => openPlayback(replay, prefersReducedMotion), [replay]);
  useEffect(() => playback.close, [playback]);
  const isHiding = useSignal(false);
  const seen = useSeen(replay);
  const end = useComputed(() => (isHiding.value ? seen.value : replay.end));
  useShortcuts((key, { shiftKey }) => press(key, shiftKey, { replay, playback, end: end.value }));
  useSpoken(ui, replay);
  const last = replay.steps.at(-1)?.after;
  const isOver =
    session.record() !== "" && last !== undefined && ui.game.turn(last).kind === "over";
  const headline = isOver && !isHiding.value ? ui.headline(last, session.roster) : "";
  useTitle(`${words().title} · ${gameName}`);
  return (
    <div class="replay">
      <ReplayBar
        title={headline === "" ? gameName : `${gameName} · ${headline}`}
        session={session}
      />
      <main class="replay-main" tabIndex={-1}>
        <div class="replay-table" data-region="table">
          <ui.ReplayTable session={session} note={words().unchanged} />
        </div>
        <Dock ui={ui} replay={replay} playback={playback} end={end} isHiding={isHiding} />
        <aside class="replay-side">
          <Happened ui={ui} replay={replay} />
          <TryPanel replay={replay} />
          {place.value === replay.end && !isOver && <p class="quiet">{words().soFar}</p>}
        </aside>
      </main>
    </div>
  );
}

/** The furthest place that was shown. */
function useSeen<State, Action>({ place }: Replay<State, Action>) {
  const seen = useSignal(0);
  const now = place.value;
  useEffect(() => {
    if (now > seen.peek()) seen.value = now;
  }, [now]);
  return seen;
}

interface Pressed<State, Action> {
  readonly replay: Replay<State, Action>;
  readonly playback: Playback;
  readonly end: number;
}

/** Handles a key of the replay. Returns false if it has no meaning here. */
function press<State, Action>(
  key: string,
  isShifted: boolean,
  { replay, playback, end }: Pressed<State, Action>,
): boolean {
  const { turns, go } = replay;
  const place = replay.place.value;
  const leaps: Readonly<Record<string, number>> = {
    ArrowLeft: isShifted ? turnStep(turns, place, -1) : place - 1,
    ArrowRight: isShifted ? turnStep(turns, place, 1) : place + 1,
    Home: 0,
    End: end,
  };
  const to = leaps[key];
  if (key === " ") playback.toggle();
  else if (to === undefined) return false;
  else {
    playback.pause();
    go(to);
  }
  return true;
}

/** Tells screen readers what a step onwards shows. */
function useSpoken<Setup, State, Action>(
  { tell }: GameUi<Setup, State, Action>,
  { session }: Replay<State, Action>,
): void {
  const { fresh } = session.view.value;
  useEffect(() => {
    announce(
      fresh
        .flatMap((step) => tell(step, session.roster))
        .map(({ text }) => text)
        .join(" "),
    );
  }, [fresh]);
}

interface ReplayBarProps {
  readonly title: string;
  readonly session: Pick<GameSession<never, never>, "card" | "record">;
}

function ReplayBar({ title, session }: ReplayBarProps) {
  const said = words();
  return (
    <header class="bar replay-bar">
      <a class="icon-button back" href={hrefOf(HOME)} aria-label={shellWords().toTheStartPage}>
        <LineIcon name="back" size={24} />
      </a>
      <Brand />
      <div class="bar-game">
        <h1>{said.title}</h1>
        <span>{title}</span>
      </div>
      <span class="bar-space" />
      <RecordButton session={session} />
      <ThemeButton />
    </header>
  );
}

/** Opens the record of the game. */
function RecordButton({ session }: Pick<ReplayBarProps, "session">) {
  const { open, close, Shown } = useLazyDialog(
    async () => (await import("./recordDialog.tsx")).RecordDialog,
  );
  return (
    <>
      <button type="button" class="button" onClick={open}>
        <LineIcon name="download" size={18} />
        {words().record}
      </button>
      {Shown && <Shown session={session} onClose={close} />}
    </>
  );
}
