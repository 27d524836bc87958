import type { FromWorker, ToWorker } from "./messages.ts";

/** What a worker has around it. */
export interface Workplace<Question, Answer, News> {
  readonly post: (message: FromWorker<Answer, News>) => void;
  readonly listen: (hear: (message: ToWorker<Question>) => void) => void;
  /** Lets messages come in. */
  readonly pause: () => Promise<void>;
}

/** The one who asked, for who works on the answer. */
export interface Talk<News> {
  readonly tell: (news: News) => void;
  /** Lets messages come in; gives whether the answer is still wanted. To be called every few milliseconds. */
  readonly isWanted: () => Promise<boolean>;
}

/** Works a question out; nothing if it was called off. */
export type Answering<Question, Answer, News> = (
  question: Question,
  talk: Talk<News>,
) => Promise<Answer | undefined>;

/** Answers one question after the other, for as long as the worker lives. */
export function serveDesk<Question, Answer, News = never>(
  { post, listen, pause }: Workplace<Question, Answer, News>,
  answering: Answering<Question, Answer, News>,
): void {
  const cancelled = new Set<number>();
  let last = Promise.resolve();

  const answer = async (id: number, question: Question): Promise<void> => {
    try {
      const answered = await answering(question, {
        tell: (news) => post({ kind: "news", id, news }),
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
