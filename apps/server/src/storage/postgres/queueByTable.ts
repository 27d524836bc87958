/** Does the work at each table in the order in which it was added; work at different tables is done at the same time. */
export interface QueueByTable {
  readonly add: <Value>(tableId: string, work: () => Promise<Value>) => Promise<Value>;
  /** Resolves when all work that was added is done. */
  readonly settled: () => Promise<void>;
}

/** Two appends of one server to the same table would otherwise wait for each other in the database, and one of them in vain. */
export function queueByTable(): QueueByTable {
  const last = new Map<string, Promise<unknown>>();
  return {
    add: async (tableId, work) => {
      const before = last.get(tableId);
      const done = before === undefined ? work() : before.then(work, work);
      last.set(tableId, done);
      try {
        return await done;
      } finally {
        if (last.get(tableId) === done) last.delete(tableId);
      }
    },
    settled: async () => void (await Promise.allSettled(last.values())),
  };
}
