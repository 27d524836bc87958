import { useComputed, type ReadonlySignal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { AnalysisUi, GameUi } from "../table/gameUi.ts";
import { shownName } from "../ui/shownName.ts";
import { Curve, Figures } from "./analysis/curve.tsx";
import type { Insight } from "./analysis/insight.ts";
import { Chips, Lane, highlightWords } from "./analysis/lanes.tsx";
import { AnalysisProgress } from "./analysis/progress.tsx";
import type { Playback } from "./playback.ts";
import { turnAt, turnStep, type Replay, type ReplayTurn } from "./replay.ts";
import { StepIcon, type StepName } from "./stepIcon.tsx";
import { words } from "./words/index.ts";
import "./dock.css";

interface DockProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly analysisUi: AnalysisUi<State>;
  readonly replay: Replay<State, Action>;
  readonly playback: Playback;
  readonly insight: Insight | undefined;
  /** The last place that the slider shows. */
  readonly end: ReadonlySignal<number>;
  /** Whether what comes is hidden. */
  readonly isHiding: Signal<boolean>;
  readonly go: (place: number) => void;
  readonly isPhone: boolean;
}

/** The way through a game: buttons, the curve with its highlights, the place as a slider, and a segment for each turn. */
export function Dock<Setup, State, Action>(props: DockProps<Setup, State, Action>) {
  const { insight, replay, analysisUi, end, isPhone, go } = props;
  const { session, place, steps } = replay;
  const final = useMemo(
    () => analysisUi.finalRound?.(steps.map(({ after }) => after)),
    [analysisUi, steps],
  );
  const lane = { place: place.value, end: end.value, onGo: go };
  return (
    <section class="replay-dock panel" aria-label={words().slider} data-region="dock">
      {!isPhone && (
        <div class="replay-transport">
          <Transport {...props} />
          <PlaceWords {...props} />
          {insight !== undefined && <Chips insight={insight} />}
        </div>
      )}
      {insight !== undefined && (
        <>
          <AnalysisProgress insight={insight} />
          {isPhone && <Figures insight={insight} roster={session.roster} place={place} />}
          <div class="replay-chart">
            <Lane insight={insight} lane="luck" {...lane} />
            <Curve
              insight={insight}
              roster={session.roster}
              place={place}
              end={end.value}
              final={final}
            />
            <Lane insight={insight} lane="decisions" {...lane} />
          </div>
        </>
      )}
      <Track {...props} />
      {insight?.analysis.state.value.status !== "working" && (
        <Keys hasHighlights={insight !== undefined} />
      )}
    </section>
  );
}

type TransportProps<Setup, State, Action> = Pick<
  DockProps<Setup, State, Action>,
  "replay" | "playback" | "end" | "go" | "isPhone"
>;

/** The buttons that lead through a replay. */
export function Transport<Setup, State, Action>(props: TransportProps<Setup, State, Action>) {
  const { replay, playback, end, go, isPhone } = props;
  const { place, turns } = replay;
  const said = words();
  const at = place.value;
  const to = (next: number) => () => go(next);
  const isPlaying = playback.isPlaying.value;
  const isLast = at >= replay.end;
  return (
    <div class="replay-buttons">
      {!isPhone && <Step icon="start" name={said.toStart} isOff={at === 0} onClick={to(0)} />}
      <Step
        icon="backTurn"
        name={said.backTurn}
        isOff={at === 0}
        onClick={to(turnStep(turns, at, -1))}
      />
      <Step icon="back" name={said.back} isOff={at === 0} onClick={to(at - 1)} />
      <button
        type="button"
        class="replay-play"
        aria-label={isPlaying ? said.pause : said.play}
        onClick={playback.toggle}
      >
        <StepIcon name={isPlaying ? "pause" : "play"} />
      </button>
      <Step icon="next" name={said.next} isOff={isLast} onClick={to(at + 1)} />
      <Step
        icon="nextTurn"
        name={said.nextTurn}
        isOff={isLast}
        onClick={to(turnStep(turns, at, 1))}
      />
      {!isPhone && (
        <Step icon="end" name={said.toEnd} isOff={at >= end.value} onClick={to(end.value)} />
      )}
    </div>
  );
}

