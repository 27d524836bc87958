/** Runs tasks one after the other: a new task waits for those before it. */
export type TaskQueue = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function taskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
