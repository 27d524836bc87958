import type { ReadonlySignal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Chronicle } from "../table/chronicle/chronicle.tsx";
import { gatherTurns } from "../table/chronicle/gatherTurns.ts";
import type { AnalysisUi, GameUi } from "../table/gameUi.ts";
import { LineIcon } from "../ui/drawings/lines.tsx";
import type { Insight } from "./analysis/insight.ts";
import { AssessmentPanel } from "./analysis/assessmentPanel.tsx";
import type { Replay } from "./replay.ts";
import { words } from "./words/index.ts";

const STEPS_SHOWN_MAX = 60;

interface HappenedProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly analysisUi: AnalysisUi<State>;
  readonly replay: Replay<State, Action>;
  readonly insight: Insight | undefined;
  readonly end: ReadonlySignal<number>;
  readonly isOver: boolean;
  readonly go: (place: number) => void;
  readonly children: ComponentChildren;
}

/** What happened at this place: its assessment, the ways to try another course, and the chronicle up to here. */
export function Happened<Setup, State, Action>(props: HappenedProps<Setup, State, Action>) {
  const { analysisUi, replay, insight, isOver, go, children } = props;
  const { place, session, end } = replay;
  const said = words();
  // On a phone the panel rests beneath the curve, and opens over the table.
  const isOpen = useSignal(false);
  return (
    <section
      class={`replay-happened panel ${isOpen.value ? "is-open" : ""}`}
      data-region="happened"
    >
      <div class="happened-head">
        <h2 class="panel-title">{said.happened}</h2>
        <button
          type="button"
          class="icon-button happened-open"
          aria-expanded={isOpen.value}
          aria-label={isOpen.value ? said.lessHere : said.moreHere}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <LineIcon name={isOpen.value ? "chevron-down" : "chevron-up"} size={20} />
        </button>
      </div>
      {insight !== undefined && (
        <AssessmentPanel
          insight={insight}
          analysisUi={analysisUi}
          roster={session.roster}
          place={place}
          onGo={go}
        />
      )}
      {insight === undefined && <p class="quiet">{said.noAnalysis}</p>}
      {place.value === end && !isOver && <p class="quiet">{said.soFar}</p>}
      {children}
      <Past {...props} isShown={insight === undefined} />
    </section>
  );
}

/** What has happened up to this place, the latest on top. */
function Past<Setup, State, Action>({
  ui,
  replay,
  isShown,
}: HappenedProps<Setup, State, Action> & { readonly isShown: boolean }) {
  const { roster } = replay.session;
  const at = replay.place.value;
  const isOpen = useSignal(isShown);
  const said = words();
  const latest = isOpen.value ? replay.steps.slice(Math.max(0, at - STEPS_SHOWN_MAX), at) : [];
  const entries = gatherTurns(latest.flatMap((step) => ui.chronicle(step, roster)));
  return (
    <details
      class="replay-past"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{said.past}</summary>
      {at === 0 ? (
        <p class="quiet">{said.nothingYet}</p>
      ) : (
        <Chronicle entries={entries} roster={roster} hasTitle={false} />
      )}
    </details>
  );
}
