import type { ProblemWords } from "./sayProblem.ts";

/** Why something is not allowed: the rule, and the values that explain it. */
export interface Refusal {
  readonly rule: string;
  /** The name of the reason, the same in every language. */
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The reason in English, without the rule id. */
  readonly message: string;
}

/** Returns a function that makes a refusal from its code and values, with the texts and rule ids given by code. */
export function refusals<
  Known extends string,
  Words extends Readonly<Record<Known, ProblemWords[string]>>,
>(words: Words, rules: Readonly<Record<Known, string>>) {
  return <Code extends Known>(code: Code, ...[values]: Parameters<Words[Code]>): Refusal =>
    new Reason(rules[code], code, { words: words[code], values: values ?? {} });
}

interface Said {
  readonly words: ProblemWords[string];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A class, so that `message` is built only when it is read: bots make thousands of refusals a second. */
class Reason implements Refusal {
  readonly rule: string;
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly #words: Said["words"];

  constructor(rule: string, code: string, { words, values }: Said) {
    this.rule = rule;
    this.code = code;
    this.values = values;
    this.#words = words;
  }

  get message(): string {
    return this.#words(this.values as never);
  }

  toJSON(): Refusal {
    const { rule, code, values, message } = this;
    return { rule, code, values, message };
  }
}
