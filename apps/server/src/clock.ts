/** The time, as a port: tests do not wait. */
export interface Clock {
  readonly nowMs: () => number;
  /** Gives back how to call it off. */
  readonly after: (delayMs: number, work: () => void) => () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    // A server that stops does not wait for somebody's time to be up.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
