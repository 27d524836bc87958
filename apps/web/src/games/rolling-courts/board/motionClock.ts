import type { Face } from "@courtly/engine";
import type { Action, State } from "@courtly/rolling-courts";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings, TUMBLE_MS } from "../../../settings/settings.ts";
import type { View } from "../../../table/session.ts";
import { prefersReducedMotion } from "../../../theme/media.ts";
import { throwsOf } from "./motion.ts";
import { isDig } from "../model/phases.ts";

/** The delay between the first and the last die of a throw. */
const STAGGER_MS = 120;
/** The time that three equal dice are shown before they are thrown again (R4). */
const EQUAL_MS = 650;
const CALM_MS = 150;
const DIG_MS = 1200;

type CourtsView = View<State, Action>;

/** A throw whose animation is running. */
export interface Throw {
  readonly faces: readonly Face[];
  /** Distinguishes one throw from the next. */
  readonly key: string;
  /** Whether another throw follows, because these dice are equal (R4). */
  readonly isAgain: boolean;
}

/** The animations that are running. Everything that they show is already decided. */
export interface Motion {
  readonly thrown: ReadonlySignal<Throw | undefined>;
  readonly isDigging: ReadonlySignal<boolean>;
  readonly durationMs: () => number;
  /** Shows the next throw, or lets the dice rest. */
  readonly nextThrow: (view: CourtsView) => void;
  /** Ends all motion. */
  readonly skip: () => void;
  readonly endDig: (view: CourtsView) => void;
}

export function createMotion(view: ReadonlySignal<CourtsView>): Motion {
  const seen = signal<{ readonly view: CourtsView; readonly throws: number } | undefined>(
    undefined,
  );
  const dug = signal<CourtsView | undefined>(undefined);
  const seenOf = (now: CourtsView) => (seen.value?.view === now ? seen.value.throws : 0);
  return {
    thrown: computed(() => {
      const throws = throwsOf(view.value.fresh);
      const index = seenOf(view.value);
      const faces = throws[index];
      if (faces === undefined) return undefined;
      const key = `${view.value.steps.length} ${index}`;
      return { faces, key, isAgain: index < throws.length - 1 };
    }),
    isDigging: computed(
      () => view.value.fresh.some(isDig) && dug.value !== view.value && !prefersReducedMotion(),
    ),
    durationMs: () => TUMBLE_MS[settings.value.dice],
    nextThrow: (now) => {
      if (view.value === now) seen.value = { view: now, throws: seenOf(now) + 1 };
    },
    skip: () => {
      seen.value = { view: view.value, throws: throwsOf(view.value.fresh).length };
      dug.value = view.value;
    },
    endDig: (now) => {
      dug.value = now;
    },
  };
}

/** Runs the timers of the animations: they end the throws and the dig. */
export function useMotionClock(motion: Motion, view: CourtsView): void {
  const { value: thrown } = motion.thrown;
  useEffect(() => {
    if (thrown === undefined) return undefined;
    const tumble = prefersReducedMotion() ? CALM_MS : motion.durationMs() + STAGGER_MS;
    const ms = tumble + (thrown.isAgain ? EQUAL_MS : 0);
    const timer = setTimeout(() => motion.nextThrow(view), ms);
    return () => clearTimeout(timer);
  }, [thrown?.key]);
  const { value: isDigging } = motion.isDigging;
  useEffect(() => {
    if (!isDigging) return undefined;
    const timer = setTimeout(() => motion.endDig(view), DIG_MS);
    return () => clearTimeout(timer);
  }, [view, isDigging]);
}
