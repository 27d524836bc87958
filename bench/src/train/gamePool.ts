import { Worker } from "node:worker_threads";
import type { Sample } from "@courtly/bots/learners";

export type Task =
  | { readonly kind: "lesson"; readonly weights: Float64Array; readonly seed: string }
  | {
      readonly kind: "trial";
      readonly weights: Float64Array;
      readonly seed: string;
      readonly index: number;
    };

export type PoolAnswer = readonly Sample[] | number;

/** A pool of threads; each plays one game after the other. */
export interface GamePool {
  /** Runs the tasks; returns the answers in the order of the tasks. */
  readonly all: (tasks: readonly Task[]) => Promise<readonly PoolAnswer[]>;
  readonly close: () => Promise<void>;
}

export function openGamePool(gameId: string, jobs: number): GamePool {
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL("./gameWorker.ts", import.meta.url), { workerData: gameId }),
  );
  return {
    all: async (tasks) => {
      const answers: PoolAnswer[] = [];
      let next = 0;
      await Promise.all(
        workers.map(async (worker) => {
          while (next < tasks.length) {
            const index = next;
            next += 1;
            answers[index] = await done(worker, tasks[index] as Task);
          }
        }),
      );
      return answers;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function done(worker: Worker, task: Task): Promise<PoolAnswer> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown) =>
      reject(error instanceof Error ? error : new Error(String(error)));
    worker.once("error", onError);
    worker.once("message", (answer: PoolAnswer) => {
      worker.off("error", onError);
      resolve(answer);
    });
    worker.postMessage(task);
  });
}
