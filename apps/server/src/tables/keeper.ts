import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout/fanout.ts";
import { botsQuestion, botsTurn } from "./requests.ts";
import type { BotAnswer, BotQuestion } from "@courtly/bots/thinking";
import type { Tables } from "./tables.ts";

/** Does the work that no player asks for: plays the turns of bots. */
export interface Keeper {
  /**
   * Does the work that is due at a table; resolves when it is done, or has failed and will be tried again. The log has
   * at least `length` entries. Safe to call at any time.
   */
  readonly attend: (tableId: string, length?: number) => Promise<void>;
  /** Finishes the work in progress, and starts no more. */
  readonly stop: () => Promise<void>;
}

export interface KeeperOptions {
  readonly onError: (error: unknown, tableId: string) => void;
  /** Computes the moves of bots in another thread. */
  readonly think: (question: BotQuestion) => Promise<BotAnswer>;
}

const RETRY_MS = 5000;

interface KeeperContext {
  readonly tables: Tables;
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly options: KeeperOptions;
}

export function keeperOf(context: KeeperContext): Keeper {
  const { fanout, clock, options } = context;
  const rounds = new Map<string, Promise<void>>();
  /** The tables that wait for attention, with the minimal length of their logs. */
  const called = new Map<string, number>();
  const timers = new Map<string, () => void>();
  const stopping = new AbortController();

  const wake = (tableId: string, delayMs: number) => {
    timers.get(tableId)?.();
    const cancel = clock.after(delayMs, () => {
      timers.delete(tableId);
      void attend(tableId);
    });
    timers.set(tableId, cancel);
  };
  const round = async (tableId: string) => {
    try {
      do {
        const length = called.get(tableId) ?? Infinity;
        called.delete(tableId);
        await seeTo(context, { tableId, length, stopping: stopping.signal });
      } while (called.has(tableId) && !stopping.signal.aborted);
    } catch (error) {
      if (stopping.signal.aborted) return;
      options.onError(error, tableId);
      wake(tableId, RETRY_MS);
    } finally {
      rounds.delete(tableId);
    }
  };
  // One round at a time for each table, so that its bots play one after the other.
  const attend = async (tableId: string, length = Infinity) => {
    if (stopping.signal.aborted) return;
    called.set(tableId, Math.max(length, called.get(tableId) ?? 0));
    const running = rounds.get(tableId) ?? round(tableId);
    rounds.set(tableId, running);
    await running;
  };
  const unwatch = fanout.watchAll((tableId, length) => void attend(tableId, length));
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

/** A question for a bot, and the length of the log that it is about. */
interface OpenQuestion {
  readonly length: number;
  readonly question: BotQuestion;
}

/** Plays the turns of bots that are due. */
async function seeTo(
  { tables, fanout, options }: KeeperContext,
  { tableId, length, stopping }: Call,
): Promise<void> {
  let thought: { readonly length: number; readonly text: string } | undefined;
  for (;;) {
    let openQuestion: OpenQuestion | undefined;
    const written = await tables.write(tableId, {
      knownLength: length,
      keyAt: (tableState) => `bot.${tableState.length}`,
      decide: (loaded) => {
        openQuestion = undefined;
        const { tableState } = loaded;
        if (stopping.aborted) return undefined;
        const question = botsQuestion(loaded);
        if (question === undefined) return undefined;
        // An answer for another length of the log is outdated.
        if (thought?.length === tableState.length) return botsTurn(loaded, thought);
        openQuestion = { length: tableState.length, question };
        return undefined;
      },
    });
    if (written?.ok === true) fanout.tell(tableId, written.value);
    else if (openQuestion === undefined || stopping.aborted) return;
    else thought = await answered(openQuestion, options);
  }
}

async function answered({ length, question }: OpenQuestion, { think }: KeeperOptions) {
  const { text } = await think(question);
  return { length, text };
}
