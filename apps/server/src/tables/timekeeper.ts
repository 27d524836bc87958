import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import { StorageError, type Storage } from "../storage/storage.ts";
import { endTime } from "./holding.ts";
import type { Tables } from "./tables.ts";

/** Ends turns whose clock has run out. The times are stored with the moves, so a restart forgets none. */
export interface Timekeeper {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface TimekeeperContext {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

const TICK_MS = 1000;
/** After an outage of the server everybody has this time, because nobody could play meanwhile. */
const GRACE_MS = 60_000;
/** A time of day that differs more from the passed time was set by somebody, or the machine slept: that is an outage too. */
const JUMP_MS = 5000;
/** If a tick is later than this, the process stood still: an outage too. A short pause on a busy machine is none. */
const STALL_MS = 20_000;

export function timekeeperOf(context: TimekeeperContext): Timekeeper {
  const { clock, onError } = context;
  const stopping = new AbortController();
  let working = Promise.resolve();
  let cancel: (() => void) | undefined;
  let graceEndsMs = Infinity;
  let last = { dayMs: 0, passedMs: 0 };
  /** Whether the store could not be used when turns were to end. */
  let isStoreBroken = false;
  const now = () => ({ dayMs: clock.nowMs(), passedMs: clock.monotonicMs() });
  const grant = () => {
    graceEndsMs = clock.monotonicMs() + GRACE_MS;
  };
  const work = async (passedMs: number) => {
    try {
      if (passedMs >= graceEndsMs) await endTurns(context, stopping.signal);
    } catch (error) {
      isStoreBroken = error instanceof StorageError;
      if (!stopping.signal.aborted) onError(error);
    }
  };
  /** Waits until the store can be used again. */
  const mend = async () => {
    try {
      await context.storage.checkWritable();
    } catch {
      return; // reported when it broke
    }
    isStoreBroken = false;
    grant();
  };
  const tick = async (awaitedMs: number) => {
    const { dayMs, passedMs } = now();
    const isSet = Math.abs(dayMs - last.dayMs - (passedMs - last.passedMs)) > JUMP_MS;
    if (isSet || passedMs - awaitedMs > STALL_MS) grant();
    last = { dayMs, passedMs };
    await (isStoreBroken ? mend() : work(passedMs));
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    const awaitedMs = clock.monotonicMs() + TICK_MS;
    cancel = clock.after(TICK_MS, () => {
      working = tick(awaitedMs);
    });
  };
  return {
    start: () => {
      last = now();
      grant();
      wait();
    },
    stop: async () => {
      stopping.abort();
      cancel?.();
      await working;
    },
  };
}

/**
 * Ends the turns that are due. A move that is stored at the same moment comes first: it is decided on the stored log. A fault
 * of one table does not stop the clocks of the others; without the store, all of them wait.
 */
async function endTurns(context: TimekeeperContext, stopping: AbortSignal): Promise<void> {
  const { storage, clock, onError } = context;
  for (const tableId of await storage.due(clock.nowMs())) {
    if (stopping.aborted) return;
    try {
      await endTurnAt(context, tableId);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      onError(error);
    }
  }
}

async function endTurnAt(
  { tables, fanout, clock }: TimekeeperContext,
  tableId: string,
): Promise<void> {
  const written = await tables.write(tableId, {
    keyAt: ({ length }) => `time.${length}`,
    decide: (loaded) => endTime(loaded, clock.nowMs()),
  });
  if (written?.ok === true) fanout.tell(tableId, written.value);
}
