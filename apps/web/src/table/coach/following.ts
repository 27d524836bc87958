import type { AskOptions } from "@courtly/worker-rpc";
import { effect, signal, type ReadonlySignal } from "@preact/signals";

/** The state of a question: none was asked, pending, answered or failed. */
export type Known<Question, Answer> =
  | { readonly kind: "nothing" }
  | { readonly kind: "pending"; readonly question: Question; readonly soFar: Answer | undefined }
  | { readonly kind: "answered"; readonly question: Question; readonly answer: Answer }
  | { readonly kind: "failed"; readonly question: Question };

export interface Following<Question, Answer> {
  readonly known: ReadonlySignal<Known<Question, Answer>>;
  readonly close: () => void;
}

type Ask<Question, Answer, Progress> = (
  question: Question,
  options: AskOptions<Progress>,
) => Promise<Answer>;

/** Asks the current question, and cancels the one before. Answers that come too late are ignored. */
export function following<Question, Answer, Progress>(
  question: ReadonlySignal<Question | undefined>,
  ask: Ask<Question, Answer, Progress>,
  read: (news: Progress) => Answer | undefined,
): Following<Question, Answer> {
  const known = signal<Known<Question, Answer>>({ kind: "nothing" });
  const close = effect(() => {
    const current = question.value;
    if (current === undefined) {
      known.value = { kind: "nothing" };
      return undefined;
    }
    const calledOff = new AbortController();
    known.value = { kind: "pending", question: current, soFar: undefined };
    const now = (next: Known<Question, Answer>) => {
      if (!calledOff.signal.aborted) known.value = next;
    };
    ask(current, {
      signal: calledOff.signal,
      onProgress: (news) => now({ kind: "pending", question: current, soFar: read(news) }),
    }).then(
      (answer) => now({ kind: "answered", question: current, answer }),
      () => now({ kind: "failed", question: current }),
    );
    return () => calledOff.abort();
  });
  return { known, close };
}

/** The answer, or the part of it that is known so far. */
export function latest<Question, Answer>(known: Known<Question, Answer>): Answer | undefined {
  if (known.kind === "answered") return known.answer;
  return known.kind === "pending" ? known.soFar : undefined;
}
