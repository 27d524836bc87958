import { Worker } from "node:worker_threads";
import type { Sample, Trial } from "@courtly/bots/learners";

export interface LessonTask {
  readonly kind: "lesson";
  readonly weights: Float64Array;
  readonly seed: string;
}

export interface TrialTask {
  readonly kind: "trial";
  readonly weights: Float64Array;
  readonly trial: Trial;
}

export type Task = LessonTask | TrialTask;
export type Answer = readonly Sample[] | number;

/** Plays games in parallel. Tasks of several calls wait in one queue, so that no thread is idle between two calls. */
export interface GamePool {
  /** Plays the lessons; returns their samples in the order of the tasks. */
  readonly lessons: (tasks: readonly LessonTask[]) => Promise<readonly Sample[]>;
  /** Plays the trials; returns the shares of victory in the order of the tasks. */
  readonly trials: (tasks: readonly TrialTask[]) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export function openGamePool(gameId: string, jobs: number): GamePool {
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL("./gameWorker.ts", import.meta.url), { workerData: gameId }),
  );
  const idle = [...workers];
  const queue: Waiting[] = [];
  const start = (): void => {
    while (idle.length > 0 && queue.length > 0) void work(idle.pop() as Worker);
  };
  const work = async (worker: Worker): Promise<void> => {
    const { task, resolve, reject } = queue.shift() as Waiting;
    try {
      resolve(await answerOf(worker, task));
      idle.push(worker);
      start();
    } catch (error) {
      reject(error); // the worker has ended: the others continue
    }
  };
  const ask = async (tasks: readonly Task[]): Promise<readonly Answer[]> => {
    const answers = tasks.map(
      (task) =>
        new Promise<Answer>((resolve, reject) => {
          queue.push({ task, resolve, reject });
        }),
    );
    start();
    return Promise.all(answers);
  };
  return {
    lessons: async (tasks) => ((await ask(tasks)) as readonly (readonly Sample[])[]).flat(),
    trials: async (tasks) => (await ask(tasks)) as readonly number[],
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function answerOf(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (answer: Answer) => {
      worker.off("error", reject);
      resolve(answer);
    });
    worker.postMessage(task);
  });
}
