/**
 * Does the same work for all who wait for it, one piece at a time. A call during a piece shares the next one, because the
 * current piece may not see what was stored since it began.
 */
export function sharedWork<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  const begin = () => {
    waiting = undefined;
    return work();
  };
  return () => {
    waiting ??= last.then(begin, begin);
    last = waiting;
    return waiting;
  };
}
