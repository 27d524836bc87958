/** The time, behind an interface so that tests need not wait. */
export interface Clock {
  /** The time of day in milliseconds since 1970, for the times in logs. It may jump: somebody sets it, or a laptop wakes up. */
  readonly nowMs: () => number;
  /** Milliseconds since some moment. They only grow and never jump, so limits and timeouts count by them. */
  readonly monotonicMs: () => number;
  /** Runs `work` later. Returns a function that cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    // A pending timer must not keep a stopping server alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
