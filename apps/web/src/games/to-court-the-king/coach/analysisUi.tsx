import { kingReason } from "@courtly/analysis/to-court-the-king";
import { stepsAt, type StepAt } from "@courtly/coach/to-court-the-king";
import { assertNever } from "@courtly/engine";
import { isFinalRound, type State } from "@courtly/to-court-the-king";
import type { AnalysisUi } from "../../../table/gameUi.ts";
import { king as kingWords } from "../languages/gameWords.ts";
import { diceToRoll, KingStep, takeWords } from "./kingStep.tsx";
import { reasonWords } from "./reasonWords.ts";
import { words } from "./words/index.ts";

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

function stepWords({ action, before }: StepAt): string {
  const { king } = words();
  switch (action.kind) {
    case "roll":
      return king.roll(diceToRoll(before));
    case "aside":
      return `${king.keep} ${action.dice.join(" ")}`;
    case "use":
      return king.call(kingWords().names[action.character]);
    case "take":
      return takeWords(action.character);
    case "stand":
      return king.stand;
    case "decline":
      return king.decline;
    default:
      return assertNever(action);
  }
}
