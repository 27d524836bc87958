import type { Clock } from "../../src/clock.ts";

export interface FakeClock extends Clock {
  /** Lets time pass, and runs the timers that are due, in order. */
  readonly pass: (ms: number) => void;
  /** Sets the time of day forward or back, as an administrator or a time server does. No time passes. */
  readonly setForward: (ms: number) => void;
  /** The number of pending timers. */
  readonly waiting: () => number;
}

export function fakeClock(): FakeClock {
  let shiftMs = 1_000_000_000_000;
  let sinceStartMs = 0;
  const due = new Set<{ readonly atMs: number; readonly work: () => void }>();
  return {
    nowMs: () => sinceStartMs + shiftMs,
    monotonicMs: () => sinceStartMs,
    setForward: (ms) => {
      shiftMs += ms;
    },
    waiting: () => due.size,
    after: (delayMs, work) => {
      const timer = { atMs: sinceStartMs + delayMs, work };
      due.add(timer);
      return () => void due.delete(timer);
    },
    pass: (ms) => {
      const until = sinceStartMs + ms;
      for (;;) {
        const [next] = [...due]
          .filter(({ atMs }) => atMs <= until)
          .toSorted((a, b) => a.atMs - b.atMs);
        if (next === undefined) break;
        due.delete(next);
        sinceStartMs = next.atMs;
        next.work();
      }
      sinceStartMs = until;
    },
  };
}
