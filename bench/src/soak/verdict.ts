/** The memory of the server after a number of games, after a garbage collection. */
export interface Sample {
  readonly games: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
}

/** The most memory of the process, its threads and SQLite included. */
const RSS_MAX_BYTES = 512 * 1024 * 1024;
/** The heap of the second half may be this much larger than in the first quarter, in which caches fill. */
const HEAP_GROWTH_MAX = 1.2;
/** With fewer samples there is nothing to compare. */
const SAMPLES_MIN = 4;

export interface SoakVerdict {
  readonly isPassed: boolean;
  readonly text: string;
}

/** Judges whether the memory of a server stays flat. */
export function judgeSoak(samples: readonly Sample[]): SoakVerdict {
  if (samples.length === 0) return { isPassed: true, text: "nothing was measured" };
  const rss = megabytes(highest(samples, ({ rssBytes }) => rssBytes));
  if (samples.some(({ rssBytes }) => rssBytes > RSS_MAX_BYTES))
    return {
      isPassed: false,
      text: `FAILED: the process used ${rss} MB, at most ${megabytes(RSS_MAX_BYTES)} are wanted`,
    };
  if (samples.length < SAMPLES_MIN)
    return { isPassed: true, text: `at most ${rss} MB; too few games to say whether memory grows` };
  const early = highest(samples.slice(0, Math.ceil(samples.length / 4)), heapOf);
  const late = highest(samples.slice(Math.floor(samples.length / 2)), heapOf);
  const isPassed = late <= early * HEAP_GROWTH_MAX;
  const heaps = `heap in the first quarter at most ${megabytes(early)} MB, in the second half ${megabytes(late)} MB`;
  return { isPassed, text: `${isPassed ? "passed" : "FAILED"}: ${heaps}; process ${rss} MB` };
}

const heapOf = ({ heapBytes }: Sample) => heapBytes;

function highest(samples: readonly Sample[], of: (sample: Sample) => number): number {
  return Math.max(0, ...samples.map(of));
}

export function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
