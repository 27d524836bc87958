import { useComputed, useSignal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { chanceFigure } from "../table/additions.ts";
import { headlineOf } from "../table/headline.ts";
import { PHONE } from "../theme/breakpoints.ts";
import { prefersReducedMotion, useMedia } from "../theme/media.ts";
import { Segmented } from "../ui/segmented.tsx";
import { useTitle } from "../ui/title.ts";
import type { Insight } from "./analysis/insight.ts";
import { NumbersButton } from "./analysis/numbersButton.tsx";
import { PlayerChance } from "./analysis/playerChance.tsx";
import { PuzzlesLink } from "./puzzles/puzzlesLink.tsx";
import { SplitPanel } from "./analysis/splitPanel.tsx";
import { useInsight } from "./analysis/useInsight.ts";
import { Dock, PlaceWords, Transport } from "./dock.tsx";
import { Happened } from "./happened.tsx";
import { markedAt, tagStyle } from "./marked.ts";
import { nextRollAt } from "./nextRoll.ts";
import { openPlayback } from "./playback.ts";
import { HideSwitch, ReplayBar } from "./replayBar.tsx";
import type { OpenedReplay } from "./replayPage.tsx";
import type { Replay } from "./replay.ts";
import { useReplayKeys } from "./replayKeys.ts";
import type { TriedDice } from "./tryFromHere.ts";
import { TryButton, TryPanel } from "./tryPanel.tsx";
import { useSpoken } from "./useSpoken.ts";
import { words } from "./words/index.ts";
import "./replay.css";

interface ReplayScreenProps<Setup, State, Action> extends OpenedReplay<Setup, State, Action> {
  /** The place to begin at. */
  readonly place: number;
}

/** A game that is shown again: its table, the way through it, and what happened at each place. */
export function ReplayScreen<Setup, State, Action>(props: ReplayScreenProps<Setup, State, Action>) {
  const { ui, analysisUi, replay, gameName, isAnalysed, place: begin } = props;
  const { session, place } = replay;
  const playback = useMemo(() => openPlayback(replay, prefersReducedMotion), [replay]);
  useEffect(() => playback.close, [playback]);
  useMemo(() => replay.go(begin), [replay, begin]);
  const isHiding = useSignal(false);
  const seen = useSeen(replay);
  const end = useComputed(() => (isHiding.value ? seen.value : replay.end));
  const insight = useInsight({ ui, replay, isAnalysed, seen: end });
  const marked = useComputed(() => insight && markedAt(insight, place.value));
  const nextRoll = useComputed(() =>
    nextRollAt(ui, replay, { insight, place: place.value, end: end.value }),
  );
  const dice: Signal<TriedDice> = useSignal<TriedDice>("same");
  const isPhone = useMedia(PHONE);
  const go = (to: number) => {
    playback.pause();
    replay.go(to);
  };
  useReplayKeys({ replay, playback, insight, end, dice, go });
  useSpoken({ ui, analysisUi, replay, insight });
  const last = replay.tableAt(replay.end);
  const isOver = last.turn.kind === "over";
  const headline = isOver && !isHiding.value ? headlineOf(ui, last, session.roster) : "";
  useTitle(`${words().title} · ${gameName}`);
  useChanceFigure(insight, place);
  const way = { ui, analysisUi, replay, playback, insight, end, isHiding, go };
  return (
    <div class="replay">
      <ReplayBar
        {...way}
        title={headline === "" ? gameName : `${gameName} · ${headline}`}
        isPhone={isPhone}
      >
        <PlaceWords {...way} />
      </ReplayBar>
      <main class="replay-main" tabIndex={-1}>
        <div class="replay-table" data-region="table" style={tagStyle(words().assessment.played)}>
          <ui.ReplayTable
            session={session}
            note={words().unchanged}
            marked={marked}
            nextRoll={nextRoll}
          />
        </div>
        <Dock {...way} isPhone={isPhone} />
        <Side insight={insight} replay={replay}>
          <Happened {...way} isOver={isOver}>
            <TryPanel replay={replay} dice={dice} hasButton={!isPhone} />
            {isPhone && <HideSwitch isHiding={isHiding} />}
          </Happened>
        </Side>
        {isPhone && (
          <nav class="replay-actions" aria-label={words().slider}>
            <Transport {...way} isPhone />
            <TryButton replay={replay} dice={dice} />
          </nav>
        )}
      </main>
    </div>
  );
}

interface SideProps<State, Action> {
  readonly insight: Insight | undefined;
  readonly replay: Replay<State, Action>;
  /** The panel of what happened. */
  readonly children: ComponentChildren;
}

/** The panels beside the table: what happened, how the result came about, puzzles. On a tablet they are two tabs. */
function Side<State, Action>({ insight, replay, children }: SideProps<State, Action>) {
  const tab = useSignal<"happened" | "split">("happened");
  if (insight === undefined) return <aside class="replay-side">{children}</aside>;
  return (
    <aside class="replay-side" data-tab={tab.value}>
      <Segmented
        label={words().parts}
        options={[
          { value: "happened", label: words().happened },
          { value: "split", label: words().split.title },
        ]}
        value={tab.value}
        onChange={(chosen) => (tab.value = chosen)}
      />
      {children}
      <SplitPanel insight={insight} roster={replay.session.roster}>
        <NumbersButton insight={insight} replay={replay} />
      </SplitPanel>
      <PuzzlesLink insight={insight} session={replay.session} />
    </aside>
  );
}

/** Shows the chances beside the names of the players. */
function useChanceFigure(insight: Insight | undefined, place: ReadonlySignal<number>): void {
  useEffect(() => {
    if (insight === undefined) return undefined;
    chanceFigure.value = (player) => (
      <PlayerChance insight={insight} place={place} player={player} />
    );
    return () => (chanceFigure.value = undefined);
  }, [insight]);
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
