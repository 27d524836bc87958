import type { FromWorker, ToWorker } from "./messages.ts";

/** A worker that runs `serveDesk`, wherever it runs. */
export interface DeskWorker<Question, Answer, News> {
  readonly post: (message: ToWorker<Question>) => void;
  /** `fail` is called once the worker can do no more. */
  readonly listen: (
    hear: (message: FromWorker<Answer, News>) => void,
    fail: (reason: string) => void,
  ) => void;
  readonly end: () => void;
}

/** What is needed of an AbortSignal. */
interface Signal {
  readonly aborted: boolean;
  readonly reason: Error;
  readonly addEventListener: (kind: "abort", hear: () => void) => void;
  readonly removeEventListener: (kind: "abort", hear: () => void) => void;
}

export interface AskOptions<News> {
  /** Gives the question up: the promise is rejected with the signal's reason. */
  readonly signal?: Signal;
  /** What the worker says before it has the answer. */
  readonly onNews?: (news: News) => void;
}

/** Where questions are asked that are answered elsewhere. */
export interface Desk<Question, Answer, News = never> {
  readonly ask: (question: Question, options?: AskOptions<News>) => Promise<Answer>;
  /** Ends the worker; what is still open is rejected. */
  readonly close: () => void;
}

interface Pending<Answer, News> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly onNews: AskOptions<News>["onNews"];
}

interface Behind<Question, Answer, News> {
  readonly spawn: () => DeskWorker<Question, Answer, News>;
  /** What is said when the worker breaks down, before the reason. */
  readonly trouble: string;
}

const CLOSED = "The desk was closed.";

/** The worker is started by the first question; one that broke down is replaced by the next. */
export function openDesk<Question, Answer, News = never>({
  spawn,
  trouble,
}: Behind<Question, Answer, News>): Desk<Question, Answer, News> {
  const pending = new Map<number, Pending<Answer, News>>();
  let worker: DeskWorker<Question, Answer, News> | undefined;
  let asked = 0;
  let isClosed = false;

  const failAll = (reason: string): void => {
    worker?.end();
    worker = undefined;
    const all = [...pending.values()];
    pending.clear();
    for (const { reject } of all) reject(new Error(reason));
  };

  const hear = (message: FromWorker<Answer, News>): void => {
    const asker = pending.get(message.id);
    if (asker === undefined) return; // cancelled meanwhile
    if (message.kind === "news") return asker.onNews?.(message.news);
    pending.delete(message.id);
    if (message.kind === "failed") return asker.reject(new Error(message.reason));
    return asker.resolve(message.answer);
  };

  const started = () => {
    const fresh = spawn();
    fresh.listen(hear, (reason) => {
      if (worker === fresh) failAll(`${trouble}: ${reason}`);
    });
    return fresh;
  };

  const send = (question: Question, asker: Pending<Answer, News>): number => {
    worker ??= started();
    asked += 1;
    pending.set(asked, asker);
    worker.post({ kind: "ask", id: asked, question });
    return asked;
  };

  const ask: Desk<Question, Answer, News>["ask"] = async (question, { signal, onNews } = {}) => {
    if (signal?.aborted === true) throw signal.reason;
    if (isClosed) throw new Error(CLOSED);
    let giveUp = () => {};
    const answer = new Promise<Answer>((resolve, reject) => {
      const id = send(question, { resolve, reject, onNews });
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
