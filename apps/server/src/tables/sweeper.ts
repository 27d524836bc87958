import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import type { QuietTable, Storage } from "../storage/storage.ts";
import { expire } from "./requests.ts";
import type { Tables } from "./tables.ts";

/** Closes tables that have not been used for a long time, and deletes finished ones, if the owner wants that. */
export interface Sweeper {
  /** Lists the tables that a sweep would close now. */
  readonly forgotten: () => Promise<readonly QuietTable[]>;
  /** Sweeps once now, and then once every hour. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SweeperContext {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly fanout: Fanout;
  readonly clock: Clock;
  /** The days after which finished games are deleted; `undefined` if they stay. */
  readonly keepFinishedDays: number | undefined;
  readonly onError: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The time since the last entry after which a table is closed: shorter in the lobby than during a game. */
const FORGOTTEN_MS = { lobby: DAY_MS, drawing: 30 * DAY_MS, playing: 30 * DAY_MS } as const;
const WAITING = ["lobby", "drawing", "playing"] as const;

export function sweeperOf(context: SweeperContext): Sweeper {
  const { clock, onError } = context;
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  let cancel: (() => void) | undefined;
  const round = async () => {
    if (stopping.signal.aborted) return;
    try {
      await sweepOnce(context, stopping.signal);
    } catch (error) {
      onError(error);
    }
    if (!stopping.signal.aborted) cancel = clock.after(HOUR_MS, () => void sweep());
  };
  const sweep = () => {
    sweeping = round();
    return sweeping;
  };
  return {
    forgotten: () => forgotten(context),
    sweep,
    stop: async () => {
      stopping.abort();
      cancel?.();
      await sweeping;
    },
  };
}

async function sweepOnce(context: SweeperContext, stopping: AbortSignal): Promise<void> {
  for (const quiet of await forgotten(context)) {
    if (stopping.aborted) return;
    await closeQuiet(context, quiet);
    await setImmediate();
  }
  await deleteFinished(context, stopping);
}

/** Finished games that are looked for at a time. */
const DELETED_TOGETHER = 200;

async function deleteFinished(
  { storage, tables, clock, keepFinishedDays }: SweeperContext,
  stopping: AbortSignal,
): Promise<void> {
  if (keepFinishedDays === undefined) return;
  const beforeMs = clock.nowMs() - keepFinishedDays * DAY_MS;
  for (;;) {
    const ids = await storage.endedBefore(beforeMs, DELETED_TOGETHER);
    if (stopping.aborted) return;
    await Promise.all(ids.map(tables.delete));
    if (ids.length < DELETED_TOGETHER) return;
  }
}

async function forgotten({ storage, clock }: SweeperContext): Promise<readonly QuietTable[]> {
  const since = (stage: keyof typeof FORGOTTEN_MS) => clock.nowMs() - FORGOTTEN_MS[stage];
  return (await Promise.all(WAITING.map((stage) => storage.quiet(stage, since(stage))))).flat();
}

/** Closes a table, unless its log has grown since the table was listed. */
async function closeQuiet(
  { tables, fanout }: SweeperContext,
  { tableId, length }: QuietTable,
): Promise<void> {
  const closed = await tables.write(tableId, {
    keyAt: () => `sweep.${length}`,
    decide: (loaded) => (loaded.tableState.length === length ? expire(loaded) : undefined),
  });
  if (closed?.ok === true) fanout.tell(tableId, closed.value);
}
