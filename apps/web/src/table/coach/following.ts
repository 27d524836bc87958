import type { AskOptions } from "@courtly/worker-rpc";
import { effect, signal, type ReadonlySignal } from "@preact/signals";

/** The state of a question: none was asked, pending with the latest progress, answered or failed. */
export type Known<Question, Answer, Progress = never> =
  | { readonly kind: "nothing" }
  | { readonly kind: "pending"; readonly question: Question; readonly soFar: Progress | undefined }
  | { readonly kind: "answered"; readonly question: Question; readonly answer: Answer }
  | { readonly kind: "failed"; readonly question: Question };

export interface Following<Question, Answer, Progress> {
  readonly known: ReadonlySignal<Known<Question, Answer, Progress>>;
  readonly close: () => void;
}

type Ask<Question, Answer, Progress> = (
  question: Question,
  options: AskOptions<Progress>,
) => Promise<Answer>;

/** Asks the current question, and cancels the one before. Answers that come too late are ignored. */
export function following<Question, Answer, Progress = never>(
  question: ReadonlySignal<Question | undefined>,
  ask: Ask<Question, Answer, Progress>,
): Following<Question, Answer, Progress> {
  const known = signal<Known<Question, Answer, Progress>>({ kind: "nothing" });
  const close = effect(() => {
    const current = question.value;
    if (current === undefined) {
      known.value = { kind: "nothing" };
      return undefined;
    }
    const calledOff = new AbortController();
    known.value = { kind: "pending", question: current, soFar: undefined };
    const now = (next: Known<Question, Answer, Progress>) => {
      if (!calledOff.signal.aborted) known.value = next;
    };
    ask(current, {
      signal: calledOff.signal,
      onProgress: (soFar) => now({ kind: "pending", question: current, soFar }),
    }).then(
      (answer) => now({ kind: "answered", question: current, answer }),
      () => now({ kind: "failed", question: current }),
    );
    return () => calledOff.abort();
  });
  return { known, close };
}

/** The answer, once it is final. */
export function answerOf<Question, Answer, Progress>(
  known: Known<Question, Answer, Progress>,
): Answer | undefined {
  return known.kind === "answered" ? known.answer : undefined;
}

/** The answer, or the part of it that is known so far. */
export function latest<Question, Answer>(
  known: Known<Question, Answer, Answer>,
): Answer | undefined {
  return answerOf(known) ?? progressOf(known);
}

/** The latest progress of a pending question. */
export function progressOf<Question, Answer, Progress>(
  known: Known<Question, Answer, Progress>,
): Progress | undefined {
  return known.kind === "pending" ? known.soFar : undefined;
}
