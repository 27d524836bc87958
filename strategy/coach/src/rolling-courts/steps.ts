import type { Seat } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";

/** A step of a line, the state before it, and the seat that does it. */
export interface StepAt {
  readonly action: Action;
  readonly before: State;
  readonly seat: Seat;
}

/** The steps of a line as actions with their states. */
export function stepsAt(state: State, seat: Seat, texts: readonly string[]): readonly StepAt[] {
  const steps: StepAt[] = [];
  let before = state;
  for (const text of texts) {
    const action = rollingCourts.notation.action.read(text);
    if (!action.ok) return steps;
    steps.push({ action: action.value, before, seat });
    before = after({ action: action.value, before, seat });
  }
  return steps;
}

/** The state after a step. */
export function after({ action, before, seat }: StepAt): State {
  return rollingCourts.apply(before, { kind: "acted", seat, action });
}

/** The state right before the turn ends. */
export function beforeEnd(steps: readonly StepAt[], now: State): State {
  return steps.findLast(({ action }) => action.kind === "end")?.before ?? now;
}

/** The state after all steps of a line except the end of the turn, so before the miners dig. */
export function afterAll(steps: readonly StepAt[], now: State): State {
  const last = steps.findLast(({ action }) => action.kind !== "end");
  return last === undefined ? now : after(last);
}

/** The increase of something that the seat has, by a step. */
export function gainedBy(step: StepAt, of: (state: State, seat: Seat) => number): number {
  return of(after(step), step.seat) - of(step.before, step.seat);
}
