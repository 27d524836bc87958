import { stageOf, type Standing } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import { botsTurn, timeUp } from "./requests.ts";
import type { Tables } from "./tables.ts";

/** Sees to what happens without anybody asking: bots take their turns, and drawings do not wait for ever. */
export interface Keeper {
  /** Looks after a table; harmless at any time. */
  readonly attend: (tableId: string) => void;
  /** Waits for what is under way, and begins nothing more. */
  readonly stop: () => Promise<void>;
}

export interface KeeperOptions {
  /** How long a drawing waits for a seal or a share. */
  readonly drawingMs: number;
  readonly onTrouble: (error: unknown, tableId: string) => void;
}

const RETRY_MS = 5000;

interface Duties {
  readonly tables: Tables;
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly options: KeeperOptions;
}

export function keeperOf(duties: Duties): Keeper {
  const { fanout, clock, options } = duties;
  const rounds = new Map<string, Promise<void>>();
  const calledAgain = new Set<string>();
  const timers = new Map<string, () => void>();
  const stopping = new AbortController();

  const wake = (tableId: string, delayMs: number) => {
    timers.get(tableId)?.();
    const cancel = clock.after(delayMs, () => {
      timers.delete(tableId);
      attend(tableId);
    });
    timers.set(tableId, cancel);
  };
  const round = async (tableId: string) => {
    try {
      do {
        calledAgain.delete(tableId);
        const waitMs = await seeTo(duties, tableId, () => stopping.signal.aborted);
        if (waitMs !== undefined) wake(tableId, waitMs);
      } while (calledAgain.has(tableId) && !stopping.signal.aborted);
    } catch (error) {
      options.onTrouble(error, tableId);
      wake(tableId, RETRY_MS);
    } finally {
      rounds.delete(tableId);
    }
  };
  // One round at a time for each table: bots do not talk over each other.
  const attend = (tableId: string) => {
    if (stopping.signal.aborted) return;
    if (rounds.has(tableId)) calledAgain.add(tableId);
    else rounds.set(tableId, round(tableId));
  };
  const unwatch = fanout.watchAll(attend);
  return {
    attend,
    stop: async () => {
      stopping.abort();
      unwatch();
      for (const cancel of timers.values()) cancel();
      await Promise.all(rounds.values());
    },
  };
}

/** Does what is due, and says after how long to look again. */
async function seeTo(
  { tables, fanout, clock, options }: Duties,
  tableId: string,
  isStopped: () => boolean,
): Promise<number | undefined> {
  const lateIn = ({ drawingSinceMs }: Standing) =>
    drawingSinceMs + options.drawingMs - clock.nowMs();
  for (;;) {
    let waitMs: number | undefined;
    const written = await tables.write(tableId, {
      keyAt: ({ length }) => `house.${length}`,
      decide: (matter) => {
        waitMs = undefined;
        const { standing } = matter;
        if (isStopped()) return undefined;
        if (stageOf(standing) !== "drawing") return botsTurn(matter);
        waitMs = lateIn(standing);
        return waitMs > 0 ? undefined : timeUp(matter);
      },
    });
    if (written === undefined || !written.ok) return waitMs;
    fanout.tell(tableId, written.value);
  }
}