interface StepProps {
  readonly icon: StepName;
  readonly name: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Step({ icon, name, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onClick}
    >
      <StepIcon name={icon} />
    </button>
  );
}

type PlaceProps<Setup, State, Action> = Pick<
  DockProps<Setup, State, Action>,
  "ui" | "replay" | "isHiding"
>;

/** The place in words: "Round 7, Mira", and which event of how many. */
export function PlaceWords<Setup, State, Action>(props: PlaceProps<Setup, State, Action>) {
  const { replay, isHiding } = props;
  const said = words();
  const at = replay.place.value;
  return (
    <p class="replay-place">
      <b>{whereOf(props)}</b>
      <span>{isHiding.value ? said.events(at) : said.event(at, replay.end)}</span>
    </p>
  );
}

function whereOf<Setup, State, Action>({
  ui,
  replay: { place, session },
}: Pick<PlaceProps<Setup, State, Action>, "ui" | "replay">): string {
  const said = words();
  const { table, waiting } = session.view.value;
  if (place.value === 0) return said.start;
  if (waiting.kind === "over") return said.theEnd;
  const name = shownName(session.roster.names[waiting.player] ?? "");
  const where = said.where(ui.game.round(table.state), name);
  return table.turn.kind === "roll" && table.turn.roll > 1
    ? `${where}, ${said.roll(table.turn.roll)}`
    : where;
}

/** A slider over all places, above segments in the colours of the players. */
function Track<Setup, State, Action>(props: DockProps<Setup, State, Action>) {
  const { replay, end, insight, go } = props;
  const { place, session, turns } = replay;
  const at = place.value;
  const shown = turns.filter(({ first }) => first <= end.value);
  const max = Math.max(1, end.value);
  const now = turnAt(turns, Math.min(at, max));
  const highlight = useComputed(() =>
    insight?.shown.value?.highlights.find(({ event }) => event === place.value),
  ).value;
  const where = [whereOf(props), ...(highlight === undefined ? [] : [highlightWords(highlight)])];
  return (
    <div class={insight === undefined ? "replay-track" : "replay-track has-axis"}>
      <div class="replay-segments" aria-hidden="true">
        {shown.map((turn) => (
          <i
            key={turn.first}
            class={`hatched-${session.roster.shields[turn.seat] ?? "azure"} ${segmentClass(turn, { at, now })}`}
            style={{ flexGrow: Math.min(turn.last, max) - turn.first + 1 }}
          />
        ))}
      </div>
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={max}
        step={1}
        value={at}
        aria-label={words().slider}
        aria-valuetext={where.join(". ")}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <ol class="replay-rounds" aria-hidden="true">
        {numberedRounds(shown, max).map(({ round, first }) => (
          <li key={first} style={{ left: `${((first - 1) / max) * 100}%` }}>
            {round}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Two numbers of rounds are at least this far apart, as a share of the track. */
const NUMBERS_APART = 0.07;

/** The turns that begin a round and get its number, as far as the numbers have room. */
function numberedRounds(turns: readonly ReplayTurn[], max: number): readonly ReplayTurn[] {
  const numbered: ReplayTurn[] = [];
  for (const [index, turn] of turns.entries()) {
    if (turn.round === turns[index - 1]?.round) continue;
    const last = numbered.at(-1);
    if (last === undefined || (turn.first - last.first) / max >= NUMBERS_APART) numbered.push(turn);
  }
  return numbered;
}

interface SegmentPlace {
  readonly at: number;
  readonly now: ReplayTurn | undefined;
}

function segmentClass(turn: ReplayTurn, { at, now }: SegmentPlace): string {
  if (turn === now) return "is-now";
  return at < turn.first ? "is-later" : "";
}

function Keys({ hasHighlights }: { readonly hasHighlights: boolean }) {
  const { keys } = words();
  return (
    <p class="replay-keys" aria-hidden="true">
      <kbd class="key">←</kbd>
      <kbd class="key">→</kbd>
      {keys.event}
      <kbd class="key">Shift</kbd>
      <kbd class="key">→</kbd>
      {keys.turn}
      <kbd class="key">␣</kbd>
      {keys.play}
      {hasHighlights && (
        <>
          <kbd class="key">M</kbd>
          {keys.mistake}
          <kbd class="key">L</kbd>
          {keys.luck}
        </>
      )}
    </p>
  );
}
