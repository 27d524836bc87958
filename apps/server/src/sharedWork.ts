/**
 * Runs work whose result several callers can share, one run at a time. Calls that come during a run share the next one,
 * because the current run may not see what was stored since it began.
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
