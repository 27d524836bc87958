import type { Clock } from "./clock.ts";

export interface Rate {
  /** The number that is allowed at once. */
  readonly burst: number;
  /** The number that is added every second. */
  readonly perSecond: number;
}

/** Limits how often something may happen for each name: a token bucket. */
export interface Limiter {
  readonly allows: (name: string) => boolean;
}

const NAMES_MAX = 10_000;

export function limiterOf({ burst, perSecond }: Rate, clock: Clock): Limiter {
  const buckets = new Map<string, { level: number; atMs: number }>();
  const levelOf = (name: string, nowMs: number) => {
    const { level, atMs } = buckets.get(name) ?? { level: burst, atMs: nowMs };
    return Math.min(burst, level + ((nowMs - atMs) / 1000) * perSecond);
  };
  const forgetTheQuiet = (nowMs: number) => {
    for (const name of buckets.keys()) if (levelOf(name, nowMs) >= burst) buckets.delete(name);
    // If still too many names remain, the oldest half is dropped at once, so that this happens rarely.
    for (const name of buckets.keys()) if (buckets.size > NAMES_MAX / 2) buckets.delete(name);
  };
  return {
    allows: (name) => {
      const nowMs = clock.nowMs();
      const level = levelOf(name, nowMs);
      buckets.delete(name);
      buckets.set(name, { level: Math.max(0, level - 1), atMs: nowMs });
      if (level < 1) return false;
      if (buckets.size > NAMES_MAX) forgetTheQuiet(nowMs);
      return true;
    },
  };
}

/** Counts something for each name. */
export interface Counter {
  readonly of: (name: string) => number;
  readonly add: (name: string, count: 1 | -1) => void;
}

export function tally(): Counter {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add: (name, count) => {
      const now = (counts.get(name) ?? 0) + count;
      if (now > 0) counts.set(name, now);
      else counts.delete(name);
    },
  };
}
