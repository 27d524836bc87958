import type { Advice, AdviceLine, AdviceQuestion } from "@courtly/bots/advice";
import type { Step } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";

type CourtsSteps = readonly Step<State, Action>[];

/** The least difference of chances for which the coach changes its plan during a turn. */
const BETTER_MIN = 0.01;

const { write } = rollingCourts.notation.action;

/** The state in which the turn began, or the question of the mines was asked. */
export function turnStart(steps: CourtsSteps, state: State): State {
  const isSameTurn = ({ before }: CourtsSteps[number]) =>
    before.toAct === state.toAct &&
    before.round === state.round &&
    before.stage.kind === state.stage.kind;
  const first = steps.findLastIndex((step) => !isSameTurn(step)) + 1;
  return steps[first]?.before ?? state;
}

/**
 * Asks for advice, and keeps the plan that was made after the roll while the person follows it, unless another line is
 * clearly better.
 * @param steps the steps of the game
 */
export async function adviceWithPlan(
  question: AdviceQuestion,
  steps: CourtsSteps,
  ask: (question: AdviceQuestion) => Promise<Advice>,
): Promise<Advice> {
  let advice: Advice | undefined;
  for (const { state, next } of decisionsSinceRoll(steps, question.state as State)) {
    const fresh = await ask({ ...question, state });
    const told: Advice = advice === undefined ? fresh : preferBegunPlan(fresh, advice.lines[0]);
    if (next === undefined) return told;
    advice = { ...told, lines: afterStep(told.lines[0], next) };
  }
  return ask(question);
}

interface Decision {
  readonly state: State;
  /** The step that was played then; `undefined` in the current state. */
  readonly next: string | undefined;
}

/** The decisions of this turn after its roll, up to the current one. */
function decisionsSinceRoll(steps: CourtsSteps, state: State): readonly Decision[] {
  const from = steps.findLastIndex(({ event }) => event.kind === "rolled") + 1;
  const { toAct, round } = state;
  const played = steps
    .slice(from)
    .filter(({ before }) => before.toAct === toAct && before.round === round)
    .flatMap(({ before, event }) =>
      event.kind === "acted" ? { state: before, next: write(event.action) } : [],
    );
  return [...played, { state, next: undefined }];
}

/** What is left of a plan after a step; nothing if the step is not its first, or the last. */
function afterStep(plan: AdviceLine | undefined, step: string): readonly AdviceLine[] {
  if (plan === undefined || plan.steps[0] !== step || plan.steps.length < 2) return [];
  return [{ ...plan, steps: plan.steps.slice(1) }];
}

/** Puts the plan that was begun first, unless another line is clearly better. */
export function preferBegunPlan(advice: Advice, begun: AdviceLine | undefined): Advice {
  const [best] = advice.lines;
  if (begun === undefined || best === undefined) return advice;
  const keyOf = ({ steps }: AdviceLine) => steps.toSorted().join();
  const plan = advice.lines.find((line) => keyOf(line) === keyOf(begun)) ?? begun;
  if (plan === best) return advice;
  const unsure = Math.max(best.margin ?? Infinity, plan.margin ?? Infinity, BETTER_MIN);
  if (best.chance - plan.chance > unsure) return advice;
  const others = advice.lines.filter((line) => line !== plan);
  return { ...advice, lines: [{ ...plan, steps: begun.steps }, ...others] };
}
