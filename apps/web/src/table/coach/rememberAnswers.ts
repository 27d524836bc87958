type Ask<Question, Answer, Options> = (question: Question, options: Options) => Promise<Answer>;

const ANSWERS_MAX = 100;

/** Asks every question once: a position that comes back, after an undo, gets the answer that it had before. */
export function rememberAnswers<Question, Answer, Options>(
  ask: Ask<Question, Answer, Options>,
  keyOf: (question: Question) => string,
): Ask<Question, Answer, Options> {
  const answers = new Map<string, Answer>();
  return async (question, options) => {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = await ask(question, options);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > ANSWERS_MAX && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
