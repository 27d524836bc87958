interface Waiting {
  readonly run: () => void;
  readonly settle: (failure: Error | undefined) => void;
}

/** Puts work that arrives during a commit into the next one. Each promise resolves when its group is on disk. */
export interface GroupCommit {
  readonly add: <Value>(work: () => Value) => Promise<Value>;
  /** Commits all waiting work now. */
  readonly flush: () => void;
}

/** `together` runs a group in one transaction: it is on disk when `together` returns, and undone if it throws. */
export function groupCommit(together: (work: () => void) => void): GroupCommit {
  let waiting: Waiting[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    if (group.length === 0) return;
    let failure: Error | undefined;
    try {
      together(() => {
        for (const { run } of group) run();
      });
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
    for (const { settle } of group) settle(failure);
  };
  return {
    flush,
    add: <Value>(work: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        let value: Value;
        // A commit blocks this thread, and messages queue up. `setImmediate` reads them all before the next commit.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          run: () => {
            value = work();
          },
          settle: (failure) => (failure === undefined ? resolve(value) : reject(failure)),
        });
      }),
  };
}
