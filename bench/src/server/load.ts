import { setTimeout as sleep } from "node:timers/promises";
import type { Duel } from "./duel.ts";

/** The results of a load. */
export interface Load {
  readonly count: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Does one piece of work; resolves with its milliseconds, or `undefined` when there is no more work. */
export type Work = () => Promise<number | undefined>;

/** Repeats each work without pauses: the next as soon as the last is acknowledged. */
export async function flatOut(works: readonly Work[], seconds: number): Promise<Load> {
  const start = performance.now();
  const isOver = () => performance.now() - start >= seconds * 1000;
  const took: number[] = [];
  await Promise.all(
    works.map(async (work) => {
      while (!isOver()) {
        const tookMs = await work();
        if (tookMs === undefined) return;
        took.push(tookMs);
      }
    }),
  );
  return loadOf(took, (performance.now() - start) / 1000);
}

/** Acts at each table every `everyMs`, spread over time; a late answer delays only its own table. */
export async function paced(
  duels: readonly Duel[],
  everyMs: number,
  seconds: number,
): Promise<Load> {
  const start = performance.now();
  const took: number[] = [];
  await Promise.all(
    duels.map(async ({ act }, index) => {
      for (let dueMs = (everyMs * index) / duels.length; dueMs < seconds * 1000; dueMs += everyMs) {
        await sleep(Math.max(0, start + dueMs - performance.now()));
        if (performance.now() - start > seconds * 1000) return; // a late server gets no extra time
        const tookMs = await act();
        if (tookMs === undefined) return;
        took.push(tookMs);
      }
    }),
  );
  return loadOf(took, (performance.now() - start) / 1000);
}

function loadOf(took: readonly number[], seconds: number): Load {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return { count: took.length, perSecond: took.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Runs `count` pieces of work, `atATime` in parallel, until the time is over. */
export async function someAtATime<Value>(
  count: number,
  { atATime, seconds }: { readonly atATime: number; readonly seconds: number },
  work: (index: number) => Promise<Value>,
): Promise<readonly Value[]> {
  const start = performance.now();
  const done: Value[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count && performance.now() - start < seconds * 1000) {
      next += 1;
      done.push(await work(next - 1));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return done;
}
