/** The thinking time of a bot: the number of turns, their total time, and a histogram. */
export interface Thinking {
  readonly turns: number;
  readonly ms: number;
  /** The number of turns by size class of their time. */
  readonly bySize: Readonly<Record<number, number>>;
}

export const NO_THINKING: Thinking = { turns: 0, ms: 0, bySize: {} };

/** Size classes begin at a microsecond, with eight to a doubling: quantiles are correct within 9%. */
const SMALLEST_MS = 0.001;
const SIZES_A_DOUBLING = 8;

function sizeOf(ms: number): number {
  return Math.max(0, Math.ceil(Math.log2(ms / SMALLEST_MS) * SIZES_A_DOUBLING));
}

export function withTurn({ turns, ms, bySize }: Thinking, tookMs: number): Thinking {
  const size = sizeOf(tookMs);
  return {
    turns: turns + 1,
    ms: ms + tookMs,
    bySize: { ...bySize, [size]: (bySize[size] ?? 0) + 1 },
  };
}

export function together(a: Thinking, b: Thinking): Thinking {
  const sizes = new Set([...Object.keys(a.bySize), ...Object.keys(b.bySize)].map(Number));
  return {
    turns: a.turns + b.turns,
    ms: a.ms + b.ms,
    bySize: Object.fromEntries(
      [...sizes].map((size) => [size, (a.bySize[size] ?? 0) + (b.bySize[size] ?? 0)]),
    ),
  };
}

/** The time that this share of the turns does not exceed. */
export function quantileMs({ turns, bySize }: Thinking, share: number): number {
  let left = turns * share;
  let size = 0;
  for (const [next, count] of Object.entries(bySize).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  )) {
    size = Number(next);
    left -= count;
    if (left <= 0) break;
  }
  return SMALLEST_MS * 2 ** (size / SIZES_A_DOUBLING);
}
