import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { computed, type ReadonlySignal } from "@preact/signals";
import { announce } from "../../../ui/announcer.tsx";
import { refuse } from "../../../ui/toast.tsx";
import type { TableModel } from "../model/tableModel.ts";
import { settings } from "../../../settings/settings.ts";
import { openAdviceRpc } from "../../../workers/adviceRpc.ts";
import { following, latest, type Known } from "../../../table/coach/following.ts";
import { words } from "./words/index.ts";

/** What thinking about a turn may take. */
const THINKING_MS = 2000;

/** Less is no reason to change one's mind in the middle of a turn. */
const BETTER_MIN = 0.005;

type AdviceKnown = Known<AdviceQuestion, Advice>;

/** What the coach knows about the moment at this table. */
export interface CourtsThoughts {
  readonly model: TableModel;
  /** Somebody here decides, and sees what the dice show. */
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly advice: ReadonlySignal<AdviceKnown>;
  readonly playNext: () => void;
  readonly close: () => void;
}

export function thinkAt(model: TableModel): CourtsThoughts {
  const adviceRpc = openAdviceRpc();
  const level = computed(() => settings.value.coach);
  const seat = computed(() => {
    const { waiting } = model.view.value;
    return waiting.kind === "person" ? waiting.seat : undefined;
  });
  const asked = computed((): AdviceQuestion | undefined => {
    if (seat.value === undefined || level.value === "off") return undefined;
    const state = model.state.value;
    return { gameId: rollingCourts.id, state, seat: seat.value, ms: THINKING_MS };
  });
  let begun: Begun | undefined;
  const told = (advice: Advice) => goingOn(advice, stepsLeft(begun, model.state.peek()));
  const advice = following(
    asked,
    async (question, options) => told(await adviceRpc.ask(question, options)),
    told,
  );
  const isPlaying = computed(
    () =>
      seat.value !== undefined &&
      model.motion.thrown.value === undefined &&
      !model.motion.isDigging.value,
  );
  return {
    model,
    isPlaying,
    advice: advice.known,
    playNext: () => {
      const [best] = latest(advice.known.value)?.lines ?? [];
      const { round, toAct } = model.state.value;
      if (playNext(model, advice.known.value, isPlaying.value))
        begun = { round, toAct, steps: best?.steps.slice(1) ?? [] };
    },
    close: () => {
      advice.close();
      adviceRpc.close();
    },
  };
}

/** The best line's first step, if the advice is about this moment. */
function nextStep(known: AdviceKnown, state: State): Action | undefined {
  if (known.kind === "nothing" || known.question.state !== state) return undefined;
  const text = latest(known)?.lines[0]?.steps[0] ?? "";
  const action = rollingCourts.notation.action.read(text);
  return action.ok ? action.value : undefined;
}

/** What is left of a plan whose first step was played from here. */
interface Begun extends Pick<State, "round" | "toAct"> {
  readonly steps: readonly string[];
}

/** Only in the same turn. */
function stepsLeft(begun: Begun | undefined, { round, toAct }: State): readonly string[] {
  return begun?.round === round && begun.toAct === toAct ? begun.steps : [];
}

/** A plan that was begun stays the best as long as nothing is known to be clearly better. */
export function goingOn(advice: Advice, begun: readonly string[]): Advice {
  const keyOf = (steps: readonly string[]) => steps.toSorted().join();
  const plan = advice.lines.find(({ steps }) => keyOf(steps) === keyOf(begun));
  const [best] = advice.lines;
  if (plan === undefined || best === undefined || plan === best) return advice;
  const unsure = Math.max(best.margin ?? Infinity, plan.margin ?? Infinity, BETTER_MIN);
  if (best.chance - plan.chance > unsure) return advice;
  return { ...advice, lines: [plan, ...advice.lines.filter((line) => line !== plan)] };
}

/** Says whether the step is played. */
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
