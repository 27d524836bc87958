import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import type { Step } from "@courtly/engine";
import { toCourtTheKing, type Action, type State } from "@courtly/to-court-the-king";
import { stepsOfTurn } from "../model/thisTurn.ts";

/** Advice, and the decision that explains it: the one after the last roll, as long as its plan is followed. */
export interface ExplainedAdvice extends Advice {
  readonly explained: Explained;
}

/** A decision and the advice for it. */
export interface Explained {
  readonly state: State;
  readonly advice: Advice;
}

/** A plan must be worse by more than this to be given up before new dice are rolled. */
const BETTER_MIN = 0.005;

const { write } = toCourtTheKing.notation.action;

/**
 * Asks for advice, and keeps the plan that was made after the last roll while the person follows it: only new dice
 * change the purpose of a turn.
 * @param steps the steps of the game
 */
export async function adviceWithPlan(
  question: AdviceQuestion,
  steps: readonly Step<State, Action>[],
  ask: (question: AdviceQuestion) => Promise<Advice>,
): Promise<ExplainedAdvice> {
  const state = question.state as State;
  const advice = await ask(question);
  const fresh = { ...advice, explained: { state, advice } };
  const { root, played } = sinceRoll(steps, state);
  if (played.length === 0) return fresh;
  const planned = await ask({ ...question, state: root });
  const [plan] = planned.lines;
  const left = plan && stepsLeft(plan.steps, played);
  const [best] = advice.lines;
  if (plan === undefined || left === undefined || best === undefined) return fresh;
  // If only a card is left to take, the choice is between cards: reasons for and against another roll are over.
  if (left[0]?.startsWith("take ") === true) return fresh;
  if (best.chance - plan.chance > BETTER_MIN) return fresh;
  const others = advice.lines.filter(({ steps: other }) => keyOf(other) !== keyOf(left));
  return {
    ...advice,
    lines: [{ ...plan, steps: left }, ...others],
    explained: { state: root, advice: planned },
  };
}

/** The state after the last roll of this turn, and the actions since then. */
function sinceRoll(steps: readonly Step<State, Action>[], state: State) {
  const turn = stepsOfTurn(steps);
  const since = turn.slice(turn.findLastIndex(({ event }) => event.kind === "rolled") + 1);
  return {
    root: since[0]?.before ?? state,
    played: since.flatMap(({ event }) => (event.kind === "acted" ? write(event.action) : [])),
  };
}

/** The steps of the plan that were not played yet; `undefined` if others were played, or none is left. */
function stepsLeft(
  plan: readonly string[],
  played: readonly string[],
): readonly string[] | undefined {
  const isFollowed = played.every((step, index) => step === plan[index]);
  return isFollowed && played.length < plan.length ? plan.slice(played.length) : undefined;
}

function keyOf(steps: readonly string[]): string {
  return steps.join();
}
