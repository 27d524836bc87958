import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { computed, type ReadonlySignal } from "@preact/signals";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { TableModel } from "../model/tableModel.ts";
import { settings } from "../../../settings/settings.ts";
import { openAdviceRpc } from "../../../workers/adviceRpc.ts";
import { answerOf, following, type Known } from "../../../table/coach/following.ts";
import { rememberAnswers } from "../../../table/coach/rememberAnswers.ts";
import { words } from "./words/index.ts";

/** The work for one decision, a second or two: the same position gets the same advice, however fast the device is. */
const THINKING_WORK = 150_000;

/** The least difference of chances for which the coach changes its plan during a turn. */
const BETTER_MIN = 0.005;

type AdviceKnown = Known<AdviceQuestion, Advice, number>;

/** The advice for the current decision at a table, as signals. */
export interface CourtsThoughts {
  readonly model: TableModel;
  /** Whether a person at this screen decides, and no dice or miners are moving. */
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly advice: ReadonlySignal<AdviceKnown>;
  /** The first step of the best line, if the coach may show it. */
  readonly advised: ReadonlySignal<Action | undefined>;
  /** Plays the first step of the best line. */
  readonly playNext: () => void;
  readonly close: () => void;
}

/** Starts the computation of advice, which follows the table until it is closed. */
export function thinkAt(model: TableModel): CourtsThoughts {
  const adviceRpc = openAdviceRpc();
  const level = computed(() => settings.value.coach);
  const seat = computed(() => {
    const { waiting } = model.view.value;
    return waiting.kind === "person" ? waiting.seat : undefined;
  });
  const question = computed((): AdviceQuestion | undefined => {
    if (seat.value === undefined || level.value === "off") return undefined;
    const state = model.state.value;
    return {
      gameId: rollingCourts.id,
      state,
      seat: seat.value,
      limit: { work: THINKING_WORK },
      wantsForecast: true,
    };
  });
  let begun: BegunPlan | undefined;
  const withBegunPlan = (advice: Advice) =>
    preferBegunPlan(advice, stepsLeft(begun, model.state.peek()));
  const ask: typeof adviceRpc.ask = async (asked, options) =>
    withBegunPlan(await adviceRpc.ask(asked, options));
  const advice = following(question, rememberAnswers(ask, positionKey));
  const isPlaying = computed(
    () =>
      seat.value !== undefined &&
      model.motion.thrown.value === undefined &&
      !model.motion.isDigging.value,
  );
  const advised = computed(() =>
    isPlaying.value && level.value === "best"
      ? nextStep(advice.known.value, model.state.value)
      : undefined,
  );
  return {
    model,
    isPlaying,
    advice: advice.known,
    advised,
    playNext: () =>
      model.press("coach", () => {
        const [best] = answerOf(advice.known.value)?.lines ?? [];
        const { round, toAct } = model.state.value;
        if (playNext(model, advice.known.value, isPlaying.value))
          begun = { round, toAct, steps: best?.steps.slice(1) ?? [] };
      }),
    close: () => {
      advice.close();
      adviceRpc.close();
    },
  };
}

/** The same text for the same position, however it came about. */
function positionKey({ state, seat }: AdviceQuestion): string {
  return JSON.stringify([seat, state]);
}

/** The first step of the best line, if the advice is about this state. */
function nextStep(known: AdviceKnown, state: State): Action | undefined {
  if (known.kind !== "answered" || known.question.state !== state) return undefined;
  const text = known.answer.lines[0]?.steps[0] ?? "";
  const action = rollingCourts.notation.action.read(text);
  return action.ok ? action.value : undefined;
}

/** The remaining steps of a plan whose first step was played with the coach, and its turn. */
interface BegunPlan extends Pick<State, "round" | "toAct"> {
  readonly steps: readonly string[];
}

/** The remaining steps of the plan, if it was begun in this turn. */
function stepsLeft(begun: BegunPlan | undefined, { round, toAct }: State): readonly string[] {
  return begun?.round === round && begun.toAct === toAct ? begun.steps : [];
}

/** Puts the plan that was begun first, unless another line is clearly better. */
export function preferBegunPlan(advice: Advice, begun: readonly string[]): Advice {
  const keyOf = (steps: readonly string[]) => steps.toSorted().join();
  const plan = advice.lines.find(({ steps }) => keyOf(steps) === keyOf(begun));
  const [best] = advice.lines;
  if (plan === undefined || best === undefined || plan === best) return advice;
  const unsure = Math.max(best.margin ?? Infinity, plan.margin ?? Infinity, BETTER_MIN);
  if (best.chance - plan.chance > unsure) return advice;
  return { ...advice, lines: [plan, ...advice.lines.filter((line) => line !== plan)] };
}

/** Plays the first step of the best line; returns whether it was played. */
function playNext(model: TableModel, known: AdviceKnown, isPlaying: boolean): boolean {
  if (settings.value.coach !== "best") {
    refuse({ message: words().oddsOnly });
    return false;
  }
  if (!isPlaying) return false;
  const action = nextStep(known, model.state.value);
  if (action === undefined) announce(words().thinking);
  else model.play(action);
  return action !== undefined;
}
