import type { AskOptions } from "@courtly/worker-rpc";
import { effect, signal, type ReadonlySignal } from "@preact/signals";

/** What is known about a question by now. */
export type Known<Question, Answer> =
  | { readonly kind: "nothing" }
  | { readonly kind: "asked"; readonly question: Question; readonly soFar: Answer | undefined }
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

/** Asks whatever there is to ask now, and gives up what was asked before. Nothing that came too late is ever known. */
export function following<Question, Answer, Progress>(
  question: ReadonlySignal<Question | undefined>,
  ask: Ask<Question, Answer, Progress>,
  read: (news: Progress) => Answer | undefined,
): Following<Question, Answer> {
  const known = signal<Known<Question, Answer>>({ kind: "nothing" });
  const close = effect(() => {
    const asked = question.value;
    if (asked === undefined) {
      known.value = { kind: "nothing" };
      return undefined;
    }
    const calledOff = new AbortController();
    known.value = { kind: "asked", question: asked, soFar: undefined };
    const now = (next: Known<Question, Answer>) => {
      if (!calledOff.signal.aborted) known.value = next;
    };
    ask(asked, {
      signal: calledOff.signal,
      onProgress: (news) => now({ kind: "asked", question: asked, soFar: read(news) }),
    }).then(
      (answer) => now({ kind: "answered", question: asked, answer }),
      () => now({ kind: "failed", question: asked }),
    );
    return () => calledOff.abort();
  });
  return { known, close };
}

/** What is there to show, whether or not there is more to come. */
export function latest<Question, Answer>(known: Known<Question, Answer>): Answer | undefined {
  if (known.kind === "answered") return known.answer;
  return known.kind === "asked" ? known.soFar : undefined;
}
