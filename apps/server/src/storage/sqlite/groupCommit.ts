interface Waiting {
  readonly run: () => void;
  readonly settle: (trouble: Error | undefined) => void;
}

/** Puts work that arrives while a commit is under way into the next one; each is told when its group is on disk. */
export interface GroupCommit {
  readonly add: <Value>(work: () => Value) => Promise<Value>;
  /** Commits what is waiting, now. */
  readonly flush: () => void;
}

/** `together` runs all of it in one transaction: on disk when it returns, undone if it throws. */
export function groupCommit(together: (work: () => void) => void): GroupCommit {
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    let trouble: Error | undefined;
    try {
      together(() => {
        for (const { run } of group) run();
      });
    } catch (error) {
      trouble = error instanceof Error ? error : new Error(String(error));
    }
    for (const { settle } of group) settle(trouble);
  };
  return {
    flush,
    add: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        let value: Value;
        // While a commit blocks this thread, messages pile up; they are read before the next one runs.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          run: () => {
            value = work();
          },
          settle: (trouble) => (trouble === undefined ? resolve(value) : reject(trouble)),
        });
      }),
  };
}
