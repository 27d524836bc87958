/** Does one piece of work at a time. `undefined` instead of a result if `pendingMax` pieces are not done yet. */
export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

export function oneAtATime(pendingMax: number): OneAtATime {
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (pending >= pendingMax) return undefined;
    pending += 1;
    const done = last.then(work);
    last = done.catch(() => undefined); // the next piece does not depend on the success of this one
    try {
      return await done;
    } finally {
      pending -= 1;
    }
  };
}
