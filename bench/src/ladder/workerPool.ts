import { Worker } from "node:worker_threads";
import type { Pairing } from "./pairing.ts";
import type { Known, Store } from "./store.ts";

/** Some games of a pairing, for one thread to play. */
export interface Task {
  readonly pairing: Pairing;
  readonly span: number;
  readonly games: number;
  readonly seed: string;
}

export interface Done<Tally> {
  readonly span: number;
  readonly tally: Tally;
}

/** The games to play for a pairing. */
export interface Assignment {
  readonly pairing: Pairing;
  /** Games in a span, the unit of work of a thread: whole cycles of seats. */
  readonly spanGames: number;
  readonly spans: number;
  readonly seed: string;
  readonly secondsMax: number;
}

export interface WorkerPool<Tally> {
  /** Plays the missing spans of a pairing and stores results as they arrive. */
  readonly play: (
    assignment: Assignment,
    onGames: (games: number) => void,
  ) => Promise<Known<Tally>>;
  readonly dismiss: () => Promise<void>;
}

const KEEP_EVERY_MS = 1000;

export interface Work<Tally> {
  /** The module of the threads: it answers a `Task` with a `Done`. */
  readonly worker: URL;
  readonly store: Store<Tally>;
  readonly added: (a: Tally, b: Tally) => Tally;
}

export function openWorkerPool<Tally extends { readonly games: number }>(
  jobs: number,
  { worker: module, store, added }: Work<Tally>,
): WorkerPool<Tally> {
  const workers = Array.from({ length: jobs }, () => new Worker(module));
  const play: WorkerPool<Tally>["play"] = async (assignment, onGames) => {
    const { pairing, spans, secondsMax, spanGames, seed } = assignment;
    const before = store.read(pairing);
    let known = before;
    let kept = performance.now();
    const begun = kept;
    const todo = Array.from({ length: spans }, (_, span) => span).filter(
      (span) => !before.spans.includes(span),
    );
    const takeIn = ({ span, tally }: Done<Tally>) => {
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

function asked<Tally>(worker: Worker, task: Task): Promise<Done<Tally>> {
  return new Promise((resolve, reject) => {
    const onDone = (done: Done<Tally>) => {
      worker.off("error", reject);
      resolve(done);
    };
    worker.once("message", onDone);
    worker.once("error", reject);
    worker.postMessage(task);
  });
}
