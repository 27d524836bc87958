export type ToWorker<Question> =
  | { readonly kind: "ask"; readonly id: number; readonly question: Question }
  | { readonly kind: "cancel"; readonly id: number };

export type FromWorker<Answer, Progress> =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string };
