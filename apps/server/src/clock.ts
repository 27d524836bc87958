/** The time, behind an interface so that tests need not wait. */
export interface Clock {
  readonly nowMs: () => number;
  /** Runs `work` later. Returns a function that cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    // A pending timer must not keep a stopping server alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
