import { refusalOf } from "@courtly/protocol";
import type { Clock } from "./clock.ts";

/** An allowance: so much at once, and so much more every second. */
export interface Rate {
  /** The number that is allowed at once. */
  readonly burst: number;
  /** The number that is added every second. */
  readonly perSecond: number;
}

/** Limits how often something may happen for each name: a token bucket. */
export interface Limiter {
  /**
   * Whether something of this cost may happen now. If so, its cost is taken from the allowance of the name; a refusal
   * costs nothing. A cost above the burst needs a whole burst, and the name pays the rest off before anything else.
   */
  readonly allows: (name: string, cost?: number) => boolean;
  /** Whether something of cost 1 would be allowed now. Takes nothing. */
  readonly wouldAllow: (name: string) => boolean;
}

/** The refusal of what a limiter does not allow. */
export const TOO_FAST = refusalOf("too-fast", "requests");

const NAMES_MAX = 10_000;

export function limiterOf(
  { burst, perSecond }: Rate,
  { monotonicMs }: Pick<Clock, "monotonicMs">,
): Limiter {
  const buckets = new Map<string, { readonly level: number; readonly atMs: number }>();
  const levelOf = (name: string, nowMs: number) => {
    const { level, atMs } = buckets.get(name) ?? { level: burst, atMs: nowMs };
    return Math.min(burst, level + ((nowMs - atMs) / 1000) * perSecond);
  };
  const dropFullBuckets = (nowMs: number) => {
    for (const name of buckets.keys()) if (levelOf(name, nowMs) >= burst) buckets.delete(name);
    // If too many names are left, the oldest half is dropped at once, so that this happens rarely.
    for (const name of buckets.keys()) if (buckets.size > NAMES_MAX / 2) buckets.delete(name);
  };
  return {
    wouldAllow: (name) => levelOf(name, monotonicMs()) >= Math.min(1, burst),
    allows: (name, cost = 1) => {
      const nowMs = monotonicMs();
      const level = levelOf(name, nowMs);
      const isAllowed = level >= Math.min(cost, burst);
      buckets.delete(name); // the map is ordered by last use
      buckets.set(name, { level: isAllowed ? level - cost : level, atMs: nowMs });
      if (buckets.size > NAMES_MAX) dropFullBuckets(nowMs);
      return isAllowed;
    },
  };
}
