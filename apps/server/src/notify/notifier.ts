import type { Clock } from "../clock.ts";
import type { Notice, NoticeResult } from "../storage/notices.ts";
import { undefinedIfDamaged, type Storage } from "../storage/storage.ts";
import type { Tables } from "../tables/tables.ts";
import { postOf } from "./messages.ts";
import { noticeText } from "./noticeText.ts";
import type { Outbound, OutboundAnswer } from "./outbound.ts";

/** Sends the notices in the outbox. They are stored with the moves that cause them, so a restart forgets none. */
export interface Notifier {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface NotifierContext {
  readonly storage: Storage;
  readonly tables: Pick<Tables, "load">;
  readonly clock: Clock;
  readonly outbound: Outbound;
  /** The address of the page, if the operator has named it. */
  readonly origin: string | undefined;
  readonly onError: (error: unknown) => void;
}

const TICK_MS = 1000;
const MINUTE_MS = 60_000;
/** The pause after a fault of the store, which is most likely still there a second later. */
const FAULT_MS = MINUTE_MS;
/** The pauses before further attempts. After the last one a notice is given up. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];

export function notifierOf(context: NotifierContext): Notifier {
  const { storage, clock, onError } = context;
  const stopping = new AbortController();
  /** The notices that are being sent. They stay in the outbox until they have been sent. */
  const sending = new Map<number, Promise<void>>();
  let looking = Promise.resolve();
  let cancel: (() => void) | undefined;
  const deliver = async (notice: Notice) => {
    try {
      const result = await resultOf(context, notice, stopping.signal);
      if (result !== undefined) await storage.settleNotice(notice.id, result);
    } catch (error) {
      onError(error);
    } finally {
      sending.delete(notice.id);
    }
  };
  const look = async () => {
    let pauseMs = TICK_MS;
    try {
      for (const notice of await storage.dueNotices(clock.nowMs()))
        if (!stopping.signal.aborted && !sending.has(notice.id))
          sending.set(notice.id, deliver(notice));
    } catch (error) {
      onError(error);
      pauseMs = FAULT_MS;
    }
    if (!stopping.signal.aborted) wait(pauseMs);
  };
  const wait = (pauseMs = TICK_MS) => {
    cancel = clock.after(pauseMs, () => {
      looking = look();
    });
  };
  return {
    start: () => wait(),
    stop: async () => {
      stopping.abort();
      cancel?.();
      await looking;
      await Promise.all(sending.values());
    },
  };
}

/** Sends a notice. `undefined` if the server stops: then it stays in the outbox, and is sent again after the next start. */
async function resultOf(
  { storage, tables, clock, outbound, origin }: NotifierContext,
  notice: Notice,
  stopping: AbortSignal,
): Promise<NoticeResult | undefined> {
  const { event, attempts, subscription } = notice;
  if (subscription === undefined) return { kind: "gone" };
  const { tableId, player, language } = subscription;
  const loaded = await tables.load(tableId).catch(undefinedIfDamaged);
  const nowMs = clock.nowMs();
  const reader = { player, language, nowMs };
  const text = loaded && (await noticeText(loaded.tableState, event, reader));
  if (loaded === undefined || text === undefined) return { kind: "done" };
  const sender = { pushKeys: storage.pushKeys, origin, nowMs };
  const message = { notice, subscription, tableState: loaded.tableState, text };
  const answer = await outbound(postOf(message, sender), stopping);
  return stopping.aborted && answer.kind !== "answered"
    ? undefined
    : resultAfter(answer, { attempts, nowMs: clock.nowMs() });
}

interface Attempt {
  readonly attempts: number;
  readonly nowMs: number;
}

function resultAfter(answer: OutboundAnswer, { attempts, nowMs }: Attempt): NoticeResult {
  if (answer.kind === "forbidden") return { kind: "gone" };
  const status = answer.kind === "answered" ? answer.status : 0;
  if (status === 404 || status === 410) return { kind: "gone" };
  const mayWorkLater = status === 0 || status === 429 || status >= 500;
  const pauseMs = PAUSES_MS[attempts];
  return mayWorkLater && pauseMs !== undefined
    ? { kind: "again", dueMs: nowMs + pauseMs }
    : { kind: "done" };
}
