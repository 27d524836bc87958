import { Chronicle } from "../table/chronicle/chronicle.tsx";
import { gatherTurns } from "../table/chronicle/gatherTurns.ts";
import type { GameUi } from "../table/gameUi.ts";
import type { Replay } from "./replay.ts";
import { words } from "./words/index.ts";

const STEPS_SHOWN_MAX = 60;

interface HappenedProps<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly replay: Replay<State, Action>;
}

/** What has happened up to this place, the latest on top. */
export function Happened<Setup, State, Action>({
  ui,
  replay,
}: HappenedProps<Setup, State, Action>) {
  const { roster } = replay.session;
  const at = replay.place.value;
  const said = words();
  const latest = replay.steps.slice(Math.max(0, at - STEPS_SHOWN_MAX), at);
  const entries = gatherTurns(latest.flatMap((step) => ui.chronicle(step, roster)));
  return (
    <section class="replay-happened panel" data-region="happened" tabIndex={0}>
      <h2 class="panel-title">{said.happened}</h2>
      {at === 0 ? (
        <p class="quiet">{said.nothingYet}</p>
      ) : (
        <Chronicle entries={entries} roster={roster} hasTitle={false} />
      )}
    </section>
  );
}
