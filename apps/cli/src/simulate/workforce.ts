import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { nextSize, playChunk, type Chunk, type Span } from "./chunk.ts";
import type { ToChunkWorker, FromChunkWorker } from "./chunkWorker.ts";
import { EXIT } from "../command.ts";
import { BotFault } from "../guests/botFault.ts";
import { invitationOf } from "../guests/guest.ts";
import { ANSWER_MS } from "../guests/guestProcess.ts";
import { newMoveTimer, runOut } from "../guests/moveTimer.ts";
import type { MatchPlan, PlayMatch } from "./match.ts";

export interface Workload {
  readonly gameId: string;
  readonly plan: MatchPlan;
  readonly games: number;
}

export interface WorkMonitor {
  /** Receives the chunks, in the order of their games. */
  readonly onChunk: (chunk: Chunk) => void;
  readonly signal: AbortSignal;
}

/** Plays all games in this thread, with a pause after each chunk so that Ctrl-C is handled. */
export async function workAlone(
  play: PlayMatch,
  { plan, games }: Workload,
  { onChunk, signal }: WorkMonitor,
): Promise<void> {
  let size = 1;
  for (let from = 0; from < games && !signal.aborted;) {
    const chunk = await playChunk(play, { from, to: Math.min(games, from + size) }, plan);
    onChunk(chunk);
    size = nextSize(size, chunk.ms);
    from = chunk.to;
    await nextTurn();
  }
}

/** The number of finished chunks per job that may wait for an earlier one. Limits the memory. */
const AHEAD_PER_JOB = 4;
const LOOK_EVERY_MS = 1000;

/** Plays the games in several worker threads, and puts their chunks in order. Throws the `BotFault` of a guest. */
export async function workTogether(
  load: Workload,
  jobs: number,
  { onChunk, signal }: WorkMonitor,
): Promise<void> {
  const { games } = load;
  const done = new Map<number, Chunk>();
  const idle: Worker[] = [];
  let handedOut = 0;
  let merged = 0;
  let size = 1;
  const glasses = Array.from({ length: jobs }, newMoveTimer);
  const workers = glasses.map(
    (glass) =>
      new Worker(new URL("./chunkWorker.ts", import.meta.url), { workerData: { ...load, glass } }),
  );
  let look: NodeJS.Timeout | undefined;
  const handOut = () => {
    while (handedOut < games && idle.length > 0 && done.size < jobs * AHEAD_PER_JOB) {
      const span: Span = { from: handedOut, to: Math.min(games, handedOut + size) };
      handedOut = span.to;
      idle.pop()?.postMessage(span satisfies ToChunkWorker);
    }
  };
  const takeIn = (chunk: Chunk) => {
    done.set(chunk.from, chunk);
    size = nextSize(size, chunk.ms);
    for (let next = done.get(merged); next !== undefined; next = done.get(merged)) {
      done.delete(merged);
      merged = next.to;
      onChunk(next);
    }
  };
  const hear = (word: FromChunkWorker) => {
    if (word.kind === "fault") throw new BotFault(word.fault);
    if (word.kind === "done") takeIn(word.chunk);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      if (signal.aborted) resolve();
      signal.addEventListener("abort", () => resolve());
      look = setInterval(() => {
        const late = glasses.map(runOut).find((found) => found !== undefined);
        if (late !== undefined) reject(tooLate(load.plan, late));
      }, LOOK_EVERY_MS);
      for (const worker of workers) {
        worker.on("error", reject);
        worker.on("message", (word: FromChunkWorker) => {
          try {
            hear(word);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            return;
          }
          idle.push(worker);
          if (merged === games) resolve();
          else handOut();
        });
      }
    });
  } finally {
    clearInterval(look);
    await Promise.all(workers.map(dismiss));
  }
}

/** The fault of a guest that blocks its thread. The position is unknown then, so the message names the game. */
function tooLate({ bots }: MatchPlan, { who, game }: { who: number; game: number }): BotFault {
  const guests = [...new Set(bots)].filter((name) => invitationOf(name) !== undefined);
  return new BotFault({
    exit: EXIT.no,
    bot: guests[who] ?? "",
    message: `it did not answer within ${ANSWER_MS / 1000} s, in game ${game} of this seed`,
  });
}

const FAREWELL_MS = 300;

/** Stops a worker. It gets a moment to end its guests, and is then terminated even in the middle of a game. */
async function dismiss(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  worker.postMessage("goHome" satisfies ToChunkWorker);
  await Promise.race([gone, sleep(FAREWELL_MS)]);
  await worker.terminate();
}
