import { setImmediate } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import type { QuietTable, Storage } from "../storage/storage.ts";
import { expire } from "./requests.ts";
import type { Tables } from "./tables.ts";

/** Closes tables that everybody has forgotten; finished games stay. */
export interface Sweeper {
  /** Tables that it would close now. */
  readonly forgotten: () => Promise<readonly QuietTable[]>;
  /** Sweeps now, and from then on every hour. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Broom {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly onTrouble: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Since the last entry: who waits for company gives up sooner than who waits for a move. */
const FORGOTTEN_MS = { lobby: DAY_MS, drawing: 30 * DAY_MS, playing: 30 * DAY_MS } as const;
const WAITING = ["lobby", "drawing", "playing"] as const;

export function sweeperOf(broom: Broom): Sweeper {
  const { clock, onTrouble } = broom;
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  let cancel: (() => void) | undefined;
  const round = async () => {
    try {
      await sweepOnce(broom, stopping.signal);
    } catch (error) {
      onTrouble(error);
    }
    if (!stopping.signal.aborted) cancel = clock.after(HOUR_MS, () => void sweep());
  };
  const sweep = () => {
    sweeping = round();
    return sweeping;
  };
  return {
    forgotten: () => forgotten(broom),
    sweep,
    stop: async () => {
      stopping.abort();
      cancel?.();
      await sweeping;
    },
  };
}

async function sweepOnce(broom: Broom, stopping: AbortSignal): Promise<void> {
  for (const quiet of await forgotten(broom)) {
    if (stopping.aborted) return;
    await closeQuiet(broom, quiet);
    await setImmediate();
  }
}

async function forgotten({ storage, clock }: Broom): Promise<readonly QuietTable[]> {
  const since = (stage: keyof typeof FORGOTTEN_MS) => clock.nowMs() - FORGOTTEN_MS[stage];
  return (await Promise.all(WAITING.map((stage) => storage.quiet(stage, since(stage))))).flat();
}

/** Unless somebody has come back at the last moment. */
async function closeQuiet(
  { tables, fanout }: Broom,
  { tableId, length }: QuietTable,
): Promise<void> {
  const closed = await tables.write(tableId, {
    keyAt: () => `sweep.${length}`,
    decide: (matter) => (matter.standing.length === length ? expire(matter) : undefined),
  });
  if (closed?.ok === true) fanout.tell(tableId, closed.value);
}
