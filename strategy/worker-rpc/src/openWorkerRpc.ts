import type { FromWorker, ToWorker } from "./messages.ts";

/** A worker that runs `serveWorkerRpc`: a thread of Node or a Web Worker. */
export interface RpcWorker<Question, Answer, Progress> {
  readonly post: (message: ToWorker<Question>) => void;
  /** Passes messages on to `hear`; calls `fail` once, when the worker has broken down. */
  readonly listen: (
    hear: (message: FromWorker<Answer, Progress>) => void,
    fail: (reason: string) => void,
  ) => void;
  readonly end: () => void;
}

/** The part of an AbortSignal that is used here; browsers and Node type it differently. */
interface Signal {
  readonly aborted: boolean;
  readonly reason: Error;
  readonly addEventListener: (kind: "abort", hear: () => void) => void;
  readonly removeEventListener: (kind: "abort", hear: () => void) => void;
}

export interface AskOptions<Progress> {
  /** Cancels the question: its promise is rejected with the reason of the signal. */
  readonly signal?: Signal;
  /** Called with each partial result that the worker reports before its answer. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Sends questions to a worker and resolves with its answers. */
export interface WorkerRpc<Question, Answer, Progress = never> {
  readonly ask: (question: Question, options?: AskOptions<Progress>) => Promise<Answer>;
  /** Ends the worker; rejects all questions without an answer. */
  readonly close: () => void;
}

interface Pending<Answer, Progress> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: AskOptions<Progress>["onProgress"];
}

interface RpcOptions<Question, Answer, Progress> {
  readonly spawn: () => RpcWorker<Question, Answer, Progress>;
  /** Begins the error message when the worker breaks down; the reason follows. */
  readonly failureText: string;
}

const CLOSED = "The worker was closed.";

/** Starts the worker with the first question, and a new one with the next question after a breakdown. */
export function openWorkerRpc<Question, Answer, Progress = never>({
  spawn,
  failureText,
}: RpcOptions<Question, Answer, Progress>): WorkerRpc<Question, Answer, Progress> {
  const pending = new Map<number, Pending<Answer, Progress>>();
  let worker: RpcWorker<Question, Answer, Progress> | undefined;
  let asked = 0;
  let isClosed = false;

  const failAll = (reason: string): void => {
    worker?.end();
    worker = undefined;
    const all = [...pending.values()];
    pending.clear();
    for (const { reject } of all) reject(new Error(reason));
  };

  const hear = (message: FromWorker<Answer, Progress>): void => {
    const asker = pending.get(message.id);
    if (asker === undefined) return; // cancelled meanwhile
    if (message.kind === "progress") return asker.onProgress?.(message.progress);
    pending.delete(message.id);
    if (message.kind === "failed") return asker.reject(new Error(message.reason));
    return asker.resolve(message.answer);
  };

  const started = () => {
    const fresh = spawn();
    fresh.listen(hear, (reason) => {
      if (worker === fresh) failAll(`${failureText}: ${reason}`);
    });
    return fresh;
  };

  const send = (question: Question, asker: Pending<Answer, Progress>): number => {
    worker ??= started();
    asked += 1;
    pending.set(asked, asker);
    worker.post({ kind: "ask", id: asked, question });
    return asked;
  };

  const ask: WorkerRpc<Question, Answer, Progress>["ask"] = async (
    question,
    { signal, onProgress } = {},
  ) => {
    if (signal?.aborted === true) throw signal.reason;
    if (isClosed) throw new Error(CLOSED);
    let giveUp = () => {};
    const answer = new Promise<Answer>((resolve, reject) => {
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

  return {
    ask,
    close: () => {
      isClosed = true;
      failAll(CLOSED);
    },
  };
}
