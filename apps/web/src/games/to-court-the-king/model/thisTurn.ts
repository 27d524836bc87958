import type { Faces, Step } from "@courtly/engine";
import type { Action, State } from "@courtly/to-court-the-king";

type KingStep = Step<State, Action>;

/** Whether a step ends a turn: the next turn is of another seat, or of the same seat in the next round (K4). */
export function endsTurn({ before, after }: KingStep): boolean {
  return after.toAct !== before.toAct || after.round !== before.round || after.winner !== undefined;
}

/** The steps since the turn began. */
export function stepsOfTurn(steps: readonly KingStep[]): readonly KingStep[] {
  return steps.slice(steps.findLastIndex(endsTurn) + 1);
}

/** The step that ended the previous turn, if nothing has happened since. */
export function turnJustEnded(steps: readonly KingStep[]): KingStep | undefined {
  const last = steps.at(-1);
  return last !== undefined && endsTurn(last) ? last : undefined;
}

/** The dice that a turn ended with. */
export function resultOf({ before, event }: KingStep): Faces {
  const last = event.kind === "acted" && event.action.kind === "aside" ? event.action.dice : [];
  return [...before.dice.aside, ...last];
}
