import { systemClock, type Clock } from "../../src/clock.ts";

/** A clock that shows `atMs` now and runs on from there, so that a stored file is opened on its own day; or faster than time. */
export function clockAt(atMs: number, speed = 1): Clock {
  const startMs = systemClock.monotonicMs();
  const { monotonicMs, after } = systemClock;
  return {
    nowMs: () => Math.round(atMs + (monotonicMs() - startMs) * speed),
    monotonicMs: () => monotonicMs() * speed,
    after: (delayMs, work) => after(delayMs / speed, work),
  };
}
