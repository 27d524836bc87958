import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import type { BySeat } from "@courtly/engine";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import type { AskOptions } from "@courtly/worker-rpc";
import { computed, type ReadonlySignal } from "@preact/signals";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { TableModel } from "../model/tableModel.ts";
import { settings } from "../../../settings/settings.ts";
import { openAdviceRpc } from "../../../workers/adviceRpc.ts";
import { answerOf, following, type Known } from "../../../table/coach/following.ts";
import { rememberAnswers } from "../../../table/coach/rememberAnswers.ts";
import { adviceWithPlan, turnStart } from "./begunPlan.ts";
import { words } from "./words/index.ts";

/** The work for one decision, a second or two: the same position gets the same advice, however fast the device is. */
const THINKING_WORK = 150_000;

const FORECAST = { gameId: rollingCourts.id, limit: { work: 0 }, isForecast: true };

type AdviceKnown = Known<AdviceQuestion, Advice, number>;

/** The advice for the current decision at a table, as signals. */
export interface CourtsThoughts {
  readonly model: TableModel;
  /** Whether a person at this screen decides, and no dice or miners are moving. */
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly advice: ReadonlySignal<AdviceKnown>;
  /** The expected points of each seat at the end, computed at the start of the turn; `undefined` until then. */
  readonly finalPoints: ReadonlySignal<BySeat<number> | undefined>;
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
    };
  });
  const askOnce = rememberAnswers(adviceRpc.ask, positionKey);
  const advice = following(
    question,
    async (asked: AdviceQuestion, options: AskOptions<number>): Promise<Advice> =>
      adviceWithPlan(asked, model.view.peek().steps, async (each) => askOnce(each, options)),
  );
  // The forecast is made once in a turn, so that it does not change with the person's own steps; after the advice.
  const start = computed(() => {
    const isAdvised = question.value !== undefined && advice.known.value.kind === "answered";
    return isAdvised ? turnStart(model.view.value.steps, model.state.value) : undefined;
  });
  const forecast = following(
    start,
    rememberAnswers(
      async (state: State, options: AskOptions<number>) =>
        adviceRpc.ask({ ...FORECAST, state, seat: state.toAct }, options),
      (state) => JSON.stringify(state),
    ),
  );
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
    finalPoints: computed(() => answerOf(forecast.known.value)?.finalPoints),
    advised,
    playNext: () =>
      model.press("coach", () => playNext(model, advice.known.value, isPlaying.value)),
    close: () => {
      forecast.close();
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

/** Plays the first step of the best line. */
function playNext(model: TableModel, known: AdviceKnown, isPlaying: boolean): void {
  if (settings.value.coach !== "best") {
    refuse({ message: words().oddsOnly });
    return;
  }
  if (!isPlaying) return;
  const action = nextStep(known, model.state.value);
  if (action === undefined) announce(words().thinking);
  else model.play(action);
}
