import type { FromWorker, ToWorker } from "./messages.ts";

/** The messaging functions that a worker's platform provides: a thread of Node or a Web Worker. */
export interface WorkerScope<Question, Answer, Progress> {
  readonly post: (message: FromWorker<Answer, Progress>) => void;
  readonly listen: (hear: (message: ToWorker<Question>) => void) => void;
  /** Resolves after waiting messages were delivered. */
  readonly pause: () => Promise<void>;
}

/** The call that a worker is answering. */
export interface WorkerCall<Progress> {
  readonly tell: (progress: Progress) => void;
  /** Resolves with `false` if the question was cancelled. Call it every few milliseconds: it lets the cancel arrive. */
  readonly isWanted: () => Promise<boolean>;
}

/** Computes the answer to a question; `undefined` if the question was cancelled. */
export type Answering<Question, Answer, Progress> = (
  question: Question,
  call: WorkerCall<Progress>,
) => Promise<Answer | undefined>;

/** Answers questions in the order of their arrival, as long as the worker lives. */
export function serveWorkerRpc<Question, Answer, Progress = never>(
  { post, listen, pause }: WorkerScope<Question, Answer, Progress>,
  answering: Answering<Question, Answer, Progress>,
): void {
  const cancelled = new Set<number>();
  let last = Promise.resolve();

  const answer = async (id: number, question: Question): Promise<void> => {
    try {
      const answered = await answering(question, {
        tell: (progress) => post({ kind: "progress", id, progress }),
        isWanted: async () => {
          await pause();
          return !cancelled.has(id);
        },
      });
      if (answered !== undefined) post({ kind: "answer", id, answer: answered });
    } catch (error) {
      post({ kind: "failed", id, reason: String(error) });
    }
    cancelled.delete(id);
  };

  listen((message) => {
    if (message.kind === "cancel") cancelled.add(message.id);
    else last = last.then(() => answer(message.id, message.question));
  });
}
