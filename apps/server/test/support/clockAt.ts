import { systemClock, type Clock } from "../../src/clock.ts";

/** A clock that a test may advance. */
export interface AdvancedClock extends Clock {
  /** Lets time pass at once. A timer that is due then runs once, also if it sets itself again: connections survive. */
  readonly pass: (ms: number) => void;
}

interface Timer {
  readonly dueMs: number;
  readonly work: () => void;
  cancel: () => void;
}

/** A clock that shows `atMs` now and runs on from there, so that a stored file is opened on its own day. */
export function clockAt(atMs: number): AdvancedClock {
  const startMs = systemClock.monotonicMs();
  const timers = new Set<Timer>();
  let passedMs = 0;
  const monotonicMs = () => systemClock.monotonicMs() + passedMs;
  const arm = (timer: Timer) => {
    timer.cancel = systemClock.after(Math.max(0, timer.dueMs - monotonicMs()), () => {
      timers.delete(timer);
      timer.work();
    });
  };
  return {
    nowMs: () => Math.round(atMs + (monotonicMs() - startMs)),
    monotonicMs,
    after: (delayMs, work) => {
      const timer: Timer = { dueMs: monotonicMs() + delayMs, work, cancel: () => undefined };
      timers.add(timer);
      arm(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    pass: (ms) => {
      passedMs += ms;
      for (const timer of timers) {
        timer.cancel();
        arm(timer);
      }
    },
  };
}
