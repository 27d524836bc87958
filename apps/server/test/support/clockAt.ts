import { systemClock, type Clock } from "../../src/clock.ts";

/** A clock that shows `atMs` now and runs on from there, so that a stored file is opened on its own day. */
export function clockAt(atMs: number): Clock {
  const shiftMs = atMs - systemClock.nowMs();
  return { ...systemClock, nowMs: () => systemClock.nowMs() + shiftMs };
}
