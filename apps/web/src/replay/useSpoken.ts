import { useEffect } from "preact/hooks";
import type { AnalysisUi, GameUi } from "../table/gameUi.ts";
import { announce } from "../ui/announcer.tsx";
import type { Insight } from "./analysis/insight.ts";
import { spokenAssessment } from "./analysis/assessmentPanel.tsx";
import type { Replay } from "./replay.ts";

interface Spoken<Setup, State, Action> {
  readonly ui: GameUi<Setup, State, Action>;
  readonly analysisUi: AnalysisUi<State>;
  readonly replay: Replay<State, Action>;
  readonly insight: Insight | undefined;
}

/** Tells screen readers what a step onwards shows, and the assessment about the place that it leads to. */
export function useSpoken<Setup, State, Action>({
  ui,
  analysisUi,
  replay: { session, place },
  insight,
}: Spoken<Setup, State, Action>): void {
  const { fresh } = session.view.value;
  const at = place.value;
  useEffect(() => {
    const told = fresh.flatMap((step) => ui.tell(step, session.roster)).map(({ text }) => text);
    const assessment =
      insight === undefined ? "" : spokenAssessment({ insight, analysisUi, place });
    announce([...told, assessment].filter((text) => text !== "").join(" "));
  }, [fresh, at]);
}
