interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: Error) => void;
}

/** Puts items that arrive during a commit into the next one. Each promise resolves when its group is on disk. */
export interface GroupCommit<Item, Result> {
  readonly add: (item: Item) => Promise<Result>;
  /** Resolves when all items that were added are committed. */
  readonly settled: () => Promise<void>;
}

/** The size of a group is limited, so that no commit takes long. */
const GROUP_MAX = 500;

/** `commit` stores a group and resolves with a result for each item, in order. If it rejects, all items of the group fail. */
export function groupCommit<Item, Result>(
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let committing: Promise<void> | undefined;
  const commitNext = async () => {
    const group = waiting.slice(0, GROUP_MAX);
    waiting = waiting.slice(GROUP_MAX);
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const { reject } of group) reject(reason);
    }
  };
  const commitAll = async () => {
    // Lets messages that have already arrived join the first group.
    await new Promise((resolve) => void setImmediate(resolve));
    while (waiting.length > 0) await commitNext();
    committing = undefined;
  };
  return {
    settled: async () => committing,
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        committing ??= commitAll();
      }),
  };
}
