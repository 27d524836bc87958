import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Replay } from "./replay.ts";

/** The speeds of a playback. */
export const SPEEDS = ["slow", "steady", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time that an event is shown. */
const SHOWN_MS: Readonly<Record<Speed, { readonly acted: number; readonly rolled: number }>> = {
  slow: { acted: 1800, rolled: 2600 },
  steady: { acted: 900, rolled: 1400 },
  fast: { acted: 350, rolled: 600 },
};

/** Plays a replay by itself, event after event. */
export interface Playback {
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly close: () => void;
}

/** @param isCalm whether the device asks for reduced motion: every picture then stays for the same time */
export function openPlayback<State, Action>(
  { steps, end, place, go }: Replay<State, Action>,
  isCalm: () => boolean,
): Playback {
  const isPlaying = signal(false);
  const speed = signal<Speed>("steady");
  const close = effect(() => {
    if (!isPlaying.value) return undefined;
    if (place.value >= end) {
      isPlaying.value = false;
      return undefined;
    }
    const isRoll = steps[place.value - 1]?.event.kind === "rolled";
    const ms = SHOWN_MS[speed.value][isRoll || isCalm() ? "rolled" : "acted"];
    const timer = setTimeout(() => go(place.peek() + 1), ms);
    return () => clearTimeout(timer);
  });
  return {
    isPlaying,
    speed,
    setSpeed: (next) => (speed.value = next),
    toggle: () => {
      if (!isPlaying.value && place.value >= end) go(0);
      isPlaying.value = !isPlaying.value;
    },
    pause: () => (isPlaying.value = false),
    close,
  };
}
