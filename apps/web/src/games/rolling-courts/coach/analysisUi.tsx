import { courtsReason } from "@courtly/analysis/rolling-courts";
import { stepsAt } from "@courtly/coach/rolling-courts";
import type { State } from "@courtly/rolling-courts";
import type { AnalysisUi } from "../../../table/gameUi.ts";
import { CourtsStep, stepWords } from "./courtsStep.tsx";
import { reasonWords } from "./reasonWords.ts";

/** Rolling Courts in an analysis. */
export const courtsAnalysisUi: AnalysisUi<State> = {
  Steps: ({ state, seat, steps }) => (
    <ol class="line-steps" role="list">
      {stepsAt(state, seat, steps).map((step, index) => (
        <li key={index}>
          <CourtsStep step={step} isBrief={false} />
        </li>
      ))}
    </ol>
  ),
  say: ({ state, seat }, steps) => stepsAt(state, seat, steps).map(stepWords).join(", "),
  why: ({ state, seat }, explanation) => {
    const reason = courtsReason(state, seat, explanation);
    return reason && reasonWords(reason);
  },
};
