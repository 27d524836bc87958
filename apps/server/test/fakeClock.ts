import type { Clock } from "../src/clock.ts";

export interface FakeClock extends Clock {
  /** Lets time pass, and runs the timers that are due, in order. */
  readonly pass: (ms: number) => void;
  /** The number of pending timers. */
  readonly waiting: () => number;
}

export function fakeClock(): FakeClock {
  let nowMs = 1_000_000_000_000;
  const due = new Set<{ readonly atMs: number; readonly work: () => void }>();
  return {
    nowMs: () => nowMs,
    waiting: () => due.size,
    after: (delayMs, work) => {
      const timer = { atMs: nowMs + delayMs, work };
      due.add(timer);
      return () => void due.delete(timer);
    },
    pass: (ms) => {
      const until = nowMs + ms;
      for (;;) {
        const [next] = [...due]
          .filter(({ atMs }) => atMs <= until)
          .toSorted((a, b) => a.atMs - b.atMs);
        if (next === undefined) break;
        due.delete(next);
        nowMs = next.atMs;
        next.work();
      }
      nowMs = until;
    },
  };
}
