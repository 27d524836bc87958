import type { ReadonlySignal, Signal } from "@preact/signals";
import type { GameUi } from "../table/gameUi.ts";
import { Segmented } from "../ui/segmented.tsx";
import { shownName } from "../ui/shownName.ts";
import { SPEEDS, type Playback } from "./playback.ts";
import { turnAt, turnStep, type Replay, type ReplayTurn } from "./replay.ts";
import { StepIcon, type StepName } from "./stepIcon.tsx";
import { words } from "./words/index.ts";
import "./dock.css";

interface DockProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly replay: Replay<State, Action>;
  readonly playback: Playback;
  /** The last place that the slider shows. */
  readonly end: ReadonlySignal<number>;
  /** Whether what comes is hidden. */
  readonly isHiding: Signal<boolean>;
}

/** The way through a game: buttons, the place as a slider, and a segment for each turn. */
export function Dock<Setup, State, Action>(props: DockProps<Setup, State, Action>) {
  const { playback, isHiding } = props;
  const said = words();
  return (
    <section class="replay-dock panel" aria-label={said.slider} data-region="dock">
      <div class="replay-transport">
        <Buttons {...props} />
        <PlaceWords {...props} />
        <Segmented
          label={said.speed}
          options={SPEEDS.map((value) => ({ value, label: said.speeds[value] }))}
          value={playback.speed.value}
          onChange={playback.setSpeed}
        />
        <label class="replay-hide" title={said.hideText}>
          <input
            type="checkbox"
            checked={isHiding.value}
            onChange={() => (isHiding.value = !isHiding.value)}
          />
          {said.hide}
        </label>
      </div>
      <Track {...props} />
      <Keys />
    </section>
  );
}

function Buttons<Setup, State, Action>({ replay, playback, end }: DockProps<Setup, State, Action>) {
  const { place, turns } = replay;
  const said = words();
  const at = place.value;
  const go = (to: number) => () => {
    playback.pause();
    replay.go(to);
  };
  const isPlaying = playback.isPlaying.value;
  const isLast = at >= replay.end;
  return (
    <div class="replay-buttons">
      <Step icon="start" name={said.toStart} isOff={at === 0} onClick={go(0)} />
      <Step
        class="turn"
        icon="backTurn"
        name={said.backTurn}
        isOff={at === 0}
        onClick={go(turnStep(turns, at, -1))}
      />
      <Step icon="back" name={said.back} isOff={at === 0} onClick={go(at - 1)} />
      <button
        type="button"
        class="replay-play"
        aria-label={isPlaying ? said.pause : said.play}
        onClick={playback.toggle}
      >
        <StepIcon name={isPlaying ? "pause" : "play"} />
      </button>
      <Step icon="next" name={said.next} isOff={isLast} onClick={go(at + 1)} />
      <Step
        class="turn"
        icon="nextTurn"
        name={said.nextTurn}
        isOff={isLast}
        onClick={go(turnStep(turns, at, 1))}
      />
      <Step icon="end" name={said.toEnd} isOff={at >= end.value} onClick={go(end.value)} />
    </div>
  );
}

interface StepProps {
  readonly class?: string;
  readonly icon: StepName;
  readonly name: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Step({ class: place = "", icon, name, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      class={`icon-button ${place}`}
      aria-label={name}
      title={name}
      disabled={isOff}
      onClick={onClick}
    >
      <StepIcon name={icon} />
    </button>
  );
}

/** The place in words: "Round 7, Mira", and which event of how many. */
function PlaceWords<Setup, State, Action>({
  replay,
  isHiding,
}: Pick<DockProps<Setup, State, Action>, "replay" | "isHiding">) {
  const said = words();
  const at = replay.place.value;
  return (
    <p class="replay-place">
      <b>{whereOf(replay)}</b>
      <span>{isHiding.value ? said.events(at) : said.event(at, replay.end)}</span>
    </p>
  );
}

function whereOf<State, Action>({ turns, place, session }: Replay<State, Action>): string {
  const said = words();
  const { table, waiting } = session.view.value;
  const turn = turnAt(turns, place.value);
  if (place.value === 0 || turn === undefined) return said.start;
  if (waiting.kind === "over") return said.theEnd;
  const name = shownName(session.roster.names[table.playerOf(turn.seat)] ?? "");
  return said.where(turn.round, name);
}

/** A slider over all places, above segments in the colours of the players. */
function Track<Setup, State, Action>({ replay, playback, end }: DockProps<Setup, State, Action>) {
  const { place, session, turns } = replay;
  const at = place.value;
  const shown = turns.filter(({ first }) => first <= end.value);
  const max = Math.max(1, end.value);
  const rounds = numberedRounds(shown, max);
  return (
    <div class="replay-track">
      <div class="replay-segments" aria-hidden="true">
        {shown.map(({ seat, first, last }) => (
          <i
            key={first}
            class={`hatched-${session.roster.shields[seat] ?? "azure"} ${segmentClass(at, first, last)}`}
            style={{ flexGrow: Math.min(last, max) - first + 1 }}
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
        aria-valuetext={whereOf(replay)}
        onInput={({ currentTarget }) => {
          playback.pause();
          replay.go(Number(currentTarget.value));
        }}
      />
      <ol class="replay-rounds" aria-hidden="true">
        {rounds.map(({ round, first }) => (
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

function segmentClass(at: number, first: number, last: number): string {
  if (at >= first && at <= last) return "is-now";
  return at < first ? "is-later" : "";
}

function Keys() {
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
    </p>
  );
}
