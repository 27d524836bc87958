import type { FromWorker, Odds, Progress, Question, ToWorker } from "./deskMessages.ts";

/** A worker that runs `serveDesk`, wherever it runs. */
export interface OddsWorker {
  readonly post: (message: ToWorker) => void;
  /** `fail` is called once the worker can do no more. */
  readonly listen: (hear: (message: FromWorker) => void, fail: (reason: string) => void) => void;
  readonly end: () => void;
}

/** What is needed of an AbortSignal. */
interface Signal {
  readonly aborted: boolean;
  readonly reason: Error;
  readonly addEventListener: (kind: "abort", hear: () => void) => void;
  readonly removeEventListener: (kind: "abort", hear: () => void) => void;
}

export interface AskOptions {
  /** Gives the question up: the promise is rejected with the signal's reason. */
  readonly signal?: Signal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Where odds are asked for that are worked out elsewhere. */
export interface Desk {
  readonly ask: (question: Question, options?: AskOptions) => Promise<readonly Odds[]>;
  /** Ends the worker; what is still open is rejected. */
  readonly close: () => void;
}

interface Pending {
  readonly resolve: (odds: readonly Odds[]) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: AskOptions["onProgress"];
}

/** The worker is started by the first question; one that broke down is replaced by the next. */
export function openDesk({ spawn }: { readonly spawn: () => OddsWorker }): Desk {
  const pending = new Map<number, Pending>();
  let worker: OddsWorker | undefined;
  let asked = 0;

  const failAll = (reason: string): void => {
    worker?.end();
    worker = undefined;
    const all = [...pending.values()];
    pending.clear();
    for (const { reject } of all) reject(new Error(reason));
  };

  const hear = (message: FromWorker): void => {
    const asker = pending.get(message.id);
    if (asker === undefined) return; // cancelled meanwhile
    if (message.kind === "progress") return asker.onProgress?.(message.progress);
    pending.delete(message.id);
    if (message.kind === "failed") return asker.reject(new Error(message.reason));
    asker.onProgress?.({ share: 1, odds: message.odds });
    return asker.resolve(message.odds);
  };

  const started = (): OddsWorker => {
    const fresh = spawn();
    fresh.listen(hear, (reason) => {
      if (worker === fresh) failAll(`The odds cannot be worked out: ${reason}`);
    });
    return fresh;
  };

  const send = (question: Question, asker: Pending): number => {
    worker ??= started();
    asked += 1;
    pending.set(asked, asker);
    worker.post({ kind: "ask", id: asked, question });
    return asked;
  };

  const ask: Desk["ask"] = async (question, { signal, onProgress } = {}) => {
    if (signal?.aborted === true) throw signal.reason;
    let giveUp = () => {};
    const answer = new Promise<readonly Odds[]>((resolve, reject) => {
      const id = send(question, { resolve, reject, onProgress });
      giveUp = () => {
        if (pending.delete(id)) worker?.post({ kind: "cancel", id });
        reject((signal as Signal).reason);
      };
    });
    signal?.addEventListener("abort", giveUp);
    try {
      return await answer;
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  };

  return { ask, close: () => failAll("The desk was closed.") };
}
