import type { Advice, AdviceQuestion } from "@courtly/bots/advice";
import { rollingCourts, type Action, type State } from "@courtly/rolling-courts";
import { computed, type ReadonlySignal } from "@preact/signals";
import { announce } from "../../parts/announcer.tsx";
import { refuse } from "../../parts/toast.tsx";
import type { Desk } from "../../rolling-courts/desk.ts";
import { settings } from "../../settings.ts";
import { openAdviceDesk } from "../adviceDesk.ts";
import { following, latest, type Known } from "../following.ts";
import { words } from "../words/index.ts";

/** What thinking about a turn may take; how the game stands is known sooner than what to do. */
const THINKING_MS = { odds: 600, best: 2000 } as const;

type AdviceKnown = Known<AdviceQuestion, Advice>;

/** What the coach knows about the moment at this table. */
export interface CourtsThoughts {
  readonly desk: Desk;
  /** Somebody here decides, and sees what the dice show. */
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly advice: ReadonlySignal<AdviceKnown>;
  readonly playNext: () => void;
  readonly close: () => void;
}

export function thinkAt(desk: Desk): CourtsThoughts {
  const adviceDesk = openAdviceDesk();
  const level = computed(() => settings.value.coach);
  const seat = computed(() => {
    const { waiting } = desk.view.value;
    return waiting.kind === "person" ? waiting.seat : undefined;
  });
  const asked = computed((): AdviceQuestion | undefined => {
    if (seat.value === undefined || level.value === "off") return undefined;
    const ms = THINKING_MS[level.value];
    return { gameId: rollingCourts.id, state: desk.state.value, seat: seat.value, ms };
  });
  const advice = following(asked, adviceDesk.ask, (news: Advice) => news);
  const isPlaying = computed(
    () =>
      seat.value !== undefined &&
      desk.motion.thrown.value === undefined &&
      !desk.motion.isDigging.value,
  );
  return {
    desk,
    isPlaying,
    advice: advice.known,
    playNext: () => playNext(desk, advice.known.value, isPlaying.value),
    close: () => {
      advice.close();
      adviceDesk.close();
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

function playNext(desk: Desk, known: AdviceKnown, isPlaying: boolean): void {
  if (settings.value.coach !== "best") {
    refuse({ message: words().oddsOnly });
    return;
  }
  if (!isPlaying) return;
  const action = nextStep(known, desk.state.value);
  if (action === undefined) announce(words().thinking);
  else void desk.play(action);
}
