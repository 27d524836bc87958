import { kingReason } from "@courtly/analysis/to-court-the-king";
import { stepsAt } from "@courtly/coach/to-court-the-king";
import { isFinalRound, type State } from "@courtly/to-court-the-king";
import type { AnalysisUi } from "../../../table/gameUi.ts";
import { KingStep, stepWords } from "./kingStep.tsx";
import { reasonWords } from "./reasonWords.ts";

/** To Court the King in an analysis. */
export const kingAnalysisUi: AnalysisUi<State> = {
  Steps: ({ state, steps }) => (
    <ol class="line-steps" role="list">
      {stepsAt(state, steps).map((step, index) => (
        <li key={index}>
          <KingStep step={step} />
        </li>
      ))}
    </ol>
  ),
  say: ({ state }, steps) => stepsAt(state, steps).map(stepWords).join(", "),
  why: ({ state }, explanation) => {
    const reason = kingReason(state, explanation);
    return reason && reasonWords(state, reason);
  },
  finalRound: (states) => {
    const first = states.findIndex(isFinalRound);
    const claim = states.findIndex(({ ending }) => ending !== undefined);
    return claim < 0 ? undefined : { claim, first: first < 0 ? claim : first };
  },
};
