import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import { DamagedTable, type Storage } from "../storage/storage.ts";
import { loadStored } from "./cache.ts";
import type { Keeper } from "./keeper.ts";
import { botsQuestion } from "./requests.ts";
import type { Sweeper } from "./sweeper.ts";

/**
 * Resumes the games that an earlier server left at a bot's turn, while clients are already served. Servers that share a store also
 * resume, at any time, what one of them has left: bots answer within seconds.
 */
export interface ResumingGames {
  /** Resolves when the games that were left before the start are resumed, or at a stop. */
  readonly done: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ResumingContext {
  readonly storage: Storage;
  readonly keeper: Keeper;
  readonly sweeper: Sweeper;
  readonly clock: Clock;
  /** `tableId` is missing if the tables could not be listed. */
  readonly onError: (error: unknown, tableId?: string) => void;
}

/** Games that are resumed at the same time. Each needs memory, and other tables wait for bots too. */
const AT_ONCE = 4;

/** The time without an entry after which a bot's turn counts as left by its server. */
const LEFT_MS = 10_000;
/** The pause between two looks for such games. */
const LOOK_MS = 5000;

export function resumeGames(context: ResumingContext): ResumingGames {
  const { storage, clock } = context;
  const stopping = new AbortController();
  const idle = new Map<string, number>();
  let cancel: (() => void) | undefined;
  const resume = async () => {
    await resumeAll(context, { idle, stopping: stopping.signal });
    if (storage.shared === undefined || stopping.signal.aborted) return;
    cancel = clock.after(LOOK_MS, () => {
      working = resume();
    });
  };
  const done = resume();
  let working = done;
  return {
    done,
    stop: async () => {
      stopping.abort();
      cancel?.();
      await working;
    },
  };
}

interface Resuming {
  /** Tables at which nobody waits for a bot, with the length of their logs then: older versions have not stored that. */
  readonly idle: Map<string, number>;
  readonly stopping: AbortSignal;
}

async function resumeAll(context: ResumingContext, resuming: Resuming): Promise<void> {
  const { stopping } = resuming;
  try {
    const waiting = (await leftRunning(context, resuming)).values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        // The iterator is shared: each table is taken by one of these loops.
        for (const tableId of waiting) {
          if (stopping.aborted) return;
          await resume(context, tableId, resuming);
          await setImmediate();
        }
      }),
    );
  } catch (error) {
    if (!stopping.aborted) context.onError(error);
  }
}

/** The running tables that are not forgotten: the move of a bot would count as use, and keep them from being closed. */
async function leftRunning(
  { storage, sweeper, clock }: ResumingContext,
  { idle }: Resuming,
): Promise<readonly string[]> {
  const { shared } = storage;
  // Of a shared store, other servers may be working at the others.
  const beforeMs = shared === undefined ? undefined : clock.nowMs() - LEFT_MS;
  const found = await storage.awaitingBot(beforeMs);
  const known = found.filter((tableId) => idle.has(tableId));
  const lengths = known.length === 0 ? undefined : await shared?.lengths(known);
  const isIdle = (tableId: string) =>
    idle.has(tableId) && idle.get(tableId) === lengths?.get(tableId);
  const waiting = found.filter((tableId) => !isIdle(tableId));
  if (waiting.length === 0) return [];
  const forgotten = new Set((await sweeper.forgotten()).map(({ tableId }) => tableId));
  return waiting.filter((tableId) => !forgotten.has(tableId));
}

/** Lets the bot of a table play, if it is its turn. A table at which a person is to act is not kept in memory. */
async function resume(
  { storage, keeper, onError }: ResumingContext,
  tableId: string,
  { idle, stopping }: Resuming,
): Promise<void> {
  try {
    const loaded = await loadStored(storage, tableId);
    if (loaded === undefined) return;
    if (botsQuestion(loaded) !== undefined) await keeper.attend(tableId);
    else if (storage.shared !== undefined) idle.set(tableId, loaded.tableState.length);
  } catch (error) {
    // The store has logged a damaged table, once.
    if (!stopping.aborted && !(error instanceof DamagedTable)) onError(error, tableId);
  }
}
