import { Worker } from "node:worker_threads";
import { added } from "./arena.ts";
import type { Pairing } from "./pairing.ts";
import type { Known, Store } from "./store.ts";
import type { Done, Task } from "./worker.ts";

/** The games to play for a pairing. */
export interface Assignment {
  readonly pairing: Pairing;
  /** Games in a span, the unit of work of a thread: whole cycles of seats. */
  readonly spanGames: number;
  readonly spans: number;
  readonly seed: string;
  readonly secondsMax: number;
}

export interface WorkerPool {
  /** Plays the missing spans of a pairing and stores results as they arrive. */
  readonly play: (assignment: Assignment, onGames: (games: number) => void) => Promise<Known>;
  readonly dismiss: () => Promise<void>;
}

const KEEP_EVERY_MS = 1000;

export function openWorkerPool(jobs: number, store: Store): WorkerPool {
  const workers = Array.from(
    { length: jobs },
    () => new Worker(new URL("./worker.ts", import.meta.url)),
  );
  const play: WorkerPool["play"] = async (assignment, onGames) => {
    const { pairing, spans, secondsMax, spanGames, seed } = assignment;
    const before = store.read(pairing);
    let known = before;
    let kept = performance.now();
    const begun = kept;
    const todo = Array.from({ length: spans }, (_, span) => span).filter(
      (span) => !before.spans.includes(span),
    );
    const takeIn = ({ span, tally }: Done) => {
      const now = performance.now();
      known = {
        spans: [...known.spans, span],
        tally: added(known.tally, tally),
        seconds: before.seconds + (now - begun) / 1000,
      };
      onGames(known.tally.games);
      if (now - kept < KEEP_EVERY_MS) return;
      kept = now;
      store.write(pairing, known);
    };
    const next = () => (known.seconds < secondsMax ? todo.shift() : undefined);
    await Promise.all(
      workers.map(async (worker) => {
        for (let span = next(); span !== undefined; span = next())
          takeIn(await asked(worker, { pairing, span, games: spanGames, seed }));
      }),
    );
    store.write(pairing, known);
    return known;
  };
  const dismiss = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  return { play, dismiss };
}

function asked(worker: Worker, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const onDone = (done: Done) => {
      worker.off("error", reject);
      resolve(done);
    };
    worker.once("message", onDone);
    worker.once("error", reject);
    worker.postMessage(task);
  });
}
