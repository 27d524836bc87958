import { stageOf, type Standing } from "@courtly/protocol";
import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import { botsQuestion, botsTurn, timeUp } from "./requests.ts";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import type { Tables } from "./tables.ts";

/** Sees to what happens without anybody asking: bots take their turns, and drawings do not wait for ever. */
export interface Keeper {
  /** Looks after a table whose log is so long at least, if that is known; harmless at any time. */
  readonly attend: (tableId: string, length?: number) => void;
  /** Waits for what is under way, and begins nothing more. */
  readonly stop: () => Promise<void>;
}

export interface KeeperOptions {
  /** How long a drawing waits for a seal or a share. */
  readonly drawingMs: number;
  readonly onTrouble: (error: unknown, tableId: string) => void;
  /** Thinks for the bots, off this thread. */
  readonly think: (question: BotQuestion) => Promise<BotAnswer>;
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
  /** The tables it was called to, and how long their logs are at least. */
  const called = new Map<string, number>();
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
        const length = called.get(tableId) ?? Infinity;
        called.delete(tableId);
        const waitMs = await seeTo(duties, { tableId, length, stopping: stopping.signal });
        if (waitMs !== undefined) wake(tableId, waitMs);
      } while (called.has(tableId) && !stopping.signal.aborted);
    } catch (error) {
      if (stopping.signal.aborted) return;
      options.onTrouble(error, tableId);
      wake(tableId, RETRY_MS);
    } finally {
      rounds.delete(tableId);
    }
  };
  // One round at a time for each table: bots do not talk over each other.
  const attend = (tableId: string, length = Infinity) => {
    if (stopping.signal.aborted) return;
    called.set(tableId, Math.max(length, called.get(tableId) ?? 0));
    if (!rounds.has(tableId)) rounds.set(tableId, round(tableId));
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

interface Call {
  readonly tableId: string;
  readonly length: number;
  readonly stopping: AbortSignal;
}

/** What a bot is to think about, while the log has this length. */
interface Pondering {
  readonly length: number;
  readonly question: BotQuestion;
}

/** Does what is due, and says after how long to look again. */
async function seeTo(
  { tables, fanout, clock, options }: Duties,
  { tableId, length, stopping }: Call,
): Promise<number | undefined> {
  const lateIn = ({ drawingSinceMs }: Standing) =>
    drawingSinceMs + options.drawingMs - clock.nowMs();
  let thought: { readonly length: number; readonly text: string } | undefined;
  for (;;) {
    let waitMs: number | undefined;
    let pondering: Pondering | undefined;
    const written = await tables.write(tableId, {
      calledAt: length,
      keyAt: (standing) => `house.${standing.length}`,
      decide: (matter) => {
        waitMs = undefined;
        pondering = undefined;
        const { standing } = matter;
        if (stopping.aborted) return undefined;
        if (stageOf(standing) === "drawing") {
          waitMs = lateIn(standing);
          return waitMs > 0 ? undefined : timeUp(matter);
        }
        const question = botsQuestion(matter);
        if (question === undefined) return undefined;
        // What was thought about another moment is of no use.
        if (thought?.length === standing.length) return botsTurn(matter, thought);
        pondering = { length: standing.length, question };
        return undefined;
      },
    });
    if (written?.ok === true) fanout.tell(tableId, written.value);
    else if (pondering === undefined || stopping.aborted) return waitMs;
    else thought = await pondered(pondering, options);
  }
}

async function pondered({ length, question }: Pondering, { think }: KeeperOptions) {
  const { text } = await think(question);
  return { length, text };
}
